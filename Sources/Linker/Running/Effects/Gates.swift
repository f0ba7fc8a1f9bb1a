import Facts
import NavigationModel

/// The conditions around code, as gates.
///
/// What a condition is called is told once for each place.
final class Gates {
  private let program: Program
  private var known: [Place: Gate] = [:]

  /// A condition by where it stands and how it is meant.
  private struct Place: Hashable {
    var file: Int
    var offset: Int32
    var meaning: Meaning
  }

  private enum Meaning: Hashable {
    case holds, fails
    /// The condition of that number in a list of them.
    case passed(Int)
    case built(String)
  }

  init(program: Program) { self.program = program }

  /// What an `if` asks.
  func condition(_ conditions: [Condition], _ offset: Int32, _ scope: Scope) -> Gate {
    gate(.holds, offset, scope) { text(conditions) }
  }

  /// What holds where it fails.
  func otherwise(_ conditions: [Condition], _ offset: Int32, _ scope: Scope) -> Gate {
    gate(.fails, offset, scope) { "not (\(text(conditions)))" }
  }

  /// What a `guard` asks of all that follows; unwrapping alone is no gate.
  func passed(_ conditions: [Condition], _ offset: Int32, _ scope: Scope) -> [Gate] {
    conditions.enumerated().compactMap { index, condition in
      switch condition {
      case .boolean, .match, .availability: gate(.passed(index), offset, scope) { condition.text }
      case .binding: nil
      }
    }
  }

  /// What a `guard` asks to be there.
  func unwrapped(_ conditions: [Condition], _ offset: Int32, _ scope: Scope) -> [Gate] {
    conditions.enumerated().compactMap { index, condition in
      guard case .binding = condition, !condition.isForSelf else { return nil }
      return gate(.passed(index), offset, scope) { condition.text }
    }
  }

  /// What leads into a branch of a `switch`.
  func branch(_ branch: SwitchCase, of subject: Expression, _ scope: Scope) -> Gate {
    gate(.holds, branch.offset, scope) {
      let patterns = branch.patterns.map(\.text).joined(separator: ", ")
      return "\(subject.excerpt(30)): \(patterns.isEmpty ? "default" : patterns)"
    }
  }

  /// What a clause of `#if` asks of how the app is built, by flags of the app's own.
  func built(_ clause: CompilationClause, _ offset: Int32, _ scope: Scope) -> [Gate] {
    guard let text = clause.condition, text.isOfBuildFlags else { return [] }
    return [gate(.built(text), offset, scope) { "#if \(text)" }]
  }

  /// Whether a plain flag holds, where the same function has asked for it before on the way here.
  func decision(on conditions: [Condition], behind gates: [Gate]) -> Bool? {
    guard conditions.count == 1, !gates.isEmpty, case .boolean(var flag) = conditions[0] else { return nil }
    var isWanted = true
    if case .prefix("!", let inner) = flag.kind { (flag, isWanted) = (inner, false) }
    guard flag.isPath else { return nil }
    let text = Condition.boolean(flag).text
    for gate in gates {
      switch gate.name {
      case text, "not (!\(text))": return isWanted
      case "!\(text)", "not (\(text))": return !isWanted
      default: continue
      }
    }
    return nil
  }

  private func text(_ conditions: [Condition]) -> String { conditions.map(\.text).joined(separator: ", ") }

  private func gate(_ meaning: Meaning, _ offset: Int32, _ scope: Scope, _ text: () -> String) -> Gate {
    let place = Place(file: scope.file, offset: offset, meaning: meaning)
    if let gate = known[place] { return gate }
    let text = text()
    let isPlatform = Self.platformWords.contains { text.holds($0) }
    let gate = Gate(
      name: text, kind: isPlatform ? .platform : .condition, source: program.place(scope.file, offset))
    known[place] = gate
    return gate
  }

  private static let platformWords = ["userInterfaceIdiom", "#available", "#unavailable", "SizeClass"].map {
    Array($0.utf8)
  }
}

extension String {
  /// Whether bytes occur in it; a search for characters would look for their borders at each step.
  ///
  /// - Complexity: O(*n*) for words that rarely begin like a part of the text.
  fileprivate func holds(_ word: [UInt8]) -> Bool {
    var text = self
    return text.withUTF8 { text in
      text.indices.dropLast(word.count - 1).contains { start in
        text[start] == word[0] && text[start...].starts(with: word)
      }
    }
  }
}

extension String {
  /// Whether a condition of `#if` asks for nothing but flags that the app's builds set: `DEBUG`, `BETA || !STORE`.
  fileprivate var isOfBuildFlags: Bool {
    var names = split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    names.removeAll { $0 == "true" || $0 == "false" }
    return !names.isEmpty && !contains { $0 == "(" || $0 == ">" || $0 == "<" }
  }
}

extension Expression {
  /// Whether it is a name, or leads from one to a member, without a call.
  var isPath: Bool {
    switch stripped.kind {
    case .name: true
    case .member(let base?, _, _): base.isPath
    default: false
    }
  }
}
