internal import CollectionEngine

/// What stands at the beginning and at the end of a section.
enum SectionBoundary: CaseIterable {
  case header, footer

  /// What it is called among supplementary views.
  var elementKind: String {
    switch self {
    case .header: CollectionView.elementKindSectionHeader
    case .footer: CollectionView.elementKindSectionFooter
    }
  }
}
