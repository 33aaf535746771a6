extension SnapRule {
  /// How a release chooses among the candidates.
  ///
  /// `x` is where the release let go, `p` the proposed target, `v` the velocity. Whatever is chosen
  /// is a candidate, or else the proposed target itself: where there are no candidates, where none
  /// is within `proximity`, and where an `area` covers the view.
  public enum Choice: String, CaseIterable, Sendable {
    /// A quick release: the candidate nearest to `p`, at least the first one ahead of `x`; where it
    /// caught a snap in flight, at least the first one beyond where that was going. A slow one goes
    /// by its place: with a `distanceThreshold` to the candidate behind the last one passed where
    /// the content was dragged that far beyond it, else to the nearest one.
    case flick
    /// The candidate nearest to `p`, however quick the release: a light flick goes back.
    case nearest
    /// As `nearest`, among what is on the screen as the release lets go: however hard the flick, it
    /// goes no further than that.
    case visible
    /// A quick release: the first candidate at `p` or beyond it in the direction of `v`. A slow one:
    /// the candidate nearest to `p`.
    case beyond
    /// A quick release: the first candidate at `x` or beyond it in the direction of `v`, so that
    /// content which stands on a candidate stays there. A slow one as with `flick`.
    case neighbor
    /// A quick release: as many candidates on from the one nearest to `x` as `p - x` holds mean
    /// distances between those on the screen, rounded; the one nearest to `p` where that are none.
    /// A slow one: the candidate nearest to `p`.
    case count
    /// The candidate nearest to `p`, for content that moves at least the first one ahead of `x`;
    /// but `p` itself where one item that is longer than the view covers all of it there.
    case area
  }
}
