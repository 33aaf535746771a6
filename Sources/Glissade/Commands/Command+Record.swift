import Scenarios
import Tracing

extension Command {
  /// Runs a scenario on the virtual clock and writes what happened.
  static let record = Command(
    "record",
    summary: "Run a scenario on the virtual clock and record it",
    details: [
      "Without a window, as fast as it goes. The same scenario gives the same bytes on every run.",
      "The ending of OUT chooses the form: .jsonl the whole trace, .csv the frames, .perfetto.json "
        + "for ui.perfetto.dev; .frame.png the scene at one instant, .filmstrip.png at several; .mp4, "
        + ".webm and .gif the scene moving; - is the whole trace on standard output.",
      "Films are made by the program ffmpeg, from a run of their own that has a frame for each picture: "
        + "at the scenario's rate times --slow, and for a GIF at 50 a second, or at --rate where that "
        + "is 25, 20 or 10, the rates its delays can say. Frames at given times, and perTick motion, "
        + "are held instead. A film that cannot be finished stays as far as ffmpeg has written it.",
      "When it is done it prints each motion from its release on: when and where it began, at which "
        + "velocity, where the release alone would have led (proposed), where it was sent (target) and "
        + "where it came to rest, in brackets where it did not. As in UIKit a free glide rests up to "
        + "0.5 pt per pt/ms short of its target. Changes without animation are no motions.",
      "It exits with 1 where a run does not settle, 65 for a wrong scenario, 66 where there is none, 69 "
        + "without ffmpeg, 73 and 74 where an output cannot be created or written, 130 when interrupted; "
        + "a film that was interrupted ends there.",
    ] + layoutFileDetails,
    arguments: [.scenario, .layoutFiles],
    options: [
      .value(
        "output", short: "o", "OUT", kind: .path(), isRepeatable: true,
        help: "Write a trace, a picture or a film there.")
    ] + layoutFileOptions + overrideOptions + OutputSet.options + [
      .flag("json", help: "Print the motions and changes as JSON.")
    ],
    examples: [
      Example("glissade record fling", "Run a scenario that comes with Glissade, by name."),
      Example(
        "glissade record paging -o paging.jsonl -o paging.csv",
        "Keep the whole trace and a table of its frames."),
      Example(
        "glissade record cover-flow -o run.filmstrip.png -o run.mp4 --touch --slow 4",
        "See it: eight instants side by side, and a film in slow motion."),
      Example(
        "glissade record line-carousel --set layout.zoomFactor=0.5",
        "Change an option of the layout."),
      Example(
        "glissade record Carousel.swift -o run.filmstrip.png",
        "Compile a layout that was written for UIKit, throw its items, and see them."),
      Example(
        "glissade record fling --rate 120 --set scrollView.decelerationRate=fast",
        "Change keys of the scenario."),
    ]
  ) { (arguments, console) throws(CommandError) in
    let file = try ScenarioFile(arguments, console)
    var recording = try Recording(file, arguments, console)
    return try recording.run(asJSON: arguments.flag("json"))
  }

  /// The options that change a scenario before it is read.
  static let overrideOptions: [CommandOption] = [
    .value(
      "set", "KEY=VALUE", isRepeatable: true,
      help: "Change a key of the scenario, as in viewport.width=414."),
    .value(
      "rate", "FPS", kind: .number(1...1000), help: "Frames per second: short for frames.rate."),
    .value(
      "size", "WxH",
      help: "The viewport in points, as in 375x667: short for viewport.width, height."),
    .value(
      "scale", "SCALE", kind: .number(0.25...16),
      help: "Pixels per point, also of pictures: short for viewport.scale."),
  ]
}

extension CommandArgument {
  /// A scenario by path or by name.
  static let scenario = CommandArgument(
    "SCENARIO", count: .optional, kind: .path(names: Assets.ofProcess().names(of: .scenario)),
    help:
      "A scenario file, - for standard input, or a name of one that comes along. Default for a Swift file: 60 items, thrown."
  )
}
