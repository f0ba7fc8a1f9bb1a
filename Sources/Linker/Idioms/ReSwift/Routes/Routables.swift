import Facts
import NavigationModel

/// Objects that stand for the segments of routes, as ReSwift-Router asks them for the next one.
///
/// The first is given to the router; each makes that for the segment behind it, and shows what belongs to it.
final class Routables {
  private let runner: Runner
  /// What routes are asked of first.
  let roots: [Value]
  private var known: [[String]: [Value]] = [:]

  /// What asking for a segment comes to.
  struct Step {
    var effects: [Effect]
    /// Whether some object answers.
    var isAnswered: Bool
  }

  /// A change of the route by one segment.
  enum Change {
    case push(String)
    case pop(String)
    case change(String, to: String)

    /// What functions are called that do it, in the releases so far.
    fileprivate var names: [String] {
      switch self {
      case .push: ["pushRouteSegment", "push"]
      case .pop: ["popRouteSegment", "pop"]
      case .change: ["changeRouteSegment", "change"]
      }
    }

    fileprivate var segments: [String] {
      switch self {
      case .push(let segment), .pop(let segment): [segment]
      case .change(let from, let to): [from, to]
      }
    }
  }

  init(_ runner: Runner) {
    self.runner = runner
    let sites = runner.linkage.sites.named("Router").filter { $0.form == .call }
    roots = sites.flatMap { site in
      site.argument("rootRoutable").map { runner.evaluator.evaluate($0, in: site.scope).alternatives } ?? []
    }
  }

  private var evaluator: Evaluator { runner.evaluator }
  private var program: Program { runner.program }

  /// Whether a function is asked for segments by the router alone.
  static func isAsked(_ function: FunctionID, _ program: Program) -> Bool {
    let declaration = program[function].declaration
    guard let owner = program[function].owner, declaration.parameters.count > 2,
      program.ancestry(of: owner).contains("Routable")
    else { return false }
    // What a screen shows for a segment, it shows itself; what is taken away is not the screen that does so.
    let changes: [Change] = program.isScreen(owner) ? [.pop("")] : [.push(""), .pop(""), .change("", to: "")]
    return changes.contains { $0.names.contains(declaration.name) }
  }

  /// What the objects for a route do about a change of what is behind it.
  func step(_ change: Change, behind route: [String]) -> Step {
    var step = Step(effects: [], isAnswered: false)
    for (id, receiver) in targets(change, of: objects(for: route)) {
      step.isAnswered = true
      let done = runner.perform(id, receiver: receiver, arguments: arguments(of: id, change))
      step.effects += runner.summaries.opened(done, .reached)
    }
    return step
  }

  /// The objects that stand for the last segment of a route.
  func objects(for route: [String]) -> [Value] {
    guard let last = route.last else { return roots }
    if let found = known[route] { return found }
    known[route] = []
    let before = Array(route.dropLast())
    var found: [Value] = []
    for (id, receiver) in targets(.push(last), of: objects(for: before)) {
      let made = evaluator.result(of: id, arguments: arguments(of: id, .push(last)), receiver: receiver)
      found += made.alternatives.filter { evaluator.typeID(of: $0).map(evaluator.isConcrete) ?? isOfUIKit($0) }
    }
    // Where nothing is known of it, a segment that is called like a screen stands for that.
    if found.isEmpty { found = screens(called: last).map { .typed(.simple(program[$0].name), $0) } }
    known[route] = found
    return found
  }

  private func isOfUIKit(_ value: Value) -> Bool {
    if case .term(let term) = value { UIKitClasses.isController(term.name) } else { false }
  }

  /// The classes that a segment names, or is the `identifier` of.
  func screens(called segment: String) -> [TypeID] {
    program.types.indices.map(TypeID.init).filter { type in
      guard program[type].keyword == .class, program.isScreen(type) else { return false }
      if program[type].name == segment { return true }
      return (program[type].members["identifier"] ?? []).contains { member in
        guard case .variable(let id) = member, program[id].declaration.isStatic else { return false }
        return program[id].declaration.value?.literalText == segment
      }
    }
  }

  private func arguments(of id: FunctionID, _ change: Change) -> [LabeledValue] {
    zip(program[id].declaration.parameters, change.segments).map { parameter, segment in
      LabeledValue(label: parameter.label, value: .string(segment))
    }
  }

  /// The functions that answer, each with its object.
  private func targets(_ change: Change, of objects: [Value]) -> [(FunctionID, Value?)] {
    objects.flatMap { object -> [(FunctionID, Value?)] in
      for name in change.names {
        let found = members(named: name, of: object).filter { id in
          let parameters = program[id].declaration.parameters
          return parameters.count > change.segments.count && program[id].declaration.body != nil
            && parameters.contains { $0.label?.hasPrefix("completion") ?? false }
        }
        if !found.isEmpty { return found.map { ($0, object) } }
      }
      return []
    }
  }

  private func members(named name: String, of object: Value) -> [FunctionID] {
    if let type = evaluator.typeID(of: object) {
      return program.members(named: name, of: type).compactMap { member in
        if case .function(let id) = member { id } else { nil }
      }
    }
    guard isOfUIKit(object), case .term(let term) = object else { return [] }
    return (evaluator.outsideMethods[name] ?? []).filter { id in
      guard let owner = program[id].owner else { return false }
      return program[owner].name == term.name || UIKitClasses.canBe(term.name, program[owner].name)
    }
  }
}
