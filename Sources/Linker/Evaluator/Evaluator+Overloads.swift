import Facts

extension Evaluator {
  /// Of functions that labels do not tell apart, those that the types of the arguments ask for.
  func overloads(
    _ candidates: [(id: FunctionID, receiver: Value?)], _ arguments: [LabeledValue]
  ) -> [(id: FunctionID, receiver: Value?)] {
    guard candidates.count > 1, wholeProgram != nil, areToldApart(candidates.map(\.id)) else { return candidates }
    let scores = candidates.map { score(of: $0.id, arguments) }
    guard let best = scores.compactMap(\.self).max() else { return candidates }
    return zip(candidates, scores).filter { $0.1 == best }.map(\.0)
  }

  /// The initialisers of a type that arguments ask for: by their labels, and by their types where labels do not tell.
  func initializers(of type: TypeID, for arguments: [LabeledValue]) -> [FunctionID] {
    let fitting = functionIDs(program.members(named: "init", of: type)).filter {
      accepts(program[$0].declaration.parameters, arguments)
    }
    return overloads(fitting.map { ($0, nil) }, arguments).map(\.id)
  }

  /// Of functions that have all in common, the one in the file of the code at hand: they can stand side by side only
  /// where each is private to its file.
  func seen(
    _ candidates: [(id: FunctionID, receiver: Value?)], from scope: Scope
  ) -> [(id: FunctionID, receiver: Value?)] {
    guard candidates.count > 1 else { return candidates }
    let own = candidates.filter { program[$0.id].file == scope.file }
    guard !own.isEmpty, own.count < candidates.count else { return candidates }
    return candidates.filter { other in
      program[other.id].file == scope.file || !own.contains { areTwins($0.id, other.id) }
    }
  }

  private func areTwins(_ first: FunctionID, _ second: FunctionID) -> Bool {
    let (a, b) = (program[first], program[second])
    return a.owner == b.owner && a.declaration.fullName == b.declaration.fullName
      && a.declaration.isStatic == b.declaration.isStatic && a.declaration.result == b.declaration.result
      && a.declaration.parameters.map(\.type) == b.declaration.parameters.map(\.type)
      && a.requirements == b.requirements
  }

  private func areToldApart(_ functions: [FunctionID]) -> Bool {
    let types = functions.map { program[$0].declaration.parameters.map { $0.type?.simpleName } }
    return types.dropFirst().contains { $0 != types[0] }
  }

  /// How many parameters are of just the type that is passed; `nil` where one is of another.
  private func score(of function: FunctionID, _ arguments: [LabeledValue]) -> Int? {
    let entry = program[function]
    let scope = Scope(file: entry.file, owner: entry.owner, requirements: entry.requirements)
    var parameters = entry.declaration.parameters[...]
    var score = 0
    for argument in arguments where !argument.isTrailing {
      while let next = parameters.first, next.label != argument.label { parameters.removeFirst() }
      guard let parameter = parameters.popFirst(), let type = parameter.type else { continue }
      let wanted = resolvedAlias(type.unwrapped, in: scope)
      let target = program.resolve(wanted, from: scope.owner, file: scope.file)
      if !parameter.isVariadic, let isList = argument.value.isList, let asksList = wanted.isList(else: target) {
        guard isList == asksList else { return nil }
      }
      if let isMeant = isMeant(argument.value, target, wanted) {
        guard isMeant else { return nil }
        score += 1
        continue
      }
      if let name = libraryName(argument) {
        if program.isPlainValue(target) { return nil }
        if target.map({ program[$0].keyword == nil }) ?? true, type.unwrapped.simpleName == name { score += 1 }
        continue
      }
      guard let target else { continue }
      // The compiler goes by what is written, whatever class the object turns out to be of.
      if let written = writtenClass(of: argument) {
        guard written == target || program.ancestors(of: written).contains(target) else { return nil }
        score += written == target ? 2 : 1
        continue
      }
      let known = argument.value.alternatives.compactMap { typeID(of: $0) }
      guard !known.isEmpty else { continue }
      guard isConcrete(target) else {
        if known.contains(where: { $0 == target || program.ancestors(of: $0).contains(target) }) { score += 1 }
        continue
      }
      guard argument.value.alternatives.contains(where: { typeID(of: $0) != nil && fits($0, type, in: scope) }) else {
        return nil
      }
      // Of some object of a protocol it is not said that it is of this type; of another protocol's it never is.
      if known.contains(where: isConcrete) {
        score += 1
      } else if !known.contains(where: { program.ancestors(of: target).contains($0) }) {
        return nil
      }
    }
    return score
  }

  /// Whether an implicit member, or a text, is of a type; `nil` where that stays open.
  private func isMeant(_ value: Value, _ target: TypeID?, _ wanted: TypeReference) -> Bool? {
    let isPlain = target == nil && wanted.arguments.isEmpty && Self.valueTypes.contains(wanted.simpleName ?? "")
    switch value {
    case .term(let term) where value.isImplicitMember && term.name != ".init":
      guard let target, program[target].keyword != nil else { return isPlain && term.arguments == nil ? false : nil }
      return !program.members(named: String(term.name.dropFirst()), of: target).isEmpty
    case .string:
      if isPlain { return ["String", "URL"].contains(wanted.simpleName ?? "") ? nil : false }
      guard let target, program[target].keyword == .enum || program[target].keyword == .class else { return nil }
      return literalTypes.contains(target) ? nil : false
    default: return nil
    }
  }

  /// The app's class that a property is declared to be of, if that is what is passed.
  private func writtenClass(of argument: LabeledValue) -> TypeID? {
    guard let written = argument.written else { return nil }
    switch written.expression.stripped.kind {
    case .name, .member: break
    default: return nil
    }
    let found = variables(written.expression, in: written.scope)
    guard found.count == 1 else { return nil }
    let entry = program[found[0].id]
    guard let type = entry.declaration.type else { return nil }
    let scope = Scope(file: entry.file, owner: entry.owner)
    let id = program.resolve(resolvedAlias(type.unwrapped, in: scope), from: entry.owner, file: entry.file)
    return id.flatMap { program[$0].keyword == .class ? $0 : nil }
  }

  /// The library's type that an argument is of, where no class of the app's can be meant: a date, an address.
  private func libraryName(_ argument: LabeledValue) -> String? {
    let names = Set(argument.value.alternatives.map { libraryName($0, argument) })
    guard names.count == 1, let name = names.first ?? nil, Self.valueTypes.contains(name) else { return nil }
    return name
  }

  private func libraryName(_ value: Value, _ argument: LabeledValue) -> String? {
    switch value {
    case .typed(.named(let path, _), let id) where id.map({ program[$0].keyword == nil }) ?? true: return path.last
    case .term(let term) where term.base == nil && term.arguments != nil: return term.name
    case .term(let term) where term.name == "rawValue": return rawType(of: term)
    case .unknown:
      // A parameter that is handed on is at least of its type.
      guard case .name(let written, _)? = argument.written?.expression.stripped.kind,
        let meanings = argument.written?.scope.lookup(written), meanings.count == 1,
        case .argument(_, let declared) = meanings[0]
      else { return nil }
      return declared?.unwrapped.simpleName
    default: return nil
    }
  }

  /// The type of the raw values of some case of the app's.
  private func rawType(of term: Term) -> String? {
    guard let id = term.base.flatMap({ typeID(of: $0) }), program[id].keyword == .enum else { return nil }
    return program[id].inherited.first?.simpleName
  }

  private static let valueTypes: Set<String> = [
    "Bool", "Data", "Date", "Double", "Float", "IndexPath", "Int", "Notification", "String", "URL", "URLRequest",
    "UUID",
  ]

  /// Whether a value can be in a variable of a written type: objects of an unrelated class cannot.
  func fits(_ value: Value, _ type: TypeReference?, in scope: Scope) -> Bool {
    guard let type,
      let target = program.resolve(resolvedAlias(type.unwrapped, in: scope), from: scope.owner, file: scope.file),
      isConcrete(target)
    else { return true }
    switch value {
    case .instance(let instance): return isRelated(instance.id, target)
    case .enumCase(let enumCase): return enumCase.type == target
    case .typed(_, let id?): return isRelated(id, target) || !isConcrete(id)
    default: return true
    }
  }
}

extension Evaluator {
  /// Whether an object, text or number is passed where a function is asked for: a function of a library's is meant, as
  /// with `modifier(Shadow())` beside the app's own `modifier(_ change: (Self) -> some View)`.
  func takesFunctions(_ parameters: [Parameter], for arguments: [LabeledValue]) -> Bool {
    zip(parameters, arguments).contains { parameter, argument in
      guard argument.label == parameter.label, !argument.isTrailing,
        case .function(let given, _)? = parameter.type?.unwrapped, !given.isEmpty
      else { return false }
      switch argument.expression?.stripped.kind {
      case .string, .number, .boolean, .array, .dictionary: return true
      case .call(let callee, _):
        guard case .name(let name, _) = callee.stripped.kind, let made = program.typesByName[name] else { return false }
        return made.allSatisfy { program[$0].keyword == .struct || program[$0].keyword == .class }
      default: return false
      }
    }
  }
}

extension Evaluator {
  /// What a function means that hands on to its own name just what it was given: another of that name.
  ///
  /// Else it would never end: `open(route, values)` in `func open(_ route: Route, _ values: Any?...)` takes a list.
  func others(
    among found: [(id: FunctionID, receiver: Value?)], whenHandedOn arguments: [LabeledValue], in scope: Scope
  ) -> [(id: FunctionID, receiver: Value?)] {
    guard found.count > 1, let caller = scope.function, found.contains(where: { $0.id == caller }) else { return found }
    let parameters = program[caller].declaration.parameters
    guard arguments.count == parameters.count,
      zip(arguments, parameters).allSatisfy({ argument, parameter in
        guard case .name(parameter.name, _)? = argument.expression?.stripped.kind else { return false }
        return argument.label == parameter.label
      })
    else { return found }
    let others = found.filter { $0.id != caller }
    return others.isEmpty ? found : others
  }
}

extension Value {
  /// Whether it is a list, or no list; `nil` where that stays open.
  fileprivate var isList: Bool? {
    switch self {
    case .array: true
    case .enumCase, .instance, .string, .number, .boolean: false
    case .term where isImplicitMember: false
    default: nil
    }
  }
}

extension TypeReference {
  /// Whether values of the type are lists; `nil` where a library's type may be one.
  ///
  /// - Parameter target: the app's type that it names.
  fileprivate func isList(else target: TypeID?) -> Bool? {
    if case .array = self { true } else { target == nil ? nil : false }
  }
}

extension Program {
  /// Whether values of a type are the app's own, and no object of a library's: a struct or an enum.
  fileprivate func isPlainValue(_ id: TypeID?) -> Bool {
    guard let id else { return false }
    return self[id].keyword == .struct || self[id].keyword == .enum
  }
}

extension Evaluator {
  /// Whether a function is added to SwiftUI's views under the name of a modifier that shows something: a call that it
  /// does not take is one of SwiftUI's own, `sheet(isPresented:) { … }` beside `func sheet(isPresented:, order:)`.
  func isModifierOfSwiftUI(beside function: FunctionID) -> Bool {
    let entry = program[function]
    guard let owner = entry.owner, program[owner].keyword == nil, program[owner].name == "View" else { return false }
    return OwnState.presenting.contains(entry.declaration.name)
  }
}

extension Parameter {
  /// Whether it is a binding: no closure behind a call is one.
  var bindsState: Bool { type?.unwrapped.simpleName == "Binding" }
}
