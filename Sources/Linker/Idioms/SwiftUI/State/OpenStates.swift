import Facts

/// State that can have more values than code writes out: `selection = tab`, `Picker(selection: $selection)`.
///
/// What such state begins with says nothing of it later, wherever it is passed on.
struct OpenStates {
  private var open: Set<VariableID> = []
  /// State that controls change through bindings, be it an object's.
  private var controlled: Set<VariableID> = []
  /// State that nothing changes: what a view is given under `@State` it only keeps.
  private var kept: Set<VariableID> = []
  /// All that code makes of state beside what it begins with, where that is written out at whoever says it.
  private var changes: [VariableID: Set<String>] = [:]

  /// - Complexity: O(*n*) in the number of calls and assignments.
  init(_ linkage: Linkage) {
    let program = linkage.program
    var bound: [TypeID: Set<String>] = [:]
    var parts: Set<String> = []
    var boundParts: Set<String> = []
    // `state.fill(item)` changes what an enum is, by the names of state and functions.
    let mutating = linkage.sites.mutatingFunctions
    var changed: [String: Set<String>] = [:]
    for site in linkage.sites.all {
      guard let owner = site.scope.owner else { continue }
      if site.form == .call, mutating.contains(site.name), let name = site.base?.lastName {
        changed[name, default: []].insert(site.name)
        parts.insert(name)
      }
      // What a publisher fills can be whatever that brings: `assign(to: \.phase, on: self)`.
      if site.form == .call, site.name == "assign", let target = PublishedObservers.target(of: site.arguments),
        case .member(let object?, let name, _) = target.kind
      {
        if object.isSelf { bound[owner, default: []].insert(name) } else { parts.insert(name) }
      }
      // `$details.load { … }` changes it as well.
      for used in [site.base].compactMap(\.self) + site.arguments.map(\.value) {
        if let name = used.boundName { bound[owner, default: []].insert(name) }
        // `Picker(selection: $model.kind)` changes what the object holds.
        if !OwnState.presenting.contains(site.name), let part = used.boundPart {
          parts.insert(part)
          boundParts.insert(part)
        }
      }
    }
    let names = bound.values.reduce(into: parts) { $0.formUnion($1) }
    for id in program.variables.indices.map(VariableID.init) {
      let entry = program[id]
      guard let owner = entry.owner, StateNames.isObserved(id, in: program) else { continue }
      let name = entry.declaration.name
      let sites = linkage.sites.named(name)
      let isBound = bound[owner]?.contains(name) == true
      // What is kept from one launch to the next can be anything at this one.
      let isKept = entry.declaration.attributes.contains { ["AppStorage", "SceneStorage"].contains($0.name) }
      let isChanged = (changed[name] ?? []).contains { function in
        program.enumType(of: id).map { mutating.contains(function, of: $0, in: program) } ?? false
      }
      if isBound || boundParts.contains(name) { controlled.insert(id) }
      if isBound || isKept || isChanged || sites.contains(where: { $0.opens(owner) }) { open.insert(id) }
      if !isBound, !names.contains(name), let changes = Self.changes(at: sites, of: owner, linkage) {
        self.changes[id] = changes
      }
      if !isBound, entry.declaration.attributes.map(\.name) == ["State"],
        !sites.contains(where: { $0.form == .assignment && $0.scope.owner == owner })
      {
        kept.insert(id)
      }
    }
  }

  func contains(_ id: VariableID) -> Bool { open.contains(id) }

  /// Whether a control changes state by itself: `Picker(selection: $model.kind)`.
  func isControlled(_ id: VariableID) -> Bool { controlled.contains(id) }

  /// The cases that code changes state to after it began, if they are all known.
  func changes(of id: VariableID) -> Set<String>? { changes[id] }

  /// What an object is made with is no change; what a function is given for it is known where it is called.
  private static func changes(at sites: [CallSite], of owner: TypeID, _ linkage: Linkage) -> Set<String>? {
    var found: Set<String> = []
    for site in sites where site.form == .assignment {
      guard case .assignment(let target, "=", let value) = site.expression.kind else { return nil }
      if target.stripped.strippedBase?.isSelf ?? true {
        guard site.scope.owner == owner else { continue }
        if site.scope.function.map({ linkage.program[$0].declaration.name }) == "init" { continue }
      }
      guard let names = written(value, at: site, linkage, depth: 0) else { return nil }
      found.formUnion(names)
    }
    return found
  }

  /// The cases that a value can be as it is written, there or where it is passed; `nil` where that is not all.
  private static func written(_ value: Expression, at site: CallSite, _ linkage: Linkage, depth: Int) -> Set<String>? {
    if value.isWrittenOut { return Set(value.caseNames) }
    guard depth < 4, case .name(let name, _) = value.stripped.kind, let id = site.scope.function else { return nil }
    let function = linkage.program[id].declaration
    // A function inside of it may be the one that passes it on.
    for declaration in [function] + (function.body ?? []).compactMap(\.localFunction) {
      guard let parameter = declaration.parameters.first(where: { $0.name == name }) else { continue }
      var found: Set<String> = []
      for call in linkage.sites.named(declaration.name) where call.form == .call {
        guard let given = call.argument(parameter.label),
          let names = written(given, at: call, linkage, depth: depth + 1)
        else { return nil }
        found.formUnion(names)
      }
      return found
    }
    return nil
  }

  /// Whether a property is no state but in name: what it is given is what it stays.
  func isConstant(_ id: VariableID, in program: Program) -> Bool {
    program[id].declaration.attributes.isEmpty || kept.contains(id)
  }
}

extension Program {
  /// The enum of the app's that a property is declared to be a case of, or begins as one of: `var state = Load<Cart>.empty`.
  func enumType(of id: VariableID) -> TypeID? {
    let declaration = self[id].declaration
    guard let type = declaration.type?.unwrapped ?? declaration.value?.typeOfCase,
      let found = resolve(type, from: self[id].owner, file: self[id].file), self[found].keyword == .enum
    else { return nil }
    return found
  }
}

extension Expression {
  /// The type whose case is written with it.
  fileprivate var typeOfCase: TypeReference? {
    switch stripped.kind {
    case .call(let callee, _): callee.typeOfCase
    case .member(let base?, _, _):
      if case .name(let name, let arguments) = base.stripped.kind, name.beginsUppercase {
        .named(path: [name], arguments: arguments)
      } else {
        nil
      }
    default: nil
    }
  }
}

extension CallSite {
  /// Whether it gives a property of a type, or of an object, a value that is not written out.
  fileprivate func opens(_ owner: TypeID) -> Bool {
    guard form == .assignment, case .assignment(let target, "=", let value) = expression.kind, !value.isWrittenOut
    else { return false }
    switch target.stripped.kind {
    case .name: return scope.owner == owner
    case .member(let base?, _, _): return !base.isSelf || scope.owner == owner
    default: return false
    }
  }
}

extension Runner {
  /// The branches for what state of an object begins with, and for what code changes it to: `switch router.root`.
  ///
  /// The last branch is for what it begins with, if no other one is, and for cases of its type that no other one takes:
  /// what else is assigned under its name is another object's.
  func begun(_ cases: [SwitchCase], by subject: Expression, _ scope: Scope) -> [SwitchCase]? {
    let variables = StateBindings(runner: self).variables(subject, in: scope)
    guard variables.count == 1, let changes = linkage.shared(OpenStates.init).changes(of: variables[0]),
      let first = object(holding: subject, scope, depth: 0), first.caseName != nil
    else { return nil }
    let starts = evaluator.selected(cases, first)
    let named = Set(cases.flatMap(\.patterns).compactMap(\.caseName))
    let own = possibleCases(of: variables[0], like: first)
    let areLeft = !changes.intersection(own).isSubset(of: named)
    let taken = cases.filter { branch in
      starts.contains { $0.offset == branch.offset }
        || branch.patterns.contains { $0.caseName.map(changes.contains) ?? false }
        || areLeft && (branch.patterns.isEmpty || branch.patterns.contains(.wildcard))
    }
    return starts.isEmpty ? nil : taken
  }

  /// The cases that a property can be, unless each object has a type of its own for it.
  private func possibleCases(of id: VariableID, like value: Value) -> Set<String> {
    guard let type = evaluator.typeID(of: value) else { return [] }
    let entry = program[id]
    if let declared = entry.declaration.type, program.resolve(declared, from: entry.owner, file: entry.file) != type {
      return []
    }
    return Set(program[type].cases.map(\.name))
  }

  /// What an object that is known holds in the property that an expression, or what was passed for it, reads.
  private func object(holding expression: Expression, _ scope: Scope, depth: Int) -> Value? {
    guard depth < 8 else { return nil }
    if case .name(let name, _) = expression.stripped.kind, let meanings = scope.lookup(name) {
      guard meanings.count == 1, case .argument(let argument, _)? = meanings.first, let written = argument.written
      else { return nil }
      return object(holding: written.expression, written.scope, depth: depth + 1)
    }
    let found = evaluator.variables(expression, in: scope)
    guard found.count == 1 else { return nil }
    if case .instance? = found[0].receiver, let first = evaluator.firstField(found[0].id, of: found[0].receiver) {
      return first
    }
    return firstValue(of: found[0].id)
  }

  /// What all objects hold in a property at first; `nil` where they are made with values of their own.
  private func firstValue(of id: VariableID) -> Value? {
    let entry = program[id]
    guard let owner = entry.owner, program[owner].keyword == .class, let initial = entry.declaration.value,
      !entry.declaration.attributes.contains(where: { ["AppStorage", "SceneStorage"].contains($0.name) }),
      !linkage.sites.named(entry.declaration.name).contains(where: { site in
        site.form == .assignment && site.scope.owner == owner
          && site.scope.function.map { program[$0].declaration.name } == "init"
      })
    else { return nil }
    let value = evaluator.evaluate(initial, in: Scope(file: entry.file, owner: owner))
    return evaluator.contextual(value, entry.declaration.type, in: Scope(file: entry.file, owner: owner))
  }
}

extension Statement {
  /// A function that is declared inside of another.
  fileprivate var localFunction: FunctionDeclaration? {
    if case .function(let declaration) = kind { declaration } else { nil }
  }
}

extension Expression {
  /// The property of an object to which a binding leads: `kind` of `$model.kind`.
  fileprivate var boundPart: String? {
    guard case .member(let base?, let name, _) = stripped.kind, base.boundName != nil else { return nil }
    return name
  }

  /// Names of the cases that it can be as written.
  fileprivate var caseNames: [String] {
    switch stripped.kind {
    case .member(_, let name, _): [name]
    case .call(let callee, _): callee.caseNames
    case .ternary(_, let then, let otherwise): then.caseNames + otherwise.caseNames
    default: []
    }
  }

  /// Whether it is a case, a flag, a text or a number as written; what a condition chooses of such is, too.
  fileprivate var isWrittenOut: Bool {
    switch stripped.kind {
    case .nil, .boolean, .number, .string, .member(nil, _, _): true
    case .member(let base?, _, _): base.lastName?.beginsUppercase ?? false
    case .call(let callee, _): callee.isWrittenOut
    case .ternary(_, let then, let otherwise): then.isWrittenOut && otherwise.isWrittenOut
    default: false
    }
  }
}
