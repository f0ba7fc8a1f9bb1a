// swift-tools-version: 6.1
import PackageDescription

// The targets to be measured are compiled here a second time, through links to their folders. So benchmarks see what is
// `package`, as tests do; nothing becomes public or a product for their sake; and a release build of them takes
// seconds, because it needs neither swift-syntax nor anything else that a dependency on the whole would bring along.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "NavigationModel"),
    .target(name: "Graphs"),
    .target(name: "Router", dependencies: ["Graphs", "NavigationModel"]),
    .target(name: "TextMetrics"),
    .target(name: "Findings", dependencies: ["NavigationModel"]),
    .target(name: "Diagrams", dependencies: ["Findings", "Graphs", "NavigationModel", "TextMetrics"]),
    .systemLibrary(name: "CGraphviz", pkgConfig: "libgvc"),
    .target(name: "Layout", dependencies: ["CGraphviz", "Diagrams", "NavigationModel"]),
    .target(name: "Renderers", dependencies: ["Diagrams", "Findings", "NavigationModel", "TextMetrics"]),
    .target(name: "SampleModels", dependencies: ["NavigationModel"]),
    .target(name: "Measuring"),
    .executableTarget(name: "Exploration", dependencies: ["Measuring", "Router"]),
    .target(name: "DrawnApps", dependencies: ["Diagrams", "Layout", "NavigationModel", "Renderers", "SampleModels"]),
    .executableTarget(name: "Drawing", dependencies: ["DrawnApps", "Renderers"]),
    .executableTarget(
      name: "Pictures",
      dependencies: [
        "Diagrams", "DrawnApps", "Layout", "Measuring", "NavigationModel", "Renderers", "SampleModels", "TextMetrics",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system { target.swiftSettings = strict }
