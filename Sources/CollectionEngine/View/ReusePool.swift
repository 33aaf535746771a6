/// Views that wait to be used again, by what they were made for.
///
/// A class, because views and closures of other people are called while it works.
final class ReusePool {
  /// What a view is used for.
  enum Role: Hashable {
    case cell(identifier: String)
    case supplementary(kind: String, identifier: String)
    case decoration(kind: String)
  }

  /// How many views have been made, and how many times one was used again.
  private(set) var made = 0
  private(set) var reused = 0

  private var makers: [Role: () -> CollectionReusableView] = [:]
  private var waiting: [Role: [CollectionReusableView]] = [:]

  /// The most views of one role that wait: more than two screens' worth are let go. Ours.
  static let largestQueue = 256

  func register(_ role: Role, _ make: (() -> CollectionReusableView)?) {
    makers[role] = make
    waiting[role] = nil
  }

  /// Whether views for `role` can be made.
  func isRegistered(_ role: Role) -> Bool { makers[role] != nil }

  /// A view for `role`, an old one if there is; nil where it was never registered.
  func dequeue(_ role: Role) -> CollectionReusableView? {
    if let view = take(role) { return view }
    return makers[role].map { make(role, $0) }
  }

  /// An old view for `role`, if there is one, prepared for reuse.
  func take(_ role: Role) -> CollectionReusableView? {
    guard let view = waiting[role]?.popLast() else { return nil }
    reused += 1
    view.appliedAttributes = nil
    view.fittedSize = nil
    view.contentIdentity = nil
    view.prepareForReuse()
    return view
  }

  /// A new view for `role`.
  func make(_ role: Role, _ make: () -> CollectionReusableView) -> CollectionReusableView {
    made += 1
    let view = make()
    view.role = role
    return view
  }

  /// Puts a view away; one that was never dequeued is let go.
  func put(_ view: CollectionReusableView) {
    guard let role = view.role, waiting[role, default: []].count < Self.largestQueue else { return }
    waiting[role, default: []].append(view)
  }

  /// Lets go of the decoration views that wait: they are a layout's own.
  func forgetDecorations() {
    for role in waiting.keys {
      if case .decoration = role { waiting[role] = nil }
    }
  }
}
