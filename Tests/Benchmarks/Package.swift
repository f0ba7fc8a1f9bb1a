// swift-tools-version: 6.1
import PackageDescription

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
    .executableTarget(name: "Exploration", dependencies: ["Router"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets { target.swiftSettings = strict }
