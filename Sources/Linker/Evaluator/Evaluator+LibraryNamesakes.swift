import Facts

/// Functions and types of the app's under the name of a library's type: `func Form(image: …) -> some View`, or a message
/// `struct Group: Codable`, beside SwiftUI's own.
extension Evaluator {
  /// What a call calls: the type of the library's, where no function that bears its name takes what is passed.
  func called(_ callee: Expression, with arguments: [LabeledValue], in scope: Scope) -> Value {
    let meant = evaluate(callee, in: scope)
    guard case .name(let name, let generics) = callee.kind, name.beginsUppercase else { return meant }
    if case .metatype(_, let type?) = meant, isLibrarys(name, asCalledWith: arguments, not: type) {
      return .term(term(nil, name, generics, nil, callee, scope))
    }
    let functions = meant.alternatives.compactMap { if case .function(let id, nil) = $0 { id } else { nil } }
    guard !functions.isEmpty, functions.count == meant.alternatives.count,
      functions.allSatisfy({ isLibrarys(name, asCalledWith: arguments, not: $0) })
    else { return meant }
    return .term(term(nil, name, generics, nil, callee, scope))
  }

  /// Whether a call of that name is none of a global function: only a type is written like that, and it takes no such
  /// arguments.
  func isLibrarys(_ name: String, asCalledWith arguments: [LabeledValue], not function: FunctionID) -> Bool {
    name.beginsUppercase && program[function].owner == nil
      && !accepts(program[function].declaration.parameters, arguments)
  }

  /// Whether a call of that name with a block behind it makes none of a type of the app's, whose initialisers take none:
  /// `Group { CartView() }`.
  private func isLibrarys(_ name: String, asCalledWith arguments: [LabeledValue], not type: TypeID) -> Bool {
    guard SwiftUIViews.names.contains(name), arguments.contains(where: \.isTrailing) else { return false }
    guard program[type].keyword == .struct || program[type].keyword == .enum else { return false }
    let takesThem = (program[type].members["init"] ?? []).contains { member in
      guard case .function(let initializer) = member else { return false }
      return accepts(program[initializer].declaration.parameters, arguments)
    }
    return !takesThem
      && storedProperties(of: type).allSatisfy { property in
        program[property].declaration.type.map { !program.isFunction($0, in: type) } ?? true
      }
  }
}
