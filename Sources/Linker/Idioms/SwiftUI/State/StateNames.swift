import Facts

/// Names of properties that decide what is shown: those that bindings of presentations and stacks lead to.
struct StateNames {
  private(set) var names: Set<String> = []
  private(set) var byName: [String: [VariableID]] = [:]
  /// Those that bindings lead to; the rest are only asked for by what a view shows.
  private var bound: Set<String> = []
  /// The properties that bindings of a name lead to, where declarations tell.
  private var holders: [String: Set<VariableID>] = [:]
  /// Names of bindings of which it is not known what property they lead to.
  private var unplaced: Set<String> = []
  /// The labels of what functions of the app's own are given to choose a view by, by the function's name.
  private var choosing: [String: Set<String?>] = [:]
  /// What enums have views for each of their cases by.
  private var cases: ViewsOfCases
  /// Whether a subscript of the app's own leads to one of them.
  private var hasSubscripts = false

  /// Labels under which SwiftUI, and libraries like it, take such a binding.
  private static let labels: Set<String> = [
    "isPresented", "item", "path", "selection", "isActive", "presenting", "isShowing", "isShown",
  ]

  /// Views for input, whose bindings show nothing.
  private static let inputs: Set<String> = [
    "ColorPicker", "DatePicker", "MultiDatePicker", "PhotosPicker", "Picker", "SecureField", "Slider", "Stepper",
    "TextEditor", "TextField", "Toggle", "photosPicker", "searchable",
  ]

  /// Finds the names: bindings given under those labels, and those given for the parameters that they are passed on as.
  init(of linkage: Linkage, isFlow: (TypeID) -> Bool) {
    cases = linkage.shared(ViewsOfCases.init)
    choosing = Self.choosingFunctions(of: linkage.program)
    // What is bound of libraries' objects is a property like others.
    _ = linkage.shared(LibraryRouters.init)
    let ways = BoundNames(linkage)
    var given = bindings(given: linkage, ways)
    addEnvironment(of: linkage, to: &given)
    for site in linkage.sites.named(["onReceive", "sink"]) where site.scope.owner.map(isFlow) ?? false {
      let subject = site.name == "sink" ? site.base : site.argument(nil)
      if let subject, let name = Self.boundName(subject) { names.insert(name) }
    }
    addViewCode(of: linkage.program, to: &given)
    let layers = linkage.shared(CoverLayers.init).names
    bound.formUnion(layers)
    unplaced.formUnion(layers)
    follow(given, from: Self.labels.union(linkage.shared(OwnPresentations.init).names))
    let kept = linkage.shared(OwnViewStacks.init).kept.union(linkage.shared(HeldViews.init).variables)
    for root in linkage.shared(HeldContent.init).roots + kept.sorted() {
      let name = linkage.program[root].declaration.name
      bound.insert(name)
      holders[name, default: []].insert(root)
    }
    names.formUnion(bound)
    addSources(in: linkage.program)
    addHanded(of: linkage)
    addAliases(of: given)
    addPublished(of: linkage)
    for namesakes in linkage.shared(StoredSettings.init).namesakes where !namesakes.isDisjoint(with: names) {
      names.formUnion(namesakes)
    }
    names.subtract(Self.common)
    names = names.filter { byName[$0] != nil }
    hasSubscripts = !ways.subscripts.isDisjoint(with: names)
    _ = linkage.shared(HeirsOfState.init)
  }

  /// Names of what is bound, by the labels and parameters that it is given for.
  private mutating func bindings(given linkage: Linkage, _ ways: BoundNames) -> [String: Set<String>] {
    var given: [String: Set<String>] = [:]
    let bindings = Self.unlabeledBindings(of: linkage.program)
    let passedOn = Self.bindings(of: linkage.program)
    for site in linkage.sites.all where !Self.inputs.contains(site.name) {
      for argument in site.arguments
      where Self.labels.contains(argument.label ?? "") || argument.value.isBinding(or: passedOn) {
        for last in ways.names(in: argument.value) {
          given[argument.label ?? "", default: []].insert(last)
          place(last, argument.value, site.scope, linkage.sites.types)
          if argument.label == nil { for name in bindings[site.name] ?? [] { given[name, default: []].insert(last) } }
          if argument.label == nil, ["FlowStack", "Router", "Binding"].contains(site.name) {
            given["path", default: []].insert(last)
          }
        }
      }
    }
    return given
  }

  /// What views read from the environment is what those around them put there.
  private mutating func addEnvironment(of linkage: Linkage, to given: inout [String: Set<String>]) {
    let environment = linkage.shared(OwnEnvironment.init)
    for (key, site) in environment.given {
      guard let name = Self.boundName(site.arguments[1].value) else { continue }
      for reader in environment.readers[key] ?? [] {
        let declaration = linkage.program[reader].declaration
        given[declaration.name, default: []].insert(name)
        holders[declaration.name, default: []].insert(reader)
      }
    }
  }

  /// What properties that make bindings bind, and what code of views chooses by.
  private mutating func addViewCode(of program: Program, to given: inout [String: Set<String>]) {
    for id in program.variables.indices.map(VariableID.init) {
      let declaration = program[id].declaration
      byName[declaration.name, default: []].append(id)
      guard let getter = declaration.getter else { continue }
      if declaration.type?.simpleName == "Binding", let result = getter.resultExpression,
        let bound = Self.boundName(result)
      {
        unplaced.insert(bound)
        given[declaration.name, default: []].insert(bound)
      }
      if program.isViewCode(id) { addSubjects(of: getter) }
    }
    for entry in program.functions where entry.declaration.makesView {
      addSubjects(of: entry.declaration.body ?? [])
    }
  }

  /// Takes in what is given for some labels, and what is given for what has those names in turn.
  private mutating func follow(_ given: [String: Set<String>], from labels: Set<String>) {
    var open = Array(labels)
    var seen: Set<String> = []
    while let label = open.popLast() {
      guard seen.insert(label).inserted else { continue }
      for name in given[label] ?? [] {
        bound.insert(name)
        open.append(name)
      }
    }
  }

  /// Notes which property a binding leads to.
  private mutating func place(_ name: String, _ binding: Expression, _ scope: Scope, _ types: StaticTypes) {
    let found = (types.members(binding, in: scope) ?? []).compactMap { member in
      if case .variable(let id) = member { id } else { nil }
    }
    if found.isEmpty { unplaced.insert(name) } else { holders[name, default: []].formUnion(found) }
  }

  /// The changes that can change what is shown.
  ///
  /// What a view only asks for counts where SwiftUI itself observes it.
  func changes(in program: Program) -> [UseGraph.Node] {
    names.sorted().flatMap { name -> [UseGraph.Node] in
      let variables = (byName[name] ?? []).filter { id in
        if bound.contains(name) {
          return unplaced.contains(name) || holders[name]?.contains(id) ?? true || program[id].declaration.isBinding
        }
        return Self.decides(id, in: program)
      }
      return variables.map { .change($0) } + (bound.contains(name) ? [.changeOfName(name)] : [])
    }
  }

  /// Whether a property can say which view is seen: SwiftUI observes it, or views read it of what they observe.
  ///
  /// A flag beside it makes them do so: `destination = .detail; isShown = true`.
  static func decides(_ id: VariableID, in program: Program) -> Bool {
    if isObserved(id, in: program) { return true }
    let declaration = program[id].declaration
    guard declaration.attributes.isEmpty, declaration.getter == nil, !declaration.isStatic,
      let owner = program[id].owner, program[owner].keyword == .class
    else { return false }
    return program.ancestry(of: owner).contains("ObservableObject")
  }

  /// Names of what is a binding itself, and passed on as it is.
  private static func bindings(of program: Program) -> Set<String> {
    var names: Set<String> = []
    for entry in program.variables where entry.declaration.type?.simpleName == "Binding" {
      names.insert(entry.declaration.name)
    }
    for entry in program.functions {
      for parameter in entry.declaration.parameters where parameter.type?.simpleName == "Binding" {
        names.insert(parameter.name)
      }
    }
    return names
  }

  /// Names of the parameters without label that are bindings, by function.
  private static func unlabeledBindings(of program: Program) -> [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    for entry in program.functions {
      for parameter in entry.declaration.parameters
      where parameter.label == nil && parameter.type?.simpleName == "Binding" {
        names[entry.declaration.name, default: []].insert(parameter.name)
      }
    }
    return names
  }

  /// The property that an assignment changes, if it decides what is shown.
  func decisive(_ target: Expression) -> Expression? {
    switch target.kind {
    case .subscript(_, let arguments):
      guard case .keyPath(_, let path)? = arguments.first?.value.kind, let last = path.last else {
        return concerns(target) ? target : nil
      }
      return names.contains(last) ? target : nil
    case .member(let base?, "wrappedValue", _): return decisive(base.stripped)
    default: return target.lastName.map { names.contains($0.withoutDollar) } ?? false ? target : nil
    }
  }

  /// Whether an expression may name such a property, or what it keeps under some key: `paths[tab]?`, `router[tab]`.
  func concerns(_ expression: Expression) -> Bool {
    if case .subscript(let base, _) = expression.stripped.kind { return hasSubscripts || concerns(base) }
    return expression.lastName.map { names.contains($0.withoutDollar) } ?? false
  }

  /// Properties that such a binding is given for, under whatever name.
  private mutating func addAliases(of given: [String: Set<String>]) {
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (label, sources) in given where !label.isEmpty && !names.contains(label) && !sources.isDisjoint(with: names) {
        names.insert(label)
        isGrowing = true
      }
    }
  }

  /// What views are handed that choose by it: `Gate(isOpen: session.isLoggedIn)`.
  private mutating func addHanded(of linkage: Linkage) {
    let program = linkage.program
    let views = Set(program.types.indices.map(TypeID.init).filter(program.isPart).map { program[$0].name })
    let handed = linkage.sites.named(views).filter { $0.form == .call }.flatMap(\.arguments).compactMap {
      argument -> (label: String, name: String)? in
      guard let label = argument.label, let name = argument.value.lastName, name != label,
        byName[name]?.contains(where: { Self.decides($0, in: program) }) ?? false
      else { return nil }
      return (label, name)
    }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (label, name) in handed where names.contains(label) && names.insert(name).inserted { isGrowing = true }
    }
  }

  /// What is published that others of them follow.
  private mutating func addPublished(of linkage: Linkage) {
    let observers = linkage.shared(PublishedObservers.init)
    let watched = linkage.shared(WatchedState.init)
    var before = -1
    while names.count > before {
      before = names.count
      for id in observers.properties(deciding: names) { names.insert(linkage.program[id].declaration.name) }
      names.formUnion(watched.names(deciding: names))
    }
  }

  /// What a flag or item is computed from: `var isLoggedIn: Bool { status == .loggedIn }`.
  private mutating func addSources(in program: Program) {
    var open = names
    while !open.isEmpty {
      var found: Set<String> = []
      for id in open.flatMap({ byName[$0] ?? [] }) where program[id].declaration.type?.simpleName == "Bool" {
        found.formUnion(program.namesDeciding(id))
      }
      found.formUnion(
        open.flatMap { byName[$0] ?? [] }.compactMap { program[$0].declaration.itemAsked?.state.lastName })
      open = found.subtracting(names)
      names.formUnion(open)
    }
  }

  /// What a body switches over may be what its screen is chosen by.
  private mutating func addSubjects(of statements: [Statement]) {
    for statement in statements {
      switch statement.kind {
      case .switch(let subject, let cases):
        if let name = subject.lastName { names.insert(name) }
        for branch in cases { addSubjects(of: branch.body) }
      case .if(let conditions, let then, let otherwise):
        for condition in conditions.flatMap(\.conjuncts) {
          switch condition {
          case .boolean(let expression):
            var subject = expression
            if case .prefix(_, let inner) = subject.kind { subject = inner }
            // `if step == .first { First() }` leaves it to the next to ask for other cases.
            var isCase = false
            if case .operators(let signs, let operands) = subject.kind, let first = operands.first {
              subject = first
              if signs == ["=="], case .member(nil, _, _) = operands[1].kind { isCase = true }
            }
            if otherwise != nil || isCase, let name = subject.lastName { names.insert(name) }
          case .binding(let pattern, let value):
            // `if let token` unwraps what has that name.
            if otherwise != nil, let name = (value ?? pattern.unwrappedName)?.lastName { names.insert(name) }
          case .match(_, let value): if let name = value.lastName { names.insert(name) }
          default: break
          }
        }
        addSubjects(of: then + (otherwise ?? []))
      case .expression(let expression): addSubjects(of: expression)
      default: break
      }
    }
  }

  private mutating func addSubjects(of expression: Expression) {
    if case .statement(let statement) = expression.kind { return addSubjects(of: [statement]) }
    if let name = cases.subject(of: expression) { names.insert(name) }
    if case .ternary(let condition, let then, let otherwise) = expression.kind {
      let branches = [then, otherwise].map { [Statement(.expression($0), at: $0.offset)] }
      let choice = Statement.Kind.if([.boolean(condition)], then: branches[0], otherwise: branches[1])
      return addSubjects(of: [Statement(choice, at: expression.offset)])
    }
    guard case .call(let callee, let arguments) = expression.kind else { return }
    if let name = cases.subject(of: callee) { names.insert(name) }
    if case .member(let base?, _, _) = callee.kind { addSubjects(of: base) }
    for label in callee.lastName.flatMap({ choosing[$0] }) ?? [] {
      if let name = arguments.first(where: { $0.label == label })?.value.lastName { names.insert(name) }
    }
    for argument in arguments { if case .closure(let closure) = argument.value.kind { addSubjects(of: closure.body) } }
  }

  /// What functions that make views switch over of what they are given: `build(coordinator.root)`.
  private static func choosingFunctions(of program: Program) -> [String: Set<String?>] {
    var found: [String: Set<String?>] = [:]
    for entry in program.functions where entry.declaration.makesView {
      for case .switch(let subject, _) in (entry.declaration.body ?? []).map(\.kind) {
        guard case .name(let name, _) = subject.stripped.kind,
          let parameter = entry.declaration.parameters.first(where: { $0.name == name })
        else { continue }
        found[entry.declaration.name, default: []].insert(parameter.label)
      }
    }
    // `@ViewBuilder var build: (Route) -> Content`, which whoever makes the view chooses by.
    for entry in program.variables where entry.declaration.getter == nil && entry.owner.map(program.isPart) ?? false {
      guard case .function(let parameters, let result)? = entry.declaration.type?.unwrapped, parameters.count == 1,
        let name = result.simpleName, name == "AnyView" || program.isGenericView(name, of: entry.owner)
      else { continue }
      found[entry.declaration.name, default: []].insert(nil)
    }
    return found
  }

  /// Names that say nothing: nearly every type has one.
  private static let common: Set<String> = ["self", "id", "value", "name", "text", "title", "count", "isEmpty", "url"]
}

extension Program {
  /// Whether a generic parameter of a type stands for some view.
  fileprivate func isGenericView(_ name: String, of type: TypeID?) -> Bool {
    type.map { id in
      self[id].genericParameters.contains { $0.name == name && $0.bound?.simpleName == "View" }
    } ?? false
  }
}

extension [Statement] {
  /// What the block returns, without what stands for it where it is missing: `paths[tab]` of `paths[tab] ?? []`.
  var readExpression: Expression? {
    guard let result = resultExpression else { return nil }
    if case .operators(let signs, let operands) = result.kind, signs == ["??"] { return operands.first }
    return result
  }
}

extension FunctionDeclaration {
  /// Whether it says of itself that it returns something to show.
  fileprivate var makesView: Bool { ["View", "AnyView"].contains(result?.simpleName ?? "") }
}

extension VariableDeclaration {
  /// Whether it stands for a property of somebody else.
  fileprivate var isBinding: Bool {
    type?.simpleName == "Binding" || attributes.contains { ["Binding", "Bindable"].contains($0.name) }
  }
}

extension Expression {
  /// Whether it is written as a binding: `$flag`, `model.$flag`, `Binding(…)`, `.init(get: …)`.
  fileprivate func isBinding(or known: Set<String>) -> Bool {
    switch stripped.kind {
    case .name(let name, _): name.hasPrefix("$") || known.contains(name)
    case .member(let base, let name, _):
      name.hasPrefix("$") || known.contains(name) || base?.isBinding(or: known) ?? false
    case .subscript(let base, _): base.isBinding(or: known)
    case .call(let callee, let arguments):
      callee.lastName == "Binding" || arguments.contains { $0.label == "get" }
        || callee.strippedBase?.isBinding(or: known) ?? false
    default: false
    }
  }
}
