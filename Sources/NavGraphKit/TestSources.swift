import Facts
import NavigationModel

/// Which files hold tests, told by what they import: tests may stand beside what they are about.
struct TestSources {
  /// The files of the app itself.
  private(set) var others: [FileFacts] = []
  private var paths: [String] = []

  init(among files: [FileFacts], areIncluded: Bool) {
    for file in files {
      if !areIncluded, Self.isTest(file) { paths.append(file.path) } else { others.append(file) }
    }
  }

  /// Says that files were left out, at the first of them.
  var remark: Remark? {
    guard let first = paths.min(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) else { return nil }
    let others = paths.count - 1
    let files = others == 0 ? "this file holds tests and is" : "this and \(others) more files hold tests and are"
    return Remark(source: SourcePlace(file: first, line: 1, column: 1), message: "\(files) no part of the app")
  }

  private static func isTest(_ file: FileFacts) -> Bool {
    guard case .swift(let facts) = file.content else { return false }
    if !libraries.isDisjoint(with: facts.imports) { return true }
    // An app may have a module of that name.
    return facts.imports.contains("Testing") && facts.members.hasTests
  }

  private static let libraries: Set<String> = ["EarlGrey", "KIF", "Nimble", "Quick", "XCTest"]
}

extension Members {
  /// Whether there is a function or type of Swift Testing.
  fileprivate var hasTests: Bool {
    functions.contains { $0.attributes.contains(where: \.isOfTests) }
      || types.contains { $0.attributes.contains(where: \.isOfTests) || $0.members.hasTests }
  }
}

extension Attribute {
  fileprivate var isOfTests: Bool { name == "Test" || name == "Suite" }
}
