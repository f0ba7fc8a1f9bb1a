import Facts
import NavigationModel

/// The declarations that hold a route, under every name by which it can be asked for.
struct AskableRoutes {
  let linkage: Linkage

  /// A constant, property or function that gives a route.
  struct Declaration {
    /// `product`, `Shop.product`, `Outer.Inner.product`.
    var name: String
    /// Its type as written.
    var type: TypeReference?
    /// Whether that type is one of routes.
    var isRoute = false
    /// Type of its only parameter, as written.
    var parameter: String?
    var source: SourcePlace
    /// What it gives, branch by branch.
    var branches: (BranchReader) -> [BranchReader.Branch]
  }

  private static let types: Set<String> = [
    "DestinationStep", "Destination", "AnyDestination", "RoutingStep", "RoutingDestination",
  ]

  /// All of them, those with a name of their own first; types and members in the order of the source.
  func all() -> [Declaration] {
    var found: [Declaration] = []
    let program = linkage.program
    for index in program.variables.indices {
      let id = VariableID(index: index)
      let scope = Scope(file: program[id].file, owner: program[id].owner)
      guard mayHold(program[id].declaration.type, program[id].declaration.value, in: scope) else { continue }
      found += named(
        .variable(id), program[id].owner, program[id].declaration.name, isStatic: program[id].declaration.isStatic)
    }
    for index in program.functions.indices {
      let id = FunctionID(index: index)
      let declaration = program[id].declaration
      let scope = Scope(file: program[id].file, owner: program[id].owner)
      guard declaration.body != nil, declaration.result.map({ isRouteType($0, in: scope) }) ?? false,
        isAskable(declaration)
      else { continue }
      found += named(.function(id), program[id].owner, declaration.name, isStatic: declaration.isStatic)
    }
    return found
  }

  private func mayHold(_ type: TypeReference?, _ value: Expression?, in scope: Scope) -> Bool {
    if let type { return isRouteType(type, in: scope) }
    // Without a written type only its value tells; calls of other names than a route's cost an evaluation.
    switch value?.stripped.kind {
    case .call, .member, .name, .operators, .subscript: return true
    default: return false
    }
  }

  private func isRouteType(_ type: TypeReference, in scope: Scope) -> Bool {
    guard let name = type.unwrapped.simpleName else { return false }
    if Self.types.contains(name) { return true }
    if let id = linkage.program.resolve(type.unwrapped), OwnDestinations(linkage: linkage).isDestination(id) {
      return true
    }
    let meant = linkage.evaluator.resolvedAlias(type.unwrapped, in: scope).unwrapped
    return Self.types.contains(meant.simpleName ?? "")
  }

  /// Whoever asks passes one payload at most: everything else has a default.
  private func isAskable(_ declaration: FunctionDeclaration) -> Bool {
    let needed = declaration.parameters.filter { $0.defaultValue == nil && !$0.isVariadic }
    guard let only = needed.first else { return true }
    return needed.count == 1 && !(only.type.map { RouteHelpers(linkage: linkage).shapes($0) } ?? false)
  }

  /// The names of a member: by the type that declares it, and by each that gets it from a protocol or class.
  private func named(_ member: Program.Member, _ owner: TypeID?, _ name: String, isStatic: Bool) -> [Declaration] {
    guard let owner else { return [declaration(name, member, of: nil, isStatic: true)] }
    let program = linkage.program
    // What carries a route is asked for by the name of the object, and what a wrapper makes by that of the property.
    if !isStatic, OwnDestinations(linkage: linkage).isDestination(owner) || isWrapper(owner) { return [] }
    // What the app adds to every step of the library's goes on from one.
    if !isStatic, program[owner].keyword == nil, linkage.evaluator.opaqueNames.contains(program[owner].name) {
      return []
    }
    let heirs = program.conformers(of: owner).filter { heir in
      guard heir != owner else { return false }
      let type = TypeReference.simple(program[heir].name)
      // A property does not hide a function of its name, nor the other way round.
      let alike = program.members(named: name, of: heir).filter { $0.isFunction == member.isFunction }
      return linkage.evaluator.applicable(alike, to: .metatype(type, heir)).first == member
    }
    return ([owner] + heirs.sorted()).map { type in
      declaration("\(program[type].qualifiedName).\(name)", member, of: type, isStatic: isStatic)
    }
  }

  private func isWrapper(_ owner: TypeID) -> Bool {
    linkage.program[owner].attributes.contains { $0.name == "propertyWrapper" }
  }

  private func declaration(
    _ name: String, _ member: Program.Member, of type: TypeID?, isStatic: Bool
  ) -> Declaration {
    switch member {
    case .variable(let id): property(name, id, of: type, isStatic: isStatic)
    case .function(let id): function(name, id, of: type, isStatic: isStatic)
    case .enumCase, .type: preconditionFailure("only properties and functions hold routes")
    }
  }

  private func property(_ name: String, _ id: VariableID, of type: TypeID?, isStatic: Bool) -> Declaration {
    let entry = linkage.program[id]
    let place = linkage.program.place(entry.file, entry.declaration.offset)
    let outer = Scope(file: entry.file, owner: entry.owner)
    let isRoute = entry.declaration.type.map { isRouteType($0, in: outer) } ?? false
    return Declaration(
      name: name, type: entry.declaration.type, isRoute: isRoute, parameter: nil, source: place
    ) { reader in
      let receiver = type.flatMap { self.receiver($0, isStatic) }
      let scope = Scope(file: entry.file, owner: entry.owner, receiver: receiver, requirements: entry.requirements)
      if let getter = entry.declaration.getter {
        let body = linkage.evaluator.built(getter, by: entry.declaration.attributes, in: scope) ?? getter
        return reader.branches(of: body, in: scope)
      }
      if let (body, inner) = linkage.evaluator.initialized(id, of: receiver) {
        return reader.branches(of: body, in: inner)
      }
      if let value = entry.declaration.value { return reader.branches(of: value, in: scope) }
      // It gets its value in an initialiser.
      let itself = Expression(.member(Expression(.name("self", []), at: 0), entry.declaration.name, []), at: 0)
      return [BranchReader.Branch(condition: .constant(true), expression: itself, scope: scope)]
    }
  }

  private func function(_ name: String, _ id: FunctionID, of type: TypeID?, isStatic: Bool) -> Declaration {
    let entry = linkage.program[id]
    let place = linkage.program.place(entry.file, entry.declaration.offset)
    let needed = entry.declaration.parameters.filter { $0.defaultValue == nil && !$0.isVariadic }
    // One parameter with a default takes what is passed, if anything is.
    let isOptional = needed.isEmpty && entry.declaration.parameters.count == 1
    let taken = needed.first ?? (isOptional ? entry.declaration.parameters.first : nil)
    let isPayload = taken.map { !($0.type.map { RouteHelpers(linkage: linkage).shapes($0) } ?? false) } ?? false
    func branches(_ reader: BranchReader, passing parameter: Parameter?) -> [BranchReader.Branch] {
      guard let body = entry.declaration.body else { return [] }
      let receiver = type.flatMap { self.receiver($0, isStatic) }
      let outer = Scope(file: entry.file, owner: entry.owner, receiver: receiver)
      let arguments = parameter.map { parameter in
        let type = parameter.type.map { linkage.evaluator.resolvedAlias($0, in: outer) }
        let payload = PassedPayload.passed(type, in: outer, at: entry.declaration.offset)
        return [LabeledValue(label: parameter.label, value: payload)]
      }
      let scope = linkage.evaluator.scope(of: id, receiver: receiver, arguments: arguments ?? [], at: nil)
      return reader.branches(of: body, in: scope)
    }
    var declaration = Declaration(
      name: name, type: entry.declaration.result, isRoute: true, source: place, branches: { branches($0, passing: nil) }
    )
    guard let taken, isPayload else { return declaration }
    // An alias is its type: whoever takes the payload knows it by that.
    let scope = Scope(file: entry.file, owner: entry.owner, receiver: type.flatMap { self.receiver($0, isStatic) })
    let written = taken.type.map { linkage.evaluator.resolvedAlias($0, in: scope).description } ?? "Any?"
    declaration.parameter = isOptional && !written.hasSuffix("?") ? written + "?" : written
    declaration.branches = { reader in
      guard isOptional else { return branches(reader, passing: taken) }
      let isNothing = RouteCondition.equal(.passed([]), .nothing)
      return branches(reader, passing: nil).map { $0.under(isNothing) }
        + branches(reader, passing: taken).map { $0.under(.negation(of: isNothing)) }
    }
    return declaration
  }

  /// The object that a type keeps of itself, where there is one: `static let shared = Wireframe(home: tabs)`.
  private func ownObject(of type: TypeID) -> Value? {
    let kept = linkage.program[type].members.values.joined().compactMap { member -> Value? in
      guard case .variable(let id) = member, linkage.program[id].declaration.isStatic,
        linkage.program[id].declaration.getter == nil, linkage.program[id].declaration.value != nil,
        case .instance(let made) = linkage.evaluator.value(of: id), made.id == type, !made.arguments.isEmpty
      else { return nil }
      return .instance(made)
    }
    return kept.count == 1 ? kept[0] : nil
  }

  /// What `self` is: the type, or an object of it as its initialiser makes it.
  private func receiver(_ type: TypeID, _ isStatic: Bool) -> Value? {
    let entry = linkage.program[type]
    let reference = TypeReference.named(path: entry.qualifiedName.split(separator: ".").map(String.init), arguments: [])
    if isStatic { return .metatype(reference, type) }
    guard entry.keyword == .struct || entry.keyword == .class || entry.keyword == .actor else {
      return .typed(reference, type)
    }
    if let own = ownObject(of: type) { return own }
    // What its generic parameters stand for stays open, too.
    let parameters = entry.genericParameters.map { TypeReference.simple($0.name) }
    let own = TypeReference.named(
      path: entry.qualifiedName.split(separator: ".").map(String.init), arguments: parameters)
    let made = Instance(type: own, id: type, arguments: [], place: Origin(file: entry.file, offset: entry.offset))
    return .instance(made)
  }
}

extension Program.Member {
  fileprivate var isFunction: Bool { if case .function = self { true } else { false } }
}

extension BranchReader.Branch {
  /// The branch where something else holds, too.
  fileprivate func under(_ condition: RouteCondition) -> Self {
    var branch = self
    branch.condition = .both(condition, branch.condition)
    return branch
  }
}
