import Facts

extension BodyWalker {
  /// Who can call an argument: the parameter that it is passed for, or whatever has the label's name.
  func takers(
    of argument: Argument, among arguments: [Argument], _ name: String, _ members: [Program.Member]?
  ) -> [UseGraph.Node] {
    // What a library is given, it calls in the hands of who gives it.
    if members?.isEmpty ?? false { return [] }
    var takers: [UseGraph.Node] = []
    var isKnown = false
    for member in members ?? [] {
      switch member {
      case .function(let id):
        isKnown = true
        takers += parameters(of: id, for: argument)
      case .type(let id):
        let initializers = program.members(named: "init", of: id)
        isKnown = true
        for case .function(let initializer) in initializers { takers += parameters(of: initializer, for: argument) }
        let label = argument.label ?? ""
        for case .variable(let property) in program.members(named: label, of: id) { takers.append(.variable(property)) }
        if argument.isTrailing { takers += closures(of: id) }
      case .variable, .enumCase: continue
      }
    }
    if isKnown { return takers }
    if caseNames.contains(name) { takers.append(.payload(name)) }
    if name == "init" { takers += self.takers(ofImplicit: arguments, argument) }
    takers += (functionsByName[name] ?? []).flatMap { parameters(of: $0, for: argument) }
    // Only who makes an object names its properties.
    guard let label = argument.label, name == "init" || name.beginsUppercase else { return takers }
    return takers + holders(of: .name(label))
  }

  /// What holds what is given under a name of which it is not known what it means: every property of that name.
  func holders(of node: UseGraph.Node) -> [UseGraph.Node] {
    guard case .name(let name) = node else { return [node] }
    return [node] + (variablesByName[name] ?? []).map { .variable($0) }
  }

  /// Who can call what is passed to an initialiser of a type that only its surroundings tell:
  /// `Section(header: .init(title: "Cast") { show(.cast) })`.
  func takers(ofImplicit arguments: [Argument], _ argument: Argument) -> [UseGraph.Node] {
    let given = arguments.map { LabeledValue(label: $0.label, value: .unknown, isTrailing: $0.isTrailing) }
    let label = arguments.first { !$0.isTrailing }?.label
    let written = (initializersByLabel[label ?? ""] ?? []).filter {
      evaluator.accepts(program[$0].declaration.parameters, given)
    }
    var takers = written.flatMap { parameters(of: $0, for: argument) }
    guard let label, argument.isTrailing else { return takers }
    // A struct without one takes closures for its properties.
    for id in variablesByName[label] ?? [] {
      guard let owner = program[id].owner, program[owner].keyword == .struct, program[owner].members["init"] == nil
      else { continue }
      takers += closures(of: owner)
    }
    return takers
  }

  /// Stored closures that a memberwise initialiser can be given behind its parentheses.
  func closures(of type: TypeID) -> [UseGraph.Node] {
    program[type].members.values.joined().compactMap { member in
      guard case .variable(let id) = member, program[id].declaration.getter == nil,
        let written = program[id].declaration.type, program.isFunction(written, in: type)
      else { return nil }
      return .variable(id)
    }
  }

  func parameters(of id: FunctionID, for argument: Argument) -> [UseGraph.Node] {
    program[id].declaration.parameters.enumerated().compactMap { index, parameter in
      guard parameter.isFunction, argument.isTrailing || parameter.label == argument.label,
        program.canBeFunction(parameter, of: id)
      else { return nil }
      return .parameter(id, index)
    }
  }
}

extension Program {
  /// All initialisers, by the label of their first parameter.
  var initializersByLabel: [String: [FunctionID]] {
    Dictionary(
      grouping: functions.indices.map(FunctionID.init).filter { self[$0].declaration.name == "init" },
      by: { self[$0].declaration.parameters.first?.label ?? "" })
  }
}
