internal import CollectionEngine
internal import Foundation
internal import Geometry

extension LayoutDescription {
  /// `paged-grid`: pages of rows and columns, filled row by row.
  public static let pagedGrid = LayoutDescription(
    "paged-grid", summary: "pages of rows and columns, filled row by row; for isPagingEnabled",
    options: [
      .choice(
        "scrollDirection", \PagedGridLayout.scrollDirection,
        "the direction in which pages follow one another"),
      .integer(
        "columnsPerPage", \PagedGridLayout.columnsPerPage, in: 1...MetricCheck.most,
        "how many items stand side by side on a page"),
      .integer(
        "rowsPerPage", \PagedGridLayout.rowsPerPage, in: 1...MetricCheck.most,
        "how many rows a page has"),
      .size(
        "itemSize", \PagedGridLayout.itemSize, in: 0...MetricCheck.longest,
        "the size of items; a side of 0 fills the page"),
      .number(
        "minimumInteritemSpacing", \PagedGridLayout.minimumInteritemSpacing,
        in: 0...MetricCheck.longest, "the gap between items side by side"),
      .number(
        "minimumLineSpacing", \PagedGridLayout.minimumLineSpacing, in: 0...MetricCheck.longest,
        "the gap between rows"),
      .insets(
        "pageInset", \PagedGridLayout.pageInset, "what items keep away from the edges of their page"
      ),
    ],
    make: { PagedGridLayout() })
}
