package import NavigationModel

/// What gates ask, in a few words for a label; the whole text belongs into the tooltip.
///
/// A condition is a piece of code, and its beginning says least: what it binds, and what it is not. So the clause that
/// says most stands for all of them, and a number says how many others there are.
package enum GateText {
  /// The gates of one way: every object that is asked, and of the conditions the one that says most.
  package static func short(_ gates: [Gate]) -> String {
    let asked = gates.filter { $0.kind == .interceptor }.map { DisplayText.line($0.name) }
    let clauses = gates.filter { $0.kind != .interceptor }.flatMap { Clause.all(in: $0.name) }
    var shown: Set<String> = []
    let distinct = clauses.filter { shown.insert($0.text).inserted }
    // Of clauses that say as much, the one nearest to the way.
    guard let best = distinct.indices.min(by: { (distinct[$0].rank, -$0) < (distinct[$1].rank, -$1) }) else {
      return asked.joined(separator: ", ")
    }
    let others = distinct.count - 1
    guard asked.isEmpty else { return asked.joined(separator: ", ") + " +\(distinct.count)" }
    return others == 0 ? distinct[best].text : "\(distinct[best].text) +\(others)"
  }
}

/// One thing that a condition asks.
private struct Clause {
  var text: String
  /// How little it says: a case says most, then a property, a type, a denial, and that something is there.
  var rank: Int

  private init(_ text: String, rank: Int) {
    self.text = text
    self.rank = rank
  }

  static func all(in condition: String) -> [Clause] {
    let line = DisplayText.line(condition)
    let alternatives = Code.split(line, at: " or ")
    // One or the other, whatever it is.
    if alternatives.count == 2, alternatives[1] == "not (\(alternatives[0]))" { return [] }
    let first = alternatives.first ?? line
    var clauses = Code.split(first, at: ", ").flatMap { Code.split($0, at: " && ") }.map(Clause.init(reading:))
    if alternatives.count > 1, let last = clauses.indices.last { clauses[last].text += " or…" }
    return clauses
  }

  private init(reading clause: String) {
    if clause.hasPrefix("not ("), clause.hasSuffix(")") {
      let inner = Clause.all(in: String(clause.dropFirst(5).dropLast()))
      let best = inner.min { $0.rank < $1.rank }
      self.init(best.map { $0.denied } ?? clause, rank: 4)
    } else if clause.hasPrefix("case "), let equals = Code.first(" = ", in: clause) {
      self.init(Code.caseName(String(clause[..<equals].dropFirst(5))), rank: 0)
    } else if clause.hasPrefix("#available(") {
      self.init(String(clause.dropFirst(11).prefix { $0 != "," && $0 != ")" }), rank: 3)
    } else if clause.hasPrefix("let ") || clause.hasPrefix("var ") {
      self.init(binding: String(clause.dropFirst(4)))
    } else if let colon = Code.end(ofSubject: clause) {
      let value = String(clause[clause.index(colon, offsetBy: 2)...])
      let name = Code.caseName(value)
      let isCase = name.hasPrefix(".")
      self.init(isCase ? name : "\(Code.lastMember(String(clause[..<colon]))): \(name)", rank: isCase ? 0 : 1)
    } else {
      self.init(testing: clause)
    }
  }

  private init(binding: String) {
    if let type = Code.first(" as? ", in: binding) {
      self.init("is " + binding[binding.index(type, offsetBy: 5)...], rank: 3)
    } else {
      self.init("has " + binding.prefix { $0 != " " && $0 != ":" }, rank: 5)
    }
  }

  private init(testing clause: String) {
    for sign in [" === ", " !== ", " == ", " != ", " >= ", " <= ", " > ", " < ", " is "] {
      guard let place = Code.first(sign, in: clause) else { continue }
      let left = Code.lastMember(String(clause[..<place]))
      let right = String(clause[clause.index(place, offsetBy: sign.count)...])
      switch (sign, right) {
      case (" == ", "true"), (" != ", "false"): self.init(left, rank: 1)
      case (" == ", "false"), (" != ", "true"): self.init("not \(left)", rank: 2)
      case (" == ", "nil"): self.init("no \(left)", rank: 5)
      case (" != ", "nil"): self.init("has \(left)", rank: 5)
      default: self.init("\(left)\(sign)\(right.hasPrefix(".") ? right : Code.lastMember(right))", rank: 1)
      }
      return
    }
    if clause.hasPrefix("!") {
      self.init("not " + Code.lastMember(String(clause.dropFirst())), rank: 2)
    } else {
      // What is asked of which argument would be too long to say.
      self.init(Code.lastMember(clause), rank: clause.hasSuffix(")") && !clause.hasSuffix("()") ? 3 : 1)
    }
  }

  private var denied: String {
    if text.hasPrefix("not ") { return String(text.dropFirst(4)) }
    if let place = Code.first(" == ", in: text) {
      return text[..<place] + " != " + text[text.index(place, offsetBy: 4)...]
    }
    if text.hasPrefix("has ") { return "no " + text.dropFirst(4) }
    return "not \(text)"
  }
}

/// Swift code as text: only what brackets and quotes say of it.
private enum Code {
  /// The pieces between separators that stand in no brackets and no quotes.
  static func split(_ text: String, at separator: String) -> [String] {
    var pieces: [String] = []
    var rest = text[...]
    while let place = first(separator, in: rest) {
      pieces.append(String(rest[..<place]))
      rest = rest[rest.index(place, offsetBy: separator.count)...]
    }
    return pieces + [String(rest)]
  }

  /// Where the subject of `subject: pattern` ends; a long one was cut, and with it its brackets.
  static func end(ofSubject clause: String) -> String.Index? {
    clause.firstRange(of: "…: ").map { clause.index(after: $0.lowerBound) } ?? first(": ", in: clause)
  }

  static func first(_ separator: String, in text: some StringProtocol) -> String.Index? {
    var depth = 0
    var isQuoted = false
    for index in text.indices {
      if depth == 0, !isQuoted, text[index...].hasPrefix(separator) { return index }
      switch text[index] {
      case "\"": isQuoted.toggle()
      case "(", "[", "{": depth += isQuoted ? 0 : 1
      case ")", "]", "}": depth -= isQuoted ? 0 : 1
      default: break
      }
    }
    return nil
  }

  /// `.zoom` of `.push(.zoom(id, space))`, of a tuple the case in it that is named.
  static func caseName(_ pattern: String) -> String {
    if pattern.hasPrefix("("), pattern.hasSuffix(")") {
      let named = split(String(pattern.dropFirst().dropLast()), at: ", ").filter { $0.hasPrefix(".") }
      return named.map(caseName).joined(separator: ", ")
    }
    guard pattern.hasPrefix(".") else { return lastMember(pattern) }
    return String(pattern.prefix { $0 != "(" })
  }

  /// `isValid` of `self.form.isValid(field)`.
  static func lastMember(_ expression: String) -> String {
    var text = expression.hasSuffix(".rawValue") ? expression.dropLast(9) : expression[...]
    for word in ["try? ", "try! ", "try ", "await "] where text.hasPrefix(word) { text = text.dropFirst(word.count) }
    while let dot = first(".", in: text.hasPrefix(".") ? text.dropFirst() : text) {
      text = text[text.index(after: dot)...]
    }
    let name = text.prefix { $0 != "(" && $0 != "[" && $0 != "{" }
    let plain = name.isEmpty || name.last == " " ? text : name
    return String(plain.last == "?" || plain.last == "!" ? plain.dropLast() : plain)
  }
}
