import Film
import Foundation
import Rendering

/// What a command line says about pictures and films.
struct FilmOptions {
  /// Which instants a filmstrip shows.
  enum Instants: Equatable {
    case count(Int)
    case every(Double)
  }

  /// When `.frame.png` is taken, in s; nil for the end.
  var frameTime: Double?
  var instants = Instants.count(8)
  var look = ShotLook()
  /// How many seconds of film a second of the run takes.
  var slow = 1.0
  var style: any CellStyle

  /// The options of the table below.
  ///
  /// - Parameters:
  ///   - forms: those of the outputs; an option that none of them has is a mistake.
  ///   - hasCells: whether cells are to be seen whatever the outputs are.
  ///
  /// Errors: `.usage`; those of `ImageFolder`.
  init(_ arguments: ParsedArguments, forms: [FilmForm], hasCells: Bool = false) throws(CommandError)
  {
    for (option, having) in Self.forms where Self.isGiven(option, arguments) {
      if hasCells, option.name == "images" { continue }
      guard forms.contains(where: having.contains) else {
        let endings = listed(having.map(\.rawValue), conjunction: "or")
        throw CommandError(.usage, "\(option.flag) is for \(endings), and no output ends so")
      }
    }
    style = arguments.program.style()
    frameTime = arguments.number("at")
    if let interval = arguments.number("every") {
      if arguments.integer("count") != nil {
        throw CommandError(.usage, "--count and --every say the same: give one of them")
      }
      instants = .every(interval)
    } else if let count = arguments.integer("count") {
      instants = .count(count)
    }
    look = ShotLook(showsTouch: arguments.flag("touch"), isBurntIn: arguments.flag("burn-in"))
    slow = arguments.number("slow") ?? 1
    if let folder = arguments.text("images") {
      style = CardStyle(images: try ImageFolder(folder).read())
    }
  }

  private static func isGiven(_ option: CommandOption, _ arguments: ParsedArguments) -> Bool {
    option.value == nil ? arguments.flag(option.name) : arguments.text(option.name) != nil
  }

  /// Each option, and the forms that have it.
  private static let forms: [(CommandOption, [FilmForm])] = {
    let movies = FilmForm.allCases.filter(\.isMovie)
    let all = FilmForm.allCases
    return [
      (
        .value(
          "at", "SECONDS", kind: .number(0...86_400),
          help: "When .frame.png is taken. Default: the end."), [.frame]
      ),
      (
        .value(
          "count", "N", kind: .integer(1...Filmstrip.mostPictures),
          help: "How many pictures .filmstrip.png has, evenly over the time in which something "
            + "moves. Default: 8."), [.filmstrip]
      ),
      (
        .value(
          "every", "SECONDS", kind: .number(0.001...86_400),
          help: "The time from one picture of .filmstrip.png to the next, in place of --count."),
        [.filmstrip]
      ),
      (
        .value(
          "slow", "FACTOR", kind: .number(1...64),
          help: "Slow motion in films: 4 makes a second last four, with all pictures between."),
        movies
      ),
      (.flag("touch", help: "Show the finger in pictures and films."), all),
      (
        .flag("burn-in", help: "Show time, offset and activity in films and .frame.png."),
        [.frame] + movies
      ),
      (
        .value(
          "images", "FOLDER", kind: .path(),
          help: "Fill the cells of pictures and films with the PNG files of this folder, by name."),
        all
      ),
    ]
  }()

  /// The options as commands have them.
  static let options = forms.map(\.0)
}
