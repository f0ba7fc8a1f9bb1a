/// The condition of a clause of `#if`, as the compiler of an iOS app sees it.
struct CompilationCondition {
  private let text: String?

  /// `nil` is the clause of `#else`.
  init(_ text: String?) { self.text = text }

  /// Whether the clause may be compiled; only what is surely left out is not.
  var mayHold: Bool { text.map(Self.mayHold) ?? true }

  private static func mayHold(_ text: String) -> Bool {
    let condition = text.filter { !$0.isWhitespace }
    if condition.contains("||") { return condition.split(separator: "||").contains { mayHold(String($0)) } }
    if condition.contains("&&") { return condition.split(separator: "&&").allSatisfy { mayHold(String($0)) } }
    if condition.hasPrefix("!") { return !holds(String(condition.dropFirst())) }
    return !fails(condition)
  }

  /// Platforms and modules that an iOS app is surely built without.
  private static func fails(_ condition: String) -> Bool {
    if condition == "false" { return true }
    let foreign = ["macOS", "watchOS", "tvOS", "Linux", "Windows", "Android", "visionOS", "OSX"]
    return foreign.contains { condition == "os(\($0))" }
      || ["AppKit", "WatchKit", "Glibc"].contains { condition == "canImport(\($0))" }
  }

  private static func holds(_ condition: String) -> Bool {
    condition == "true" || condition == "os(iOS)"
      || ["UIKit", "Foundation"].contains { condition == "canImport(\($0))" }
  }
}
