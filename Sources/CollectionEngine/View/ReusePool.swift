/// Views that wait to be used again, by the identifier they were made for.
struct ReusePool {
  /// How a view for an identifier is made.
  enum Role: Hashable {
    case cell(identifier: String)
    case supplementary(kind: String, identifier: String)
  }

  /// How many views have been made, and how many times one was used again.
  private(set) var made = 0
  private(set) var reused = 0

  private var makers: [Role: () -> CollectionReusableView] = [:]
  private var waiting: [Role: [CollectionReusableView]] = [:]

  /// The most views of one identifier that wait: more than two screens' worth are let go. Ours.
  static let largestQueue = 256

  mutating func register(_ role: Role, _ make: (() -> CollectionReusableView)?) {
    makers[role] = make
    waiting[role] = nil
  }

  /// A view for `role`, an old one if there is; nil where the identifier was never registered.
  mutating func take(_ role: Role) -> CollectionReusableView? {
    if let view = waiting[role]?.popLast() {
      reused += 1
      view.prepareForReuse()
      return view
    }
    guard let make = makers[role] else { return nil }
    made += 1
    let view = make()
    view.role = role
    return view
  }

  /// Puts a view away; one that was never dequeued is let go.
  mutating func put(_ view: CollectionReusableView) {
    guard let role = view.role, waiting[role, default: []].count < Self.largestQueue else { return }
    waiting[role, default: []].append(view)
  }
}
