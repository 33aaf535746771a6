import Glissade

extension LayoutDescription {
  static let staircase = LayoutDescription(
    "staircase", summary: "each item a step further down and to the right",
    options: [.number("step", \Staircase.step, in: 1...500, "how far each step goes")],
    make: { Staircase() })
}

main(layouts: [.staircase], style: OutlineStyle())
