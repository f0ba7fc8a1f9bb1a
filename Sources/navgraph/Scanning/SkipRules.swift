/// Which files and folders are not the app's own source, told by their names alone.
struct SkipRules {
  /// Whether the sources of tests are the app's own too.
  var includesTests = false
  /// Whether copies of libraries are the app's own too.
  var includesLibraries = false
  /// Whether the user leaves out a path relative to the root.
  var isExcluded: (String) -> Bool = { _ in false }

  /// Why a folder is not entered; `nil` if it is.
  ///
  /// - Parameters:
  ///   - path: its path relative to the root.
  ///   - ancestors: names of the folders that lead to it from the one that the user named.
  func reason(toSkipFolder path: String, ancestors: some Sequence<String>) -> SkipReason? {
    let name = lastName(of: path)
    if isExcluded(path) { return .excluded }
    if name.hasPrefix(".") { return .hidden }
    if let reason = Self.folderNames[name.lowercased()] ?? Self.reason(bySuffixOf: name) {
      return isIncluded(reason) ? nil : reason
    }
    if Self.examples.contains(name.lowercased()), ancestors.contains(where: Self.holdsLibraries), !includesLibraries {
      return .libraries
    }
    let isBelowSources = ancestors.contains("Sources")
    if isBelowSources { return name.hasSuffix("Macros") && !name.hasPrefix("Macros") ? .macros : nil }
    return Self.isTests(name) && !includesTests ? .tests : nil
  }

  /// Whether a folder that is called one of copies of libraries may have files of the app's own in it: no tool fills it.
  func mayHoldOwn(_ name: String) -> Bool { Self.handFilled.contains(name.lowercased()) }

  private static let handFilled: Set<String> = [
    "3rdparty", "third party", "third-party", "third_party", "thirdparty", "vendor", "vendored", "vendors",
  ]

  /// Whether a folder holds pictures and colours, each in a folder of its own.
  static func isAssetCatalog(_ name: String) -> Bool { name.lowercased().hasSuffix(".xcassets") }

  /// Why a file is not read; `nil` if it is.
  func reason(toSkipFile path: String) -> SkipReason? {
    let name = lastName(of: path)
    if isExcluded(path) { return .excluded }
    if name.hasPrefix(".") { return .hidden }
    // `Package.swift` and its twins for older tools, `Package@swift-5.9.swift`.
    if name == "Package.swift" || name.hasPrefix("Package@swift") { return .manifests }
    return nil
  }

  private func isIncluded(_ reason: SkipReason) -> Bool {
    (reason == .libraries && includesLibraries) || (reason == .tests && includesTests)
  }

  /// Whether a folder that stands beside the sources is one of tests.
  ///
  /// Below `Sources`, a name such as `ABTests` is the name of a feature.
  private static func isTests(_ name: String) -> Bool {
    name.hasSuffix("Tests") || name.hasSuffix("Specs") || name == "Test" || name.hasSuffix("-tests")
  }

  /// What makers of libraries put beside those to show how they are used, in lower case.
  private static let examples: Set<String> = ["demo", "example", "examples", "sample", "samples"]

  /// Whether a folder has libraries that are built from here, each in a folder of its own: `Local Pods`, `Packages`.
  private static func holdsLibraries(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix("pods") || ["libraries", "localpackages", "packages"].contains(name)
  }

  private static func reason(bySuffixOf name: String) -> SkipReason? {
    name.lastIndex(of: ".").flatMap { folderExtensions[name[name.index(after: $0)...].lowercased()] }
  }

  /// In lower case.
  private static let folderNames: [String: SkipReason] = [
    "3rdparty": .libraries,
    "__mocks__": .tests,
    "__tests__": .tests,
    "build_products": .buildProducts,
    "carthage": .libraries,
    "checkouts": .libraries,
    "deriveddata": .buildProducts,
    "fastlane": .buildProducts,
    "node_modules": .libraries,
    "pods": .libraries,
    "preview content": .previews,
    "sourcepackages": .libraries,
    "tests": .tests,
    "third party": .libraries,
    "third-party": .libraries,
    "third_party": .libraries,
    "thirdparty": .libraries,
    "uitests": .tests,
    "vendor": .libraries,
    "vendored": .libraries,
    "vendors": .libraries,
  ]

  /// Folders that are one thing to their user, in lower case; `swiftpm` is an app of its own and is entered,
  /// `xcodeproj` has the project's build settings.
  private static let folderExtensions: [String: SkipReason] = [
    "app": .buildProducts,
    "appex": .buildProducts,
    "bundle": .bundles,
    "docc": .bundles,
    "dsym": .buildProducts,
    "framework": .libraries,
    "playground": .bundles,
    "playgroundbook": .bundles,
    "xcarchive": .buildProducts,
    "xcassets": .bundles,
    "xcdatamodeld": .bundles,
    "xcframework": .libraries,
    "xcloc": .bundles,
    "xctemplate": .bundles,
    "xcworkspace": .bundles,
  ]
}
