import CollectionEngine
import Foundation
import TestSupport

/// What happens to a collection view in one golden text.
struct LayoutCallOrder: Sendable {
  let name: String
  /// Whether it is about the first pass.
  let isFirst: Bool
  let act: @Sendable (Stage) -> Void

  init(_ name: String, isFirst: Bool = false, _ act: @escaping @Sendable (Stage) -> Void) {
    self.name = name
    self.isFirst = isFirst
    self.act = act
  }

  /// The calls, after a first pass that is not shown unless it is what this is about.
  func text() -> String {
    let stage = Stage(count: 12)
    if !isFirst { _ = stage.pass() }
    act(stage)
    return stage.pass()
  }
}

extension LayoutCallOrder {
  static let all: [LayoutCallOrder] = passes + measuring + changes + people + hands

  private static let passes: [LayoutCallOrder] = [
    LayoutCallOrder("first display", isFirst: true) { _ in },
    LayoutCallOrder("nothing changed") { _ in },
    LayoutCallOrder("scroll inside the fetched region") { stage in
      stage.view.contentOffset.y = 50
    },
    LayoutCallOrder("scroll out of the fetched region") { stage in
      stage.view.contentOffset.y = 250
    },
    LayoutCallOrder("scroll with invalidation, two frames") { stage in
      stage.layout.invalidatesOnScroll = true
      stage.view.contentOffset.y = 10
      stage.view.layoutIfNeeded()
      stage.log.note("--")
      stage.view.contentOffset.y = 20
    },
    LayoutCallOrder("another size, not invalidated") { stage in
      stage.view.bounds.size.height = 350
    },
    LayoutCallOrder("another size, invalidated") { stage in
      stage.layout.invalidatesOnScroll = true
      stage.view.bounds.size.height = 350
    },
    LayoutCallOrder("many invalidations") { stage in
      for _ in 0..<3 { stage.layout.invalidateLayout() }
    },
    LayoutCallOrder("content offset adjustment") { stage in
      let context = CollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment.y = 40
      stage.layout.invalidateLayout(with: context)
    },
    LayoutCallOrder("reuse") { stage in stage.view.contentOffset.y = 600 },
  ]

  private static let measuring: [LayoutCallOrder] = [
    LayoutCallOrder("self-sizing that the layout does not follow") { stage in
      stage.preferredHeight = { _ in 120 }
      stage.view.contentOffset.y = 100
    },
    LayoutCallOrder("self-sizing cells", isFirst: true) { stage in
      stage.layout.followsPreferences = true
      stage.preferredHeight = { [150, 90][$0.item % 2] }
    },
    LayoutCallOrder("self-sizing header", isFirst: true) { stage in
      stage.layout.followsPreferences = true
      stage.preferredHeaderHeight = { _ in 44 }
    },
    LayoutCallOrder("self-sizing cell that scrolls in") { stage in
      stage.layout.followsPreferences = true
      stage.layout.invalidateLayout()
      _ = stage.pass()
      stage.preferredHeight = { $0.item == 3 ? 130 : nil }
      stage.view.contentOffset.y = 50
    },
  ]

  private static let changes: [LayoutCallOrder] = [
    LayoutCallOrder("reloadData") { $0.view.reloadData() },
    LayoutCallOrder("another layout") { stage in
      let new = ProbeLayout(stage.log, itemSize: CGSize(width: 300, height: 150))
      stage.view.setCollectionViewLayout(new, animated: false) {
        stage.log.note("completion(\($0))")
      }
    },
    LayoutCallOrder("another layout, animated") { stage in
      let new = ProbeLayout(stage.log, itemSize: CGSize(width: 300, height: 150))
      stage.view.setCollectionViewLayout(new, animated: true) {
        stage.log.note("completion(\($0))")
      }
      stage.log.note("-- 0.4 s")
      stage.view.advance(to: 0.4)
    },
    LayoutCallOrder("batch update") { stage in
      stage.view.performBatchUpdates {
        stage.log.note("updates()")
        stage.model[0].remove(at: 1)
        stage.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      } completion: {
        stage.log.note("completion(\($0))")
      }
      stage.log.note("-- 0.2 s")
      stage.view.advance(to: 0.2)
      stage.log.note("-- 0.4 s")
      stage.view.advance(to: 0.4)
    },
    LayoutCallOrder("batch update without animation") { stage in
      View.performWithoutAnimation {
        stage.view.performBatchUpdates {
          stage.model[0].insert("new", at: 0)
          stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        } completion: {
          stage.log.note("completion(\($0))")
        }
      }
    },
    LayoutCallOrder("inserted under a header") { stage in
      stage.layout.followsPreferences = true
      stage.layout.invalidateLayout()
      _ = stage.pass()
      stage.model[0].insert("new", at: 1)
      stage.view.insertItems(at: [IndexPath(item: 1, section: 0)])
    },
    LayoutCallOrder("animated resize") { stage in
      stage.layout.invalidatesOnScroll = true
      stage.view.resize(to: CGSize(width: 300, height: 350), animated: true) {
        stage.log.note("completion(\($0))")
      }
      stage.log.note("-- 0.4 s")
      stage.view.advance(to: 0.4)
    },
    LayoutCallOrder("reconfigured item") { stage in
      stage.view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
    },
    LayoutCallOrder("reloaded item") { stage in
      stage.view.reloadItems(at: [IndexPath(item: 1, section: 0)])
    },
  ]

  private static let hands: [LayoutCallOrder] = [
    LayoutCallOrder("moved by hand and dropped") { stage in
      stage.view.beginInteractiveMovementForItem(at: [0, 0])
      for y in [80.0, 180] {
        stage.log.note("-- held at \(y)")
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: y))
      }
      stage.log.note("-- dropped")
      stage.view.endInteractiveMovement()
      stage.log.note("-- 0.4 s")
      stage.view.advance(to: 0.4)
    },
    LayoutCallOrder("moved by hand and cancelled") { stage in
      stage.view.beginInteractiveMovementForItem(at: [0, 0])
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 180))
      stage.log.note("-- cancelled")
      stage.view.cancelInteractiveMovement()
    },
    LayoutCallOrder("interactive transition, finished") { stage in
      let new = ProbeLayout(stage.log, itemSize: CGSize(width: 300, height: 150))
      let between = stage.view.startInteractiveTransition(to: new) {
        stage.log.note("completion(\($0), \($1))")
      }
      stage.log.note("-- half way")
      between.transitionProgress = 0.5
      stage.view.layoutIfNeeded()
      stage.log.note("-- finished")
      stage.view.finishInteractiveTransition()
      stage.log.note("-- 0.4 s")
      stage.view.advance(to: 0.4)
    },
  ]

  private static let people: [LayoutCallOrder] = [
    LayoutCallOrder("release") { stage in
      stage.layout.releaseTarget = { CGPoint(x: $0.x, y: ($0.y / 100).rounded() * 100) }
      stage.releaseTarget = { CGPoint(x: $0.x, y: $0.y + 100) }
      stage.view.handle(.release(contentOffset: nil, velocity: CGPoint(x: 0, y: 0.5)), at: 0)
    }
  ]
}
