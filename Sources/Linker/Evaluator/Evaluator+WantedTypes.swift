import Facts
import NavigationModel

/// What a value means where a type is wanted: `.cart`, `.init(…)`, a library's object without its generic arguments.
extension Evaluator {
  /// An implicit member as the type means it that is asked for: `.cart` where an `AppRoute` is wanted.
  func contextual(_ value: Value, _ type: TypeReference?, in scope: Scope?) -> Value {
    guard followsObjects, let type else { return implicit(value, type, in: scope) }
    if let typed = typedParts(of: value, type, in: scope) { return typed }
    let meant = literal(implicit(value, type, in: scope), as: type, in: scope)
    return seen(filled(meant, from: type, in: scope), as: type, in: scope)
  }

  private func implicit(_ value: Value, _ type: TypeReference?, in scope: Scope?) -> Value {
    guard var type, value.isAny(where: \.holdsImplicitMember) else { return value }
    if followsObjects, let scope, case .named(["Self"], _) = type.unwrapped {
      type = resolvedAlias(type.unwrapped, in: scope)
    }
    if case .array(let element) = type.unwrapped {
      return value.mapped { list in
        guard case .array(let elements) = list else { return list }
        return .array(elements.map { contextual($0, element, in: scope) })
      }
    }
    if case .tuple(let types) = type.unwrapped {
      return value.mapped { whole in
        guard case .tuple(let parts) = whole, parts.count == types.count else { return whole }
        return .tuple(
          zip(parts, types).map { part, type in
            LabeledValue(
              label: part.label, value: contextual(part.value, type, in: scope), expression: part.expression)
          })
      }
    }
    if wholeProgram != nil || followsObjects, value.isAny(where: \.isImplicitInitializer) {
      let meant = scope.map { resolvedAlias(type.unwrapped, in: $0) } ?? .other
      let wanted = meant == .other ? type.unwrapped : meant
      // A value that a generic object begins with is a state: that changes, and what it begins with says nothing of it.
      if !followsObjects, wanted != type.unwrapped, scope.map({ isGeneric(type.unwrapped, in: $0) }) ?? false,
        let id = program.resolve(wanted, from: scope?.owner, file: scope?.file), program[id].keyword == .struct
      {
        return value
      }
      return value.mapped { made($0, wanted, in: scope) }
    }
    guard let id = program.resolve(type, from: scope?.owner, file: scope?.file),
      // What the app adds to a library's type is its own: `.cart` for a `UINavigationController`.
      program[id].keyword != nil
        || (wholeProgram != nil || followsObjects) && !opaqueNames.contains(program[id].name)
    else { return value }
    return value.mapped { alternative in
      guard alternative.isImplicitMember, case .term(let term) = alternative else { return alternative }
      return implicitMember(term, of: id) ?? alternative
    }
  }

  /// Whether a type is a generic parameter of the types around the code.
  private func isGeneric(_ type: TypeReference, in scope: Scope) -> Bool {
    guard case .named(let path, []) = type, path.count == 1 else { return false }
    var owner = scope.owner
    while let id = owner {
      if program[id].isGeneric(over: path[0]) { return true }
      owner = program[id].parent
    }
    return false
  }

  /// A library's object that is written without its generic arguments has those of the type that is wanted.
  private func filled(_ value: Value, from type: TypeReference, in scope: Scope?) -> Value {
    guard let scope, case .named(_, let arguments) = type.unwrapped, !arguments.isEmpty else { return value }
    note(type, for: value, in: scope)
    return value.mapped { alternative in
      guard case .term(let term) = alternative, term.base == nil, term.generics.isEmpty, term.arguments != nil,
        case .named(let path, let arguments) = resolvedAlias(type.unwrapped, in: scope), path.last == term.name,
        arguments.contains(where: { $0 != .other })
      else { return alternative }
      return .term(
        Term(
          base: nil, name: term.name, generics: arguments, arguments: term.arguments, origin: term.origin,
          scope: term.scope))
    }
  }

  /// Notes the type that is written for what calls make; who comes by it further on has the same in mind.
  func note(_ type: TypeReference, for value: Value, in scope: Scope) {
    guard followsObjects, case .named(_, let arguments) = type.unwrapped, !arguments.isEmpty else { return }
    let type = resolvedAlias(type.unwrapped, in: scope)
    guard let first = type.arguments.first, first != .other, first.simpleName != "UIViewController" else { return }
    // A step that waits for what comes before it has no calls behind it that could be about something else.
    let isIntegrator = type.simpleName == "ActionToStepIntegrator"
    for case .term(let term) in value.alternatives
    where term.declared == nil && (term.base != nil || isIntegrator || value.isImplicitMember) {
      term.declared = type
    }
  }

  /// Elements of a list are of one type: `[Tab.home, .settings]`.
  func alike(_ elements: [Value]) -> [Value] {
    guard elements.contains(where: \.isImplicitMember) else { return elements }
    for case .enumCase(let known) in elements {
      return elements.map { element in
        guard element.isImplicitMember, case .term(let term) = element else { return element }
        return implicitMember(term, of: known.type) ?? element
      }
    }
    return elements
  }

  /// What `.init(…)` makes where a type is wanted.
  private func made(_ value: Value, _ type: TypeReference, in scope: Scope?) -> Value {
    guard value.isImplicitInitializer, case .term(let term) = value, let arguments = term.arguments,
      let name = type.simpleName
    else { return value }
    if let id = program.resolve(type, from: scope?.owner, file: scope?.file), program[id].keyword != nil {
      guard program[id].keyword != .protocol else { return .typed(type, id) }
      return .instance(Instance(type: type, id: id, arguments: arguments, place: term.origin))
    }
    let object = Term(
      base: nil, name: name, generics: type.arguments, arguments: arguments, origin: term.origin, scope: term.scope)
    return wholeProgram?.made(object) ?? .term(object)
  }

  private func implicitMember(_ term: Term, of id: TypeID) -> Value? {
    let name = String(term.name.dropFirst())
    if name == "init", let arguments = term.arguments, program[id].keyword != .protocol, program[id].keyword != .enum {
      return .instance(
        Instance(type: .simple(program[id].name), id: id, arguments: arguments, place: term.origin))
    }
    if followsObjects, let arguments = term.arguments, let index = caseBesideFunctions(name, of: id, arguments) {
      return .enumCase(EnumCaseValue(type: id, name: program[id].cases[index].name, payload: arguments))
    }
    for member in program.members(named: name, of: id) {
      switch member {
      case .enumCase(let type, let index):
        let name = program[type].cases[index].name
        return .enumCase(
          EnumCaseValue(
            type: type, name: name, payload: term.arguments.map { payload($0, of: name, in: type) } ?? []))
      case .variable(let variable) where program[variable].declaration.isStatic: return self.value(of: variable)
      case .function(let function) where program[function].declaration.isStatic:
        return result(of: function, arguments: term.arguments ?? [], receiver: nil, at: term.origin)
      case .variable, .function, .type: continue
      }
    }
    return nil
  }
}
