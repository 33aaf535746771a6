import Glissade

/// Cells as outlines with their numbers.
struct OutlineStyle: CellStyle {
  func draw(_ content: CellContent, size: CGSize, on canvas: Canvas) {
    let frame = CGRect(origin: .zero, size: size)
    let ink = Color(red: 0.1, green: 0.2, blue: 0.5)
    canvas.fill(Path(frame), .white)
    canvas.stroke(Path(frame.insetBy(dx: 1, dy: 1)), ink, width: 2)
    let number = content.label ?? content.indexPath.last.map { "\($0)" } ?? ""
    canvas.draw(number, TextStyle(size: 24, color: ink, alignment: .center), in: frame)
  }
}
