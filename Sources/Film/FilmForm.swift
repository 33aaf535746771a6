/// The forms in which a run is shown, by the ending of a file's name.
public enum FilmForm: String, CaseIterable, Sendable {
  /// The scene at one instant.
  case frame = ".frame.png"
  /// The scene at several instants, side by side.
  case filmstrip = ".filmstrip.png"
  /// The scene moving: H.264, which every player shows.
  case mp4 = ".mp4"
  /// The scene moving: VP9, for web pages.
  case webm = ".webm"
  /// The scene moving, for where a page takes nothing else.
  case gif = ".gif"

  /// The form that the ending of a name asks for, in any case of letters; nil where it is none of these.
  public init?(fileName: String) {
    let name = fileName.lowercased()
    guard let form = Self.allCases.first(where: { name.hasSuffix($0.rawValue) }) else { return nil }
    self = form
  }

  /// Whether it moves, and so needs ffmpeg.
  public var isMovie: Bool {
    switch self {
    case .frame, .filmstrip: false
    case .mp4, .webm, .gif: true
    }
  }
}
