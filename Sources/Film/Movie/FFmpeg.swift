internal import Programs

/// The program that encodes films, and how it is asked.
public struct FFmpeg: Equatable, Sendable {
  /// Where it is.
  public let path: String
  /// How long it may take nothing that it is handed before it counts as stuck. Default: 60 s, far above what it needs for
  /// a second of the largest pictures.
  public var patience: Duration

  /// The program at `path`.
  public init(path: String, patience: Duration = .seconds(60)) {
    self.path = path
    self.patience = patience
  }

  /// The program called `ffmpeg` in the first folder of `searchPath`, folders between colons, that has one.
  ///
  /// Errors: `.missing`, with what to install.
  public static func find(in searchPath: String) throws(FilmError) -> FFmpeg {
    guard let found = program("ffmpeg", in: searchPath) else {
      throw FilmError(
        .missing,
        "films and GIFs need the program ffmpeg, and there is none on PATH: "
          + "install it, as with 'apt-get install ffmpeg'")
    }
    return FFmpeg(path: found)
  }

  /// The arguments for reading raw pictures from standard input: pixels as a `Bitmap` has them, one after another.
  static func input(width: Int, height: Int, rate: Double) -> [String] {
    #if _endian(little)
      let pixels = "bgr0"
    #else
      let pixels = "0rgb"
    #endif
    return [
      "-hide_banner", "-loglevel", "error", "-nostats", "-y", "-f", "rawvideo",
      "-pixel_format", pixels, "-video_size", "\(width)x\(height)", "-framerate", "\(rate)",
      "-i", "pipe:0",
    ]
  }

  /// The arguments that choose the encoder and the file for `form`.
  ///
  /// Quality: `-crf` 18 and 24 are what their encoders' guides call visually lossless, and text and thin lines stay sharp.
  /// Colours are converted and marked as BT.709, which players assume where nothing is said.
  static func output(_ form: FilmForm, path: String) -> [String] {
    let colours = [
      "-vf", "scale=out_color_matrix=bt709:out_range=tv", "-pix_fmt", "yuv420p", "-colorspace",
      "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv",
    ]
    let encoder: [String]
    switch form {
    case .frame, .filmstrip: preconditionFailure("A picture that does not move is no film.")
    case .mp4:
      encoder =
        ["-c:v", "libx264", "-preset", "medium", "-crf", "18"] + colours
        + ["-movflags", "+faststart", "-f", "mp4"]
    case .webm:
      encoder =
        ["-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-deadline", "good", "-cpu-used", "4"]
        + ["-row-mt", "1"] + colours + ["-f", "webm"]
    case .gif:
      // Descriptor 3 has the palette. The last picture stays for a second before the loop begins again.
      encoder = [
        "-f", "png_pipe", "-i", "pipe:3", "-filter_complex",
        "[0:v][1:v]paletteuse=dither=bayer:bayer_scale=4:diff_mode=rectangle", "-final_delay",
        "100", "-loop", "0", "-f", "gif",
      ]
    }
    return encoder + ["file:" + path]
  }

  /// The arguments that make one palette of all pictures, as a PNG on standard output.
  static let palette = [
    "-vf", "palettegen=stats_mode=full:reserve_transparent=1", "-frames:v", "1", "-f",
    "image2pipe", "-c:v", "png", "pipe:1",
  ]
}
