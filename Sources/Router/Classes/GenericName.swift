/// The name of a class, its generic arguments apart.
struct GenericName {
  /// Without module: `Base` of `App.Base<Int>`.
  let base: String
  let arguments: [String]

  init(_ written: String) {
    let compact = written.filter { !$0.isWhitespace }
    guard compact.hasSuffix(">"), let open = compact.firstIndex(of: "<") else {
      (base, arguments) = (compact, [])
      return
    }
    base = String(compact[..<open])
    arguments = Self.parts(of: compact[compact.index(after: open)...].dropLast())
  }

  private init(base: String, arguments: [String]) {
    self.base = base
    self.arguments = arguments
  }

  var text: String { arguments.isEmpty ? base : "\(base)<\(arguments.joined(separator: ","))>" }

  /// The same with types for names of parameters in its arguments.
  func replacing(_ types: [String: String]) -> GenericName {
    guard !types.isEmpty else { return self }
    return GenericName(base: base, arguments: arguments.map { Self.replacing(types, in: $0) })
  }

  /// A list apart at the commas that are in no brackets.
  private static func parts(of list: Substring) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    for character in list {
      switch character {
      case "<", "(", "[": depth += 1
      case ")", "]": depth -= 1
      case ">" where part.last != "-": depth -= 1
      case "," where depth == 0:
        parts.append(part)
        part = ""
        continue
      default: break
      }
      part.append(character)
    }
    return parts + [part]
  }

  private static func replacing(_ types: [String: String], in text: String) -> String {
    var result = ""
    var word = ""
    for character in text {
      if character.isLetter || character.isNumber || character == "_" || character == "." {
        word.append(character)
        continue
      }
      result += (types[word] ?? word) + String(character)
      word = ""
    }
    return result + (types[word] ?? word)
  }
}
