/// The code that is compiled beside a layout's files: it makes the layout, and gives it and its view what belongs to them.
struct Glue {
  /// The name that messages give to what a person said is to be made.
  static let classPlace = "--class"
  /// The name that messages give to what a person said is to be set.
  static let setupPlace = "--setup"
  /// The function that makes a layout, and answers it retained.
  static let makeSymbol = "glissade_make_layout"
  /// The function that is handed a layout, its view and the scenario's content, and answers what is to be kept, retained.
  static let connectSymbol = "glissade_connect_layout"

  /// The code as a file of its own.
  let text: String

  /// The glue for what was chosen, and `setup` after all else.
  init(_ choice: LayoutChoice, setup: String?) {
    let place = choice.isCallGiven ? Self.classPlace : nil
    let setupLines = setup.map { [Self.place(Self.setupPlace, 1), $0, "#sourceLocation()"] } ?? []
    text =
      ([
        "import UIKit",
        "import protocol Layouts.SizedContent",
        "@MainActor @_cdecl(\"\(Self.makeSymbol)\")",
        "public func glissadeMakeLayout() -> UnsafeMutableRawPointer {",
      ] + Self.located(place, ["let layout: UICollectionViewLayout = \(choice.call)"]) + [
        "return Unmanaged.passRetained(layout).toOpaque()",
        "}",
        "@MainActor @_cdecl(\"\(Self.connectSymbol)\")",
        "public func glissadeConnectLayout(",
        "  _ layoutPlace: UnsafeMutableRawPointer, _ viewPlace: UnsafeMutableRawPointer,",
        "  _ contentPlace: UnsafeMutableRawPointer",
        ") -> UnsafeMutableRawPointer {",
        "let layout = Unmanaged<\(choice.type)>.fromOpaque(layoutPlace).takeUnretainedValue()",
        "let collectionView = Unmanaged<UICollectionView>.fromOpaque(viewPlace).takeUnretainedValue()",
        "let content =",
        "  Unmanaged<AnyObject>.fromOpaque(contentPlace).takeUnretainedValue() as! any SizedContent",
        "let kept = NSMutableArray()",
        "func keep<Kept: AnyObject>(_ object: Kept) -> Kept {",
        "  kept.add(object)",
        "  return object",
        "}",
        "keep(Surroundings(of: collectionView)).addSubview(collectionView)",
      ] + Self.parts(of: choice) + setupLines + [
        "_ = (layout, collectionView, content)",
        "return Unmanaged.passRetained(kept).toOpaque()",
        "}",
        "/// A collection view stands in another view: a window that is always as large as it.",
        "private final class Surroundings: UIWindow {",
        "  private weak var content: UIView?",
        "  init(of content: UIView) {",
        "    self.content = content",
        "    super.init(frame: .zero)",
        "  }",
        "  required init?(coder: NSCoder) { nil }",
        "  override var bounds: CGRect {",
        "    get { CGRect(origin: .zero, size: content?.bounds.size ?? .zero) }",
        "    set {}",
        "  }",
        "}",
      ]).joined(separator: "\n") + "\n"
  }

  /// Makes the data source and the delegate of the files; one class that is both is made once.
  private static func parts(of choice: LayoutChoice) -> [String] {
    var lines: [String] = []
    if let source = choice.dataSource {
      lines += located(source, ["let filesSource = keep(\(source.name)())"])
      lines.append("collectionView.dataSource = filesSource")
    }
    if let delegate = choice.delegate {
      if delegate == choice.dataSource {
        lines.append("collectionView.delegate = filesSource")
      } else {
        lines += located(delegate, ["let filesDelegate = keep(\(delegate.name)())"])
        lines.append("collectionView.delegate = filesDelegate")
      }
    }
    return lines
  }

  /// `lines` as if they stood where `part` is declared.
  private static func located(_ part: LayoutChoice.Part, _ lines: [String]) -> [String] {
    [place(part.path, part.line)] + lines + ["#sourceLocation()"]
  }

  /// `lines` as if they stood in the first line of `name`.
  private static func located(_ name: String?, _ lines: [String]) -> [String] {
    guard let name else { return lines }
    return [place(name, 1)] + lines + ["#sourceLocation()"]
  }

  /// What says that the next line stands in `line` of `path`.
  static func place(_ path: String, _ line: Int) -> String {
    let quoted = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(quoted)\", line: \(line))"
  }
}
