/// A function as its documentation names it: `AppRouter.open(_:from:)`, `open`, `Link.init(to:)`.
struct CallNotation: Hashable {
  var typeName: String?
  var function: String
  /// `nil` for one without a label; no list where no parentheses are written.
  var labels: [String?]?

  /// Reads the notation; `nil` for a text that is none.
  init?(_ text: String) {
    let head = text.prefix { $0 != "(" }
    let names = head.split(separator: ".", omittingEmptySubsequences: false)
    guard names.allSatisfy(\.isIdentifier), let function = names.last else { return nil }
    self.function = String(function)
    typeName = names.count > 1 ? names.dropLast().joined(separator: ".") : nil
    guard head.endIndex < text.endIndex else { return }
    guard text.hasSuffix(")") else { return nil }
    let inside = text[head.endIndex...].dropFirst().dropLast()
    guard inside.isEmpty || inside.hasSuffix(":") else { return nil }
    let words = inside.dropLast().split(separator: ":", omittingEmptySubsequences: false)
    guard inside.isEmpty || words.allSatisfy(\.isIdentifier) else { return nil }
    labels = inside.isEmpty ? [] : words.map { $0 == "_" ? nil : String($0) }
  }
}

extension Substring {
  fileprivate var isIdentifier: Bool {
    guard let first, first.isLetter || first == "_" else { return false }
    return allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
