public import Foundation

extension CollectionView {
  /// How cells of one class are made and set up for items: UIKit's registration, which needs no
  /// identifier.
  ///
  /// Make one up front and use it for every cell: each is a kind of its own, and a collection view
  /// keeps what it has seen.
  public struct CellRegistration<Cell: CollectionViewCell, Item> {
    /// Sets up `cell` for the item at `indexPath`.
    public typealias Handler = (
      _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> Void

    let kind = RegistrationKind("\(Cell.self)")
    let handler: Handler

    /// A registration whose cells are instances of `Cell`, set up by `handler`.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// How supplementary views of one class are made and set up, likewise.
  public struct SupplementaryRegistration<Supplementary: CollectionReusableView> {
    /// Sets up `supplementaryView`, of the kind `elementKind`, for `indexPath`.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let kind = RegistrationKind("\(Supplementary.self)")
    let elementKind: String
    let handler: Handler

    /// A registration for views of `elementKind` that are instances of `Supplementary`, set up by
    /// `handler`.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell of the registration's class for the item at `indexPath`, an old one if one waits, laid
  /// out as the layout says and set up for `item`; where that is nil it is not set up.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let role = ReusePool.Role.cell(identifier: registration.kind.identifier)
    register(role, registration.kind, Cell.self)
    let cell: Cell = own(
      dequeueReusableCell(
        withReuseIdentifier: registration.kind.identifier, for: indexPath))
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view of the registration's class and kind, likewise.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.kind.identifier)
    register(
      .supplementary(kind: kind, identifier: identifier), registration.kind, Supplementary.self)
    let view: Supplementary = own(
      dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: identifier, for: indexPath))
    registration.handler(view, kind, indexPath)
    return view
  }

  /// Has views for `role` made as instances of `viewClass`, from the first time on. The pool keeps
  /// the registration's kind, so that no later one gets the same identifier.
  private func register(
    _ role: ReusePool.Role, _ kind: RegistrationKind, _ viewClass: AnyClass
  ) {
    guard !reuse.isRegistered(role) else { return }
    reuse.register(role) {
      withExtendedLifetime(kind) { CollectionReusableView.make(viewClass) }
    }
  }

  private func own<Own: CollectionReusableView>(_ view: CollectionReusableView) -> Own {
    guard let own = view as? Own else {
      preconditionFailure("A registration of \(Own.self) made \(type(of: view)).")
    }
    return own
  }
}

/// What tells a registration from all others that are alive.
final class RegistrationKind {
  private let name: String

  init(_ name: String) { self.name = name }

  /// The reuse identifier of the registration's views.
  var identifier: String { "\(name) \(UInt(bitPattern: ObjectIdentifier(self)))" }
}
