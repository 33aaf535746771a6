internal import CollectionEngine
internal import Foundation
internal import Layouts
internal import Scenarios

extension PreviewSession {
  /// Shows what has become of the layout's code, where it has changed.
  func takeNewCode(at real: Double) {
    switch surroundings.code?.news() {
    case nil: break
    case .failure(let sentence): say(sentence, at: nil)
    case .layout(let layout, let notice):
      newestLayout = layout
      say(notice, at: real)
      // Somebody who looks at another layout goes on looking at it.
      guard wanted.layout?.description.file == layout.file else { break }
      outgoingLayout = outgoingLayout ?? run.collectionView?.collectionViewLayout
      perform(.setLayout(ScenarioLayout(layout), timing: .usual), at: real)
    }
  }

  /// The layouts that keys switch between: those of the program, and behind them the one of the code.
  var knownLayouts: [LayoutDescription] {
    let own = newestLayout ?? run.base.layout?.description
    return surroundings.layouts.descriptions + (own?.file == nil ? [] : [own].compactMap(\.self))
  }
}
