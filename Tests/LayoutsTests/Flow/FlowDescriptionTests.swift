import CollectionEngine
import Foundation
import Geometry
import Layouts
import Testing

struct FlowDescriptionTests {
  @Test func optionsHaveUIKitsDefaults() {
    let layout = LayoutDescription.flow.make()
    let defaults = Dictionary(
      uniqueKeysWithValues: LayoutDescription.flow.options.map { ($0.name, $0.read(layout)) })
    #expect(LayoutDescription.flow.name == "flow")
    #expect(
      defaults == [
        "scrollDirection": .choice("vertical"),
        "itemSize": .size(.init(width: 50, height: 50)),
        "estimatedItemSize": .size(.zero),
        "minimumLineSpacing": .number(10),
        "minimumInteritemSpacing": .number(10),
        "sectionInset": .insets(.zero),
        "sectionInsetReference": .choice("fromContentInset"),
        "headerReferenceSize": .size(.zero),
        "footerReferenceSize": .size(.zero),
        "sectionHeadersPinToVisibleBounds": .bool(false),
        "sectionFootersPinToVisibleBounds": .bool(false),
        "lastLine": .choice("grid"),
        "pinLimit": .choice("body"),
        "pinnedZIndex": .integer(1_000_000_000),
        "contentRounding": .choice("none"),
        "itemBeyondCount": .choice("none"),
        "boundarySize": .choice("measured"),
        "itemAppearance": .choice("fade"),
      ])
  }

  @Test func whatIsWrittenIsRead() {
    let layout = LayoutDescription.flow.make()
    for option in LayoutDescription.flow.options {
      let value: LayoutOption.Value =
        switch option.kind {
        case .number: .number(-7)
        case .integer: .integer(-7)
        case .bool: .bool(true)
        case .choice(let words): .choice(words.last ?? "")
        case .size: .size(.init(width: 12, height: 34))
        case .insets: .insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        }
      option.write(layout, value)
      #expect(option.read(layout) == value)
    }
  }
}
