import CollectionEngine
import Drawing
import Foundation
import Geometry
import Rendering
import Scenarios
import TestSupport
import Testing

@Suite("Scenes as pictures")
struct ScenePictureTests {
  @Test("A scene looks as it is kept", arguments: PictureScene.all)
  func golden(_ picture: PictureScene) throws {
    let view = try picture.run().scrollView
    let scene = Scene(of: view)
    let bitmap = try Bitmap(size: scene.size, scale: view.pixelGrid.scale, isOpaque: true)
    SceneCompositor(cache: BitmapCache(style: CardStyle())).draw(scene, into: bitmap)
    let folder = Bundle.module.url(forResource: "Golden", withExtension: nil)
    try expectPicture(bitmap, picture.name.replacing(" ", with: "-"), in: folder)
  }
}
