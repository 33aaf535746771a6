// swift-tools-version: 6.2
import PackageDescription

/// The rules every module of the project is built with.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A module of the project. Its dependencies are exactly those it imports, and all of them stand below it.
func module(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = [])
  -> Target
{
  .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: strict)
}

/// The tests of one module.
func tests(of name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = [])
  -> Target
{
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies, resources: resources,
    swiftSettings: strict)
}

let package = Package(
  name: "glissade",
  products: [
    .executable(name: "glissade", targets: ["GlissadeTool"]),
    .executable(name: "glissade-bench", targets: ["GlissadeBench"]),
    .library(name: "Glissade", targets: ["Glissade"]),
    .library(name: "GlissadeTesting", targets: ["GlissadeTesting"]),
    .library(name: "UIKit", targets: ["UIKit", "CoreGraphics", "QuartzCore", "_Testing_UIKit"]),
  ],
  targets: [
    .systemLibrary(name: "CYaml", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    module("Motion", []),
    module("Geometry", []),
    module("CollectionEngine", ["Motion", "Geometry"]),
    module("Tracing", ["CollectionEngine", "Geometry"]),
    module("Layouts", ["CollectionEngine", "Geometry"]),
    module("LayoutLaws", ["CollectionEngine", "Geometry"]),
    module("UIKit", ["CollectionEngine", "Geometry", "Layouts"]),
    module("CoreGraphics", ["Geometry", "UIKit"]),
    module("QuartzCore", ["Geometry", "UIKit"]),
    module("LayoutFiles", ["CollectionEngine", "Layouts", "Programs", "UIKit"]),
    module("_Testing_UIKit", []),
    module("Scenarios", ["CYaml", "CollectionEngine", "Geometry", "Layouts", "Motion", "Tracing"]),
    module("Drawing", ["CPangoCairo", "CollectionEngine", "Geometry"]),
    module("Rendering", ["CollectionEngine", "Drawing", "Geometry"]),
    module("Programs", []),
    module(
      "Film", ["CollectionEngine", "Drawing", "Geometry", "Programs", "Rendering", "Scenarios"]),
    module("Charts", ["CollectionEngine", "Drawing", "Geometry", "Tracing"]),
    module(
      "SnapLab",
      ["CollectionEngine", "Geometry", "Layouts", "Motion", "Scenarios", "Tracing"]),
    module(
      "SnapCharts", ["Charts", "CollectionEngine", "Geometry", "Scenarios", "SnapLab"]),
    module(
      "DesktopWindow",
      [
        "CSDL2", "Charts", "CollectionEngine", "Drawing", "Geometry", "Layouts", "Motion",
        "Rendering", "Scenarios", "SnapCharts", "SnapLab", "Tracing",
      ]),
    module(
      "Glissade",
      [
        "Charts", "CollectionEngine", "DesktopWindow", "Drawing", "Film", "Geometry",
        "LayoutFiles", "Layouts", "Motion", "Rendering", "Scenarios", "SnapCharts", "SnapLab",
        "Tracing",
      ],
      resources: [.copy("../../Assets/Scenarios"), .copy("../../Assets/References")]),
    module(
      "GlissadeTesting",
      ["CollectionEngine", "Geometry", "LayoutLaws", "Layouts", "Scenarios", "SnapLab"]),
    // Layouts that are compiled when they are needed find the engine in the program that loads them.
    .executableTarget(
      name: "GlissadeTool", dependencies: ["Glissade"], swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
    .executableTarget(
      name: "OwnLayout", dependencies: ["Glissade"], path: "Assets/Examples/OwnLayout",
      swiftSettings: strict),
    .executableTarget(
      name: "GlissadeBench",
      dependencies: [
        "Charts", "CollectionEngine", "DesktopWindow", "Drawing", "Geometry", "Layouts", "Motion",
        "Rendering", "Scenarios", "SnapLab", "Tracing",
      ],
      swiftSettings: strict),
    .target(
      name: "TestSupport",
      dependencies: ["CollectionEngine", "Drawing", "Geometry", "LayoutLaws"],
      path: "Tests/Support",
      swiftSettings: strict),
    // Layouts as people write them for iOS: nothing of our settings, only `import UIKit`.
    .target(
      name: "PastedLayouts", dependencies: ["UIKit"], path: "Tests/UIKitTests/Pasted",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // The part of the iOS recorder that needs no Apple system, as an app compiles it.
    .target(
      name: "Recorder", dependencies: ["UIKit"], path: "Assets/Recorder",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "RecorderTests", dependencies: ["Recorder", "Tracing", "UIKit"],
      swiftSettings: strict),
    tests(of: "Motion", ["TestSupport"], resources: [.copy("Vectors")]),
    tests(of: "Geometry"),
    tests(
      of: "CollectionEngine", ["Motion", "Geometry", "TestSupport"], resources: [.copy("Vectors")]),
    tests(
      of: "Layouts", ["CollectionEngine", "Geometry", "Motion", "TestSupport"],
      resources: [.copy("Vectors")]),
    tests(
      of: "Tracing", ["CollectionEngine", "Geometry", "TestSupport"],
      resources: [.copy("Golden")]),
    tests(
      of: "SnapLab",
      [
        "Charts", "CollectionEngine", "Drawing", "Geometry", "Layouts", "Motion", "Scenarios",
        "SnapCharts", "TestSupport", "Tracing",
      ],
      resources: [.copy("Golden")]),
    tests(of: "Drawing", ["CollectionEngine", "Geometry", "TestSupport"]),
    tests(
      of: "Charts", ["CollectionEngine", "Drawing", "Geometry", "TestSupport", "Tracing"],
      resources: [.copy("Golden")]),
    tests(
      of: "Rendering",
      ["CollectionEngine", "Drawing", "Geometry", "Layouts", "Scenarios", "TestSupport"],
      resources: [.copy("Golden")]),
    tests(
      of: "Film",
      ["CollectionEngine", "Drawing", "Geometry", "Rendering", "Scenarios", "TestSupport"],
      resources: [.copy("Golden")]),
    tests(
      of: "DesktopWindow",
      [
        "CSDL2", "CollectionEngine", "Drawing", "Geometry", "Layouts", "Rendering", "Scenarios",
        "SnapCharts", "SnapLab", "TestSupport", "Tracing",
      ],
      resources: [.copy("Map/Golden")]),
    // The tests load layouts as the tool does: see there.
    .testTarget(
      name: "LayoutFilesTests",
      dependencies: [
        "CollectionEngine", "CoreGraphics", "LayoutFiles", "Layouts", "QuartzCore", "TestSupport",
      ],
      swiftSettings: strict, linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["PastedLayouts", "TestSupport", "UIKit", "_Testing_UIKit"],
      exclude: ["Pasted"], swiftSettings: strict),
    tests(
      of: "Scenarios",
      ["CollectionEngine", "Geometry", "Layouts", "Motion", "TestSupport", "Tracing"],
      resources: [.copy("Golden")]),
    tests(
      of: "GlissadeTesting",
      ["CollectionEngine", "Geometry", "Layouts", "Scenarios", "SnapLab", "UIKit"]),
    tests(
      of: "Glissade",
      [
        "CollectionEngine", "Drawing", "Film", "Layouts", "Scenarios", "TestSupport", "Tracing",
      ],
      resources: [.copy("Golden")]),
  ]
)
