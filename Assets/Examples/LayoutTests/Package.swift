// swift-tools-version: 6.2
import PackageDescription

// A layout for iOS, and its tests on a machine without a phone. In a package of your own the dependency is
// `.package(url: "…", branch: "main")`.
let package = Package(
  name: "card-layout",
  products: [.library(name: "CardLayout", targets: ["CardLayout"])],
  dependencies: [.package(name: "glissade", path: "../../..")],
  targets: [
    .target(
      name: "CardLayout",
      dependencies: [
        .product(name: "UIKit", package: "glissade", condition: .when(platforms: [.linux]))
      ]),
    .testTarget(
      name: "CardLayoutTests",
      dependencies: [
        "CardLayout", .product(name: "GlissadeTesting", package: "glissade"),
        .product(name: "UIKit", package: "glissade", condition: .when(platforms: [.linux])),
      ]),
  ],
  swiftLanguageModes: [.v5]
)
