import Facts

/// Which code can lead to navigation at all, judged by names alone.
///
/// A function matters if it uses a name that matters; its own name then matters too, and so does the name of a property
/// or parameter that gets a closure which uses one. Names are many to one, so nothing is lost; what is left out is the
/// bulk of every app.
/// - Complexity: O(*n*) in the size of the program, times the few rounds until nothing new matters.
struct Relevance {
  private let functions: Set<FunctionID>
  private let variables: Set<VariableID>
  private let names: Set<String>
  private let types: Set<TypeID>

  init(of linkage: Linkage, beginningWith first: Set<String>) {
    let program = linkage.program
    var use = linkage.sites.names
    var matters = Set(first.map { use.number($0) })
    var bridges: Set<String> = []
    var functions: Set<FunctionID> = []
    var variables: Set<VariableID> = []
    var open = use.byCode.map { (code: $0.key, names: $0.value) }
    var handovers = Self.handovers(linkage, &use)
    // What a bridge to UIKit makes may lead somewhere, whatever its name.
    for index in program.functions.indices
    where ["makeUIViewController", "makeCoordinator"].contains(program.functions[index].declaration.name) {
      let id = FunctionID(index: index)
      functions.insert(id)
      for name in [program[id].declaration.name, program[id].owner.map { program[$0].name } ?? ""] {
        bridges.insert(name)
        matters.insert(use.number(name))
      }
    }
    var names = first.union(bridges)
    var isGrowing = true
    func add(_ name: String) {
      names.insert(name)
      if matters.insert(use.number(name)).inserted { isGrowing = true }
    }
    while isGrowing {
      isGrowing = false
      open.removeAll { code, used in
        guard !used.isDisjoint(with: matters) else { return false }
        switch code {
        case .function(let id):
          functions.insert(id)
          add(program[id].declaration.name)
          // Making a view or modifier runs its body.
          if ["init", "body", "makeUIViewController", "makeCoordinator", "makeUIView"].contains(
            program[id].declaration.name),
            let owner = program[id].owner
          {
            add(program[owner].name)
          }
        case .variable(let id):
          variables.insert(id)
          add(program[id].declaration.name)
          // Making a view runs its body.
          if program[id].declaration.name == "body", let owner = program[id].owner { add(program[owner].name) }
        case .file: break
        }
        return true
      }
      handovers.removeAll { handover in
        guard !handover.used.isDisjoint(with: matters) else { return false }
        for taker in handover.takers { add(taker) }
        return true
      }
    }
    let owners = Set(functions.compactMap { program[$0].owner } + variables.compactMap { program[$0].owner })
    types = owners.union(
      program.types.indices.map(TypeID.init).filter { type in
        program.isScreen(type) || program[type].keyword == .enum || program[type].keyword == .protocol
          || !program.ancestors(of: type).isDisjoint(with: owners)
      })
    self.functions = functions
    self.variables = variables
    self.names = names
  }

  /// Whether objects of a type have code that can lead to navigation.
  func contains(_ type: TypeID) -> Bool { types.contains(type) }

  func contains(_ id: FunctionID) -> Bool { functions.contains(id) }

  func contains(_ id: VariableID) -> Bool { variables.contains(id) }

  func contains(_ name: String) -> Bool { names.contains(name) }

  /// A closure or function that is given away, and the names under which it can be called.
  private struct Handover {
    var used: Set<Int32>
    var takers: [String]
  }

  private static func handovers(_ linkage: Linkage, _ use: inout NamesInUse) -> [Handover] {
    var functionsByName: [String: [String]] = [:]
    for function in linkage.program.functions {
      let takers = function.declaration.parameters.filter(\.isFunction).map(\.name)
      guard !takers.isEmpty else { continue }
      let isInitializer = function.declaration.name == "init"
      let name = isInitializer ? function.owner.map { linkage.program[$0].name } : function.declaration.name
      functionsByName[name ?? "", default: []] += takers
    }
    var handovers: [Handover] = []
    for site in linkage.sites.all {
      switch site.expression.kind {
      case .assignment(_, _, let value):
        let used = names(given: value, &use)
        if !used.isEmpty { handovers.append(Handover(used: used, takers: [site.name])) }
      case .call(_, let arguments):
        for argument in arguments {
          let used = names(given: argument.value, &use)
          guard !used.isEmpty else { continue }
          let takers = [argument.label].compactMap(\.self) + (functionsByName[site.name] ?? [])
          if !takers.isEmpty { handovers.append(Handover(used: used, takers: takers)) }
        }
      default: continue
      }
    }
    return handovers
  }

  /// Names in a value that can be called later: a closure, a function, or what leads to one.
  private static func names(given value: Expression, _ use: inout NamesInUse) -> Set<Int32> {
    var found: Set<Int32> = []
    switch value.stripped.kind {
    case .closure(let closure):
      var collector = NameCollector()
      collector.collect(closure.body)
      for name in collector.names { found.insert(use.number(name)) }
    case .name(let name, _): found.insert(use.number(name))
    case .member(_, let name, _): found.insert(use.number(name))
    case .call(let callee, _): if let name = callee.lastName { found.insert(use.number(name)) }
    default: break
    }
    return found
  }
}
