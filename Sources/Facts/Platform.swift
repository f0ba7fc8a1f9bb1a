/// Which clauses of `#if` an iOS app is built with.
package enum Platform {
  /// The clauses that can be part of it.
  package static func clauses(_ clauses: [CompilationClause]) -> [CompilationClause] {
    live(clauses, condition: \.condition)
  }

  /// The same for clauses in any other form.
  package static func live<Clause>(_ clauses: [Clause], condition: (Clause) -> String?) -> [Clause] {
    let live = clauses.filter { !isForeign(condition($0)) }
    guard let first = live.first.flatMap(condition), first.contains("os(iOS)"), !first.contains("!os(iOS)") else {
      return live
    }
    // The clause for iOS leaves nothing to those after it.
    return [live[0]]
  }

  private static func isForeign(_ condition: String?) -> Bool {
    guard let text = condition?.filter({ !$0.isWhitespace }) else { return false }
    if text == "!os(iOS)" || text == "DEBUG" { return text != "DEBUG" }
    let systems = [
      "os(macOS)", "os(tvOS)", "os(watchOS)", "os(Linux)", "canImport(AppKit)", "targetEnvironment(macCatalyst)",
    ]
    return systems.contains { text == $0 || text.hasPrefix($0 + "&&") }
  }
}
