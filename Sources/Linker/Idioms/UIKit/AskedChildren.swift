import Facts
import NavigationModel

/// Children that a library's container asks its heirs for: `override func viewControllers(for:) -> [UIViewController]`.
///
/// Who inherits from a container that the app does not declare contains what such an override returns, as nobody but the
/// library calls it. So does a screen that makes itself the delegate of a container that it has made: that names itself as
/// it asks, `func pager(_ pager: Pager, controllerAt index: Int) -> UIViewController`.
struct AskedChildren {
  let runner: Runner

  private var program: Program { runner.program }
  private var linkage: Linkage { runner.linkage }

  /// Adds what such functions return.
  func link() {
    for index in program.functions.indices {
      let id = FunctionID(index: index)
      guard let owner = program[id].owner else { continue }
      if isAsked(id, of: owner) {
        link(id, of: owner) { if case .array(let elements) = $0 { elements } else { [] } }
      } else if isAskedAsDelegate(id, of: owner) {
        link(id, of: owner) { if case .array(let elements) = $0 { elements } else { [$0] } }
      }
    }
  }

  private func link(_ id: FunctionID, of owner: TypeID, children: (Value) -> [Value]) {
    let receiver = Value.typed(.simple(program[owner].name), owner)
    let targets = Targets(linkage: linkage, host: program[owner].name)
    let origin = Origin(file: program[id].file, offset: program[id].declaration.offset)
    let answers = runner.evaluator.result(of: id, arguments: [], receiver: receiver).alternatives
    let screen = linkage.nodes.node(for: owner)
    // What stands for nothing, `return UIViewController()`, is no child.
    let asked = answers.flatMap(children).filter { !$0.isObject(named: "UIViewController") }
    for target in asked.flatMap({ targets.targets($0) }) where target != .node(screen) {
      runner.emission.contain(Effect(kind: .page, target: target, origin: origin, gates: []), in: screen)
    }
  }

  /// Whether the object of a library's that a function is called by is one whose delegate the same class has made itself.
  private func isAskedAsDelegate(_ id: FunctionID, of owner: TypeID) -> Bool {
    let declaration = program[id].declaration
    guard !declaration.isStatic, !declaration.isOverride, declaration.body != nil, program[owner].keyword == .class,
      program.isScreen(owner), let result = declaration.result?.unwrapped, declaration.parameters.count > 1,
      declaration.parameters[0].label == nil, let asking = declaration.parameters[0].type?.unwrapped.simpleName,
      !asking.hasPrefix("UI"), !program.hasType(named: asking, seenFrom: program[id].file)
    else { return false }
    let element = if case .array(let element) = result { element.unwrapped } else { result }
    return isController(element, of: owner, id) && makesItselfDelegate(owner, ofObjectNamed: asking)
  }

  /// Whether code of a class makes an object of a library's class with `self`, or tells that whose delegate it is.
  private func makesItselfDelegate(_ owner: TypeID, ofObjectNamed name: String) -> Bool {
    let isMade = linkage.sites.named(name).contains { site in
      site.form == .call && site.base == nil && site.scope.owner == owner && site.arguments.contains { $0.value.isSelf }
    }
    if isMade { return true }
    return linkage.sites.named(["dataSource", "delegate"]).contains { site in
      guard site.form == .assignment, site.scope.owner == owner, let base = site.base,
        case .assignment(_, _, let value) = site.expression.kind, value.isSelf
      else { return false }
      return runner.evaluator.evaluate(base, in: site.scope).alternatives.contains { $0.isObject(named: name) }
    }
  }

  private func isAsked(_ id: FunctionID, of owner: TypeID) -> Bool {
    let declaration = program[id].declaration
    guard declaration.isOverride, declaration.body != nil, case .array(let element)? = declaration.result?.unwrapped,
      program[owner].keyword == .class, program.isScreen(owner), program.libraryBase(of: owner) != nil
    else { return false }
    return isController(element.unwrapped, of: owner, id)
      && !linkage.sites.named(declaration.name).contains { $0.form == .call && $0.base?.isSuper != true }
  }

  private func isController(_ type: TypeReference, of owner: TypeID, _ id: FunctionID) -> Bool {
    guard let name = type.simpleName else { return false }
    return UIKitClasses.isController(name)
      || program.resolve(type, from: owner, file: program[id].file).map(program.isScreen) ?? false
  }
}

extension Value {
  /// Whether it is an object of a library's class.
  fileprivate func isObject(named name: String) -> Bool {
    switch self {
    case .term(let term): term.base == nil && term.name == name
    case .typed(let type, nil): type.unwrapped.simpleName == name
    default: false
    }
  }
}
