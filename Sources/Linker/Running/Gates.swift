import Facts
import NavigationModel

/// The conditions around code, as gates.
struct Gates {
  let program: Program

  /// What an `if` asks.
  func condition(_ conditions: [Condition], _ offset: Int32, _ scope: Scope) -> Gate {
    gate(text(conditions), offset, scope)
  }

  /// What holds where it fails.
  func otherwise(_ conditions: [Condition], _ offset: Int32, _ scope: Scope) -> Gate {
    gate("not (\(text(conditions)))", offset, scope)
  }

  /// What a `guard` asks of all that follows; unwrapping alone is no gate.
  func passed(_ conditions: [Condition], _ offset: Int32, _ scope: Scope) -> [Gate] {
    conditions.compactMap { condition in
      switch condition {
      case .boolean, .match, .availability: gate(condition.text, offset, scope)
      case .binding: nil
      }
    }
  }

  /// What leads into a branch of a `switch`.
  func branch(_ branch: SwitchCase, of subject: Expression, _ scope: Scope) -> Gate {
    let patterns = branch.patterns.map(\.text).joined(separator: ", ")
    return gate("\(subject.excerpt(30)): \(patterns.isEmpty ? "default" : patterns)", branch.offset, scope)
  }

  private func text(_ conditions: [Condition]) -> String { conditions.map(\.text).joined(separator: ", ") }

  private func gate(_ text: String, _ offset: Int32, _ scope: Scope) -> Gate {
    let isPlatform = ["userInterfaceIdiom", "#available", "#unavailable", "SizeClass"].contains { text.contains($0) }
    return Gate(
      name: text, kind: isPlatform ? .platform : .condition, source: program.place(scope.file, offset))
  }
}

/// Which clauses of `#if` an iOS app is built with.
enum Platform {
  static func clauses(_ clauses: [CompilationClause]) -> [CompilationClause] {
    let live = clauses.filter { !isForeign($0.condition) }
    guard let first = live.first?.condition, first.contains("os(iOS)"), !first.contains("!os(iOS)") else { return live }
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
