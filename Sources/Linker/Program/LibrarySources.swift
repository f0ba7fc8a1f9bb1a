import Facts
import NavigationModel

/// Source of the libraries that idioms know, lying among the app's own: no part of the app.
struct LibrarySources {
  private var roots: [String] = []
  private(set) var remarks: [Remark] = []

  /// Finds the folders by the types that only the library declares.
  init(_ files: [(path: String, facts: SwiftFacts)]) {
    for idiom in allIdioms where !idiom.landmarks.isEmpty {
      let homes = files.filter { file in
        file.facts.members.types.contains { idiom.landmarks.contains($0.name) }
      }.map(\.path).sorted()
      // One type of that name may be the app's own; several are the library.
      guard homes.count > 1, let root = commonFolder(homes), !root.isEmpty else { continue }
      roots.append(root)
      remarks.append(
        Remark(
          source: SourcePlace(file: homes[0], line: 1, column: 1),
          message: "\(root) is the source of \(idiom.name) itself and no part of the app"))
    }
  }

  /// Whether a file belongs to a library.
  func contains(_ path: String) -> Bool { roots.contains { path.hasPrefix($0) } }

  private func commonFolder(_ paths: [String]) -> String? {
    guard var common = paths.first.map({ $0.split(separator: "/").dropLast() }) else { return nil }
    for path in paths.dropFirst() {
      let shared = zip(common, path.split(separator: "/")).prefix { $0 == $1 }.count
      common = common.prefix(shared)
    }
    return common.isEmpty ? nil : common.joined(separator: "/") + "/"
  }
}
