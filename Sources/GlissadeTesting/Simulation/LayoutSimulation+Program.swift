public import CollectionEngine
public import Foundation
public import Scenarios
public import Testing

extension LayoutSimulation {
  /// The program scrolls to an item.
  public func scrollToItem(
    at indexPath: IndexPath, at position: CollectionView.ScrollPosition, animated: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    perform(.scrollToItem(indexPath, position: position, animated: animated), sourceLocation)
  }

  /// The program sets the content offset, in pt.
  public func setContentOffset(
    _ contentOffset: CGPoint, animated: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    perform(.setContentOffset(contentOffset, animated: animated), sourceLocation)
  }

  /// Items come, at the paths they have afterwards.
  public func insertItems(
    at indexPaths: [IndexPath], animated: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var update = ScenarioUpdate()
    update.insert = indexPaths.map { ScenarioUpdate.Insertion($0) }
    update.timing = animated ? .usual : .atOnce
    perform(.update(update), sourceLocation)
  }

  /// Items go, by the paths they have before.
  public func deleteItems(
    at indexPaths: [IndexPath], animated: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var update = ScenarioUpdate()
    update.delete = indexPaths
    update.timing = animated ? .usual : .atOnce
    perform(.update(update), sourceLocation)
  }

  /// An item goes elsewhere.
  public func moveItem(
    at indexPath: IndexPath, to newIndexPath: IndexPath, animated: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var update = ScenarioUpdate()
    update.move = [.init(from: indexPath, to: newIndexPath)]
    update.timing = animated ? .usual : .atOnce
    perform(.update(update), sourceLocation)
  }

  /// Items and sections come, go, move and are made anew, in one batch.
  public func performBatchUpdates(
    _ update: ScenarioUpdate, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    perform(.update(update), sourceLocation)
  }

  /// The viewport gets another size, in pt, as when a phone turns.
  public func resize(
    to size: CGSize, animated: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    perform(.resize(size, timing: animated ? .usual : .atOnce), sourceLocation)
  }

  private func perform(_ kind: ScenarioEvent.Kind, _ sourceLocation: SourceLocation) {
    happen(sourceLocation) { run.perform(kind, at: time) }
  }
}
