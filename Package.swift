// swift-tools-version: 6.1
import PackageDescription

/// Every target speaks Swift 6 with the strict upcoming features; see `Architecture.md` for who may import whom.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A command that runs in ten milliseconds should not spend three of them on getting ready: addresses that are known
/// when it is linked need not be filled in at each start, and nobody looks up what it does not export.
let quickStart = ["-Xclang-linker", "-no-pie", "-Xlinker", "--no-export-dynamic"]

let package = Package(
  name: "navgraph",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "navgraph", targets: ["navgraph"]),
    .library(name: "NavGraphKit", targets: ["NavGraphKit"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // Only for the paths in the interface of swift-subprocess.
    .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // Level 1: import nothing of ours.
    .target(name: "NavigationModel"),
    .target(name: "Graphs"),
    .target(name: "TextMetrics"),

    // Level 2.
    .target(name: "Facts", dependencies: ["NavigationModel"]),
    .target(name: "DeclarationReader", dependencies: ["NavigationModel", "Findings", "Yams"]),
    .target(name: "Findings", dependencies: ["NavigationModel"]),
    .target(name: "Router", dependencies: ["Graphs", "NavigationModel"]),

    // Level 3.
    .target(
      name: "SwiftReader",
      dependencies: [
        "Facts", "NavigationModel",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .target(name: "InterfaceReader", dependencies: ["Facts", "NavigationModel"]),
    .target(name: "Linker", dependencies: ["Facts", "NavigationModel"]),
    .target(name: "Checks", dependencies: ["NavigationModel", "Graphs", "Findings", "Router"]),
    .target(name: "Diagrams", dependencies: ["Findings", "Graphs", "NavigationModel", "TextMetrics"]),
    .target(name: "Reporters", dependencies: ["Findings", "NavigationModel"]),
    .target(name: "ScenarioReader", dependencies: ["DeclarationReader", "NavigationModel", "Router", "Yams"]),

    // Level 4.
    .systemLibrary(
      name: "CGraphviz", pkgConfig: "libgvc",
      providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]),
    .target(name: "Layout", dependencies: ["Diagrams", "NavigationModel", "CGraphviz"]),
    .target(name: "Renderers", dependencies: ["Diagrams", "Findings", "NavigationModel", "TextMetrics"]),

    // Level 5: the façade.
    .target(
      name: "NavGraphKit",
      dependencies: [
        "Checks", "DeclarationReader", "Diagrams", "Facts", "Findings", "Graphs", "InterfaceReader", "Layout", "Linker",
        "NavigationModel", "Renderers", "Reporters", "Router", "ScenarioReader", "SwiftReader",
      ]),

    // Level 6: the command line, the only target that does IO.
    .executableTarget(
      name: "navgraph",
      dependencies: [
        "Findings", "NavGraphKit", "NavigationModel",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system", condition: .when(platforms: [.linux])),
      ],
      linkerSettings: [.unsafeFlags(quickStart, .when(platforms: [.linux], configuration: .release))]),

    // What tests share: annotated apps, and models made by hand.
    .target(name: "TestSupport", dependencies: ["Findings", "NavigationModel"], path: "Tests/TestSupport"),
    .target(name: "SampleModels", dependencies: ["NavigationModel"], path: "Tests/SampleModels"),

    // Tests, one target for each target above.
    .testTarget(name: "ChecksTests", dependencies: ["Checks", "Findings", "NavigationModel"]),
    .testTarget(
      name: "CommandTests",
      dependencies: ["DeclarationReader", "Findings", "NavGraphKit", "NavigationModel", "TestSupport", "navgraph"]),
    .testTarget(
      name: "DeclarationReaderTests",
      dependencies: ["DeclarationReader", "Findings", "NavigationModel", "TestSupport"]),
    .testTarget(name: "DiagramsTests", dependencies: ["Diagrams", "Findings", "NavigationModel", "SampleModels"]),
    .testTarget(
      name: "FactsTests", dependencies: ["Facts", "InterfaceReader", "NavigationModel", "SwiftReader", "TestSupport"]),
    .testTarget(name: "FindingsTests", dependencies: ["Findings", "NavigationModel"]),
    .testTarget(name: "GraphsTests", dependencies: ["Graphs"]),
    .testTarget(
      name: "InterfaceReaderTests", dependencies: ["Facts", "InterfaceReader", "NavigationModel", "TestSupport"]),
    .testTarget(
      name: "LayoutTests",
      dependencies: ["CGraphviz", "Diagrams", "Layout", "NavigationModel", "SampleModels", "TestSupport"]),
    .testTarget(
      name: "LinkerTests",
      dependencies: [
        "DeclarationReader", "Facts", "InterfaceReader", "Linker", "NavigationModel", "SwiftReader", "TestSupport",
      ],
      exclude: ["Fixtures"]),
    .testTarget(name: "NavigationModelTests", dependencies: ["NavigationModel"]),
    .testTarget(
      name: "RenderersTests",
      dependencies: [
        "Diagrams", "Findings", "NavigationModel", "Renderers", "SampleModels", "TestSupport",
      ],
      exclude: ["FilmStrip.dot", "FilmStrip.mmd", "FilmStrip.svg"]),
    .testTarget(name: "ReportersTests", dependencies: ["Findings", "NavigationModel", "Reporters"]),
    .testTarget(name: "RouterTests", dependencies: ["Graphs", "NavigationModel", "Router"]),
    .testTarget(
      name: "ScenarioReaderTests",
      dependencies: ["DeclarationReader", "NavigationModel", "Router", "ScenarioReader", "TestSupport"]),
    .testTarget(name: "SwiftReaderTests", dependencies: ["Facts", "NavigationModel", "SwiftReader"]),
    .testTarget(name: "TestSupportTests", dependencies: ["Findings", "NavigationModel", "TestSupport"]),
    .testTarget(name: "TextMetricsTests", dependencies: ["TextMetrics"]),

    // Tests of the whole.
    .testTarget(
      name: "ExampleTests",
      dependencies: ["Checks", "Findings", "NavGraphKit", "NavigationModel", "SampleModels", "TestSupport"],
      exclude: ["Scenarios"]),
    .testTarget(
      name: "TidyTests",
      dependencies: [
        "Checks", "Findings", "InterfaceReader", "Linker", "Renderers", "Reporters", "navgraph",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = strict
}
