import Facts

/// Texts that are made of known ones: names of storyboards, identifiers, keys.
extension Evaluator {
  /// A text that is put together of parts and longer than this, in bytes, is open: code that calls itself with a longer
  /// one each time would make it as long as memory allows.
  private static let madeTextLimit = 1_024

  /// A text with what stands in it; open where any of that is.
  func text(of parts: [StringPart], in scope: Scope) -> Value {
    var text = ""
    for part in parts {
      switch part {
      case .text(let piece): text += piece
      case .interpolation(let inner):
        guard wholeProgram != nil || followsObjects, let piece = described(evaluate(inner, in: scope)) else {
          return Self.openText
        }
        text += piece
        guard text.utf8.count <= Self.madeTextLimit else { return Self.openText }
      }
    }
    return .string(text)
  }

  /// Texts put together; `nil` where one of them is none.
  func joinedTexts(_ parts: [Value]) -> Value? {
    var text = ""
    for part in parts {
      guard case .string(let piece) = part else { return nil }
      text += piece
      guard text.utf8.count <= Self.madeTextLimit else { return Self.openText }
    }
    return .string(text)
  }

  /// What a property or method of the standard library's makes of a text: `name.rawValue.capitalized`.
  func folded(_ term: Term) -> Value? {
    guard case .string(let text)? = term.base else { return nil }
    guard let arguments = term.arguments else {
      switch term.name {
      case "capitalized", "localizedCapitalized": return .string(Self.capitalized(text))
      case "localizedUppercase": return .string(text.uppercased())
      case "localizedLowercase": return .string(text.lowercased())
      case "description": return .string(text)
      default: return nil
      }
    }
    switch (term.name, Self.count(arguments)) {
    case ("uppercased", _) where arguments.isEmpty: return .string(text.uppercased())
    case ("lowercased", _) where arguments.isEmpty: return .string(text.lowercased())
    case ("prefix", let count?) where !arguments.isEmpty: return .string(String(text.prefix(count)))
    case ("suffix", let count?) where !arguments.isEmpty: return .string(String(text.suffix(count)))
    case ("dropFirst", let count?): return .string(String(text.dropFirst(count)))
    case ("dropLast", let count?): return .string(String(text.dropLast(count)))
    default: return nil
    }
  }

  /// What a property of a text is: one that the app adds, or the standard library's.
  func part(of text: Value, _ member: Term) -> Value {
    let added = membersOfTexts(named: member.name)
    if !added.isEmpty { return .oneOf(added.map { value(of: $0, receiver: text) }) }
    return folded(member) ?? .term(member)
  }

  /// The members that the app adds to texts under a name.
  func membersOfTexts(named name: String) -> [Program.Member] {
    (program.typesByName["String"] ?? []).filter { program[$0].keyword == nil }.flatMap {
      program.members(named: name, of: $0)
    }
  }

  /// What a value is as a part of a text.
  private func described(_ value: Value) -> String? {
    switch value {
    case .string(let text), .number(let text): text
    case .enumCase(let known) where known.payload.isEmpty: known.name
    case .metatype(let type, let id?) where program[id].keyword == .class: type.simpleName
    default: nil
    }
  }

  /// A text of which nothing is known.
  private static var openText: Value { .typed(.simple("String"), nil) }

  /// How many characters are meant: one, where that is left out.
  private static func count(_ arguments: [LabeledValue]) -> Int? {
    guard let first = arguments.first else { return 1 }
    guard arguments.count == 1, first.label == nil, case .number(let count) = first.value else { return nil }
    return Int(count).flatMap { $0 >= 0 ? $0 : nil }
  }

  /// Every word with a capital, and small letters behind it.
  private static func capitalized(_ text: String) -> String {
    var result = ""
    var isWithin = false
    for character in text {
      result += isWithin ? character.lowercased() : character.uppercased()
      isWithin = character.isLetter || character.isNumber || character == "'"
    }
    return result
  }
}
