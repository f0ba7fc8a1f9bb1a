import Facts
import NavigationModel

/// Which code can lead to navigation at all.
///
/// Code matters if it uses what matters: first of all what idioms know. Where declarations tell what a name means, that
/// alone counts; else everything of that name, so nothing is lost. What is left out is the bulk of every app.
/// - Complexity: O(*n*) in the size of the program.
struct Relevance {
  private let functions: Set<FunctionID>
  /// Those that matter whatever is passed to them.
  private let unconditional: Set<FunctionID>
  private let variables: Set<VariableID>
  private let names: Set<String>
  /// Calls, and whether each matters.
  private let calls: [Origin: Bool]
  private let types: Set<TypeID>
  /// Types whose functions give screens, which one may hang on what their objects are made with.
  private let makers: Set<TypeID>
  /// Closures that lead to nothing.
  private let idleClosures: Set<Origin>
  /// Statements that a run need not look at.
  let idle: IdleStatements

  /// - Parameters:
  ///   - names: names that idioms have rules for.
  ///   - state: properties that decide what is shown.
  ///   - isFlow: whether a type is a flow: calling one from another is an edge among flows, whatever comes of it.
  init(of linkage: Linkage, beginningWith names: Set<String>, state: StateNames, isFlow: (TypeID) -> Bool) {
    let program = linkage.program
    let uses = linkage.sites.uses
    var first: [UseGraph.Node] = [.libraryName("")]
    for name in names { first += [.libraryName(name), .changeOfName(name)] }
    first += state.changes(in: program)
    first += linkage.shared(BindingFunctions.init).all.map { .function($0) }
    first += linkage.shared(StoredSettings.init).places(deciding: state, program).map { .call($0) }
    first += linkage.shared(OwnPresentations.init).places.keys.map { .call($0) }
    first += LibraryContainers.fillings(among: linkage.sites).map { .call($0) }
    first += StackAdditions.places(among: linkage.sites).map { .call($0) }
    first += linkage.shared(HandedViews.init).places.map { .call($0) }
    first += linkage.shared(CoverLayers.init).layers.keys.map { .call($0) }
    first += linkage.shared(GivenChildren.init).places.filter { isFlow($0.value) }.keys.sorted().map { .call($0) }
    // What is declared to navigate does so whatever its body was read to do.
    first += linkage.sites.named(SinkCalls(linkage.declarations.sinks).names).filter { $0.form == .call }
      .map { .call($0.origin) }
    first += ReduxStores.handings(of: linkage).map { .call($0) }
    var flows: [TypeID: Bool] = [:]
    for id in program.functions.indices.map(FunctionID.init) {
      guard let owner = program[id].owner else { continue }
      if flows[owner] == nil { flows[owner] = isFlow(owner) }
      if flows[owner] == true { first.append(.function(id)) }
    }
    first += Self.callsAmongFlows(linkage, flows, isFlow)
    // What a bridge to UIKit makes may lead somewhere, whatever its name.
    first += program.functions.indices.map(FunctionID.init)
      .filter { Self.bridges.contains(program[$0].declaration.name) }.map { .function($0) }
    var functions: Set<FunctionID> = []
    var variables: Set<VariableID> = []
    var found = names
    var calls: Set<Origin> = []
    var closures: Set<Origin> = []
    let reached = uses.reached(from: first)
    idle = IdleStatements(linkage.sites.statements, in: reached, files: program.files.count)
    for node in reached.nodes {
      switch node {
      case .function(let id): functions.insert(id)
      case .variable(let id): variables.insert(id)
      case .name(let name), .reading(let name): found.insert(name)
      case .call(let origin): calls.insert(origin)
      case .closure(let origin): closures.insert(origin)
      case .parameter, .libraryName, .change, .changeOfName, .shape, .giving, .making, .notification, .sending,
        .payload:
        continue
      }
    }
    let owners = Set(functions.compactMap { program[$0].owner } + variables.compactMap { program[$0].owner })
    types = owners.union(
      program.types.indices.map(TypeID.init).filter { type in
        program.isScreen(type) || program[type].keyword == .enum || program[type].keyword == .protocol
          || !program.ancestors(of: type).isDisjoint(with: owners)
      }
    ).union(linkage.shared(OwnViewStacks.init).elements)
    makers = Set(
      program.functions.lazy.filter { Self.givesScreen($0, in: program) }.compactMap(\.owner)
        .filter { !program.isPart($0) })
    self.functions = functions
    unconditional = Set(
      uses.reachedWithoutPassing(from: first).nodes.compactMap { if case .function(let id) = $0 { id } else { nil } })
    self.variables = variables
    idleClosures = Set(linkage.sites.closures.lazy.map(\.origin).filter { !closures.contains($0) })
    self.names = found
    self.calls = Dictionary(
      linkage.sites.all.lazy.filter { $0.form == .call }.map { ($0.origin, calls.contains($0.origin)) },
      uniquingKeysWith: { $0 || $1 })
  }

  /// Calls by which flows ask others for what a base class of flows does, whatever comes of it: `parent?.ended(child: self)`.
  private static func callsAmongFlows(
    _ linkage: Linkage, _ flows: [TypeID: Bool], _ isFlow: (TypeID) -> Bool
  ) -> [UseGraph.Node] {
    let program = linkage.program
    let bases = flows.filter { !$0.value && program[$0.key].keyword == .class }.map(\.key).filter { type in
      !program.isScreen(type) && program.conformers(of: type).contains { flows[$0] ?? isFlow($0) }
    }
    let names = Set(
      bases.flatMap { type in
        program[type].members.filter { $0.value.contains { if case .function = $0 { true } else { false } } }.map(\.key)
      })
    return linkage.sites.named(names.subtracting(["init"])).filter { site in
      site.form == .call && site.base.map { !$0.isSelf && !$0.isSuper } ?? false
        && site.scope.owner.map { flows[$0] ?? false } ?? false
    }.map { .call($0.origin) }
  }

  private static let bridges: Set<String> = ["makeUIViewController", "makeCoordinator"]

  private static func givesScreen(_ entry: Program.FunctionEntry, in program: Program) -> Bool {
    guard let type = entry.declaration.result?.unwrapped, let name = type.simpleName else { return false }
    if UIKitClasses.isController(name) || name == "AnyView" || name == "View" { return true }
    return program.resolve(type, from: entry.owner, file: entry.file).map(program.isScreen) ?? false
  }

  /// Whether objects of a type have functions that give screens.
  func isMaker(_ type: TypeID) -> Bool { makers.contains(type) }

  /// Whether objects of a type have code that can lead to navigation.
  func contains(_ type: TypeID) -> Bool { types.contains(type) }

  func contains(_ id: FunctionID) -> Bool { functions.contains(id) }

  /// Whether a call with those arguments matters: many functions do nothing but what a closure does that they get.
  func contains(_ id: FunctionID, given arguments: [LabeledValue]) -> Bool {
    functions.contains(id)
      && (unconditional.contains(id)
        || arguments.contains { canLead($0.value) || $0.written?.expression.isWayBack ?? false })
  }

  /// Whether calling a closure can lead to navigation.
  func contains(_ closure: ClosureValue) -> Bool {
    !idleClosures.contains(Origin(file: closure.scope.file, offset: closure.offset))
  }

  /// Whether a value is a function, or holds one, that can lead to navigation.
  ///
  /// What is passed is evaluated when it is asked for, and may hold itself: `list = .node(list, next)`.
  func canLead(_ value: Value, depth: Int = 0) -> Bool {
    guard depth < Self.depthLimit else { return true }
    let holds = { (inner: Value) in canLead(inner, depth: depth + 1) }
    return switch value {
    case .closure(let closure): contains(closure)
    case .function(let id, _): functions.contains(id)
    case .choice(let alternatives), .array(let alternatives): alternatives.contains(where: holds)
    case .tuple(let elements): elements.contains { holds($0.value) }
    case .enumCase: value.payloadOfCase.contains(where: holds)
    case .term: value.caseName != nil && value.payloadOfCase.contains(where: holds)
    default: false
    }
  }

  private static let depthLimit = 8

  func contains(_ id: VariableID) -> Bool { variables.contains(id) }

  func contains(_ name: String) -> Bool { names.contains(name) }

  /// Whether a call of that name, at that place, can lead to navigation.
  func contains(callOf name: String, at origin: Origin) -> Bool {
    calls[origin] ?? (names.contains(name) || name.isEmpty)
  }
}
