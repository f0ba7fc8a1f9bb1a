import Facts

/// Functions of libraries that give what they are asked for by its type.
extension Evaluator {
  /// What a container of dependencies, whatever it is, or a decoder gives.
  func askedFor(
    _ name: String, _ generics: [TypeReference], of receiver: Value, _ given: [LabeledValue],
    _ expression: Expression, in scope: Scope
  ) -> Value? {
    if name == "decode" { return decoded(given) }
    guard name == "resolve", let wholeProgram else { return nil }
    return wholeProgram.made(
      Term(
        base: receiver, name: name, generics: generics, arguments: given, origin: place(of: expression, scope),
        scope: scope))
  }

  /// What a decoder is asked for: `decode(Order.self, from: data)`.
  private func decoded(_ given: [LabeledValue]) -> Value? {
    guard wholeProgram != nil, given.count > 1, let asked = given.first, asked.label == nil else { return nil }
    switch asked.value {
    case .metatype(let type, let id?) where program[id].keyword != nil: return .typed(type, id)
    case .array(let elements):
      guard elements.count == 1, case .metatype(let type, let id?) = elements[0], program[id].keyword != nil else {
        return nil
      }
      return .array([.typed(type, id)])
    default: return nil
    }
  }

  /// What a container of dependencies gives, asked by what the app adds to it, be it under the library's own name:
  /// `func resolve<T>(_ type: T.Type) -> T { resolve(type)! }`, `func force<T>(_ type: T.Type) -> T { resolve(type)! }`.
  func resolved(
    _ name: String, _ generics: [TypeReference], _ given: [LabeledValue], _ expression: Expression,
    byExtensionIn scope: Scope
  ) -> Value? {
    guard name == "resolve", let wholeProgram, let owner = scope.owner, program[owner].keyword == nil else {
      return nil
    }
    return wholeProgram.made(
      Term(
        base: scope.receiver, name: name, generics: generics, arguments: given, origin: place(of: expression, scope),
        scope: scope))
  }

  private func place(of expression: Expression, _ scope: Scope) -> Origin {
    Origin(file: scope.file, offset: expression.offset, call: scope.call)
  }
}
