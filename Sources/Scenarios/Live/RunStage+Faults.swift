internal import CollectionEngine
internal import Foundation
internal import Layouts

extension RunStage {
  /// Why the program cannot do `kind` as things are now; nil where it can. Reading a scenario tests the same
  /// beforehand.
  func fault(of kind: ScenarioEvent.Kind) -> String? {
    switch kind {
    case .scrollToItem(let path, _, _):
      guard let items else { return Self.noItems }
      guard items.showsScenario else { return items.view.absence(of: path) }
      return items.list.contains(path) ? nil : items.list.absence(of: path)
    case .update(let update):
      guard let items else { return Self.noItems }
      guard items.showsScenario else { return ItemStage.foreignItems }
      return fault(of: update, items.list)
    case .reorderStep(.lift(let path, _)):
      guard let items else { return Self.noItems }
      return items.list.contains(path) ? nil : items.list.absence(of: path)
    case .setLayout, .reorderStep, .transitionStep: return items == nil ? Self.noItems : nil
    case .set(let changes):
      if Set(changes.map(\.path)).count < changes.count {
        return "set: a key gets two values at once"
      }
      return changes.lazy.compactMap { self.fault(of: $0) }.first
    default: return nil
    }
  }

  private static let noItems = "there are no items: content has a size, not sections"

  private func fault(of update: ScenarioUpdate, _ list: SectionList) -> String? {
    var list = list
    do throws(UpdateFault) { try list.apply(update) } catch {
      return "update.\(error.key)[\(error.index)]: \(error.text)"
    }
    return list.count <= Limits.items
      ? nil : "there would be more than \(Limits.items.grouped) items"
  }

  private func fault(of change: ScenarioChange) -> String? {
    if change.path == "content.size", items != nil {
      return "\(change.path): the layout says the size: content has sections"
    }
    guard change.path.hasPrefix(ScenarioKeys.layoutPrefix) else { return nil }
    guard let layout = current.layout else {
      return "\(change.path): there is no layout: content has a size, not sections"
    }
    let name = change.path.dropFirst(ScenarioKeys.layoutPrefix.count)
    let option = layout.description.options.first {
      name == $0.name || name.hasPrefix($0.name + ".")
    }
    let fits =
      switch change.value {
      case let value as LayoutOption.Value: option?.kind.accepts(value) ?? false
      default: option?.kind == .insets
      }
    return fits ? nil : "\(change.path): \(layout.description.name) has no such option"
  }
}

extension CollectionView {
  /// Why there is no item at `path`; nil where there is one.
  fileprivate func absence(of path: IndexPath) -> String? {
    let isThere =
      path.count == 2 && path.section < numberOfSections
      && path.item < numberOfItems(inSection: path.section)
    return isThere ? nil : "scrollToItem: the layout's own data source has no item \(path)"
  }
}
