internal import DeclarationReader
internal import NavigationModel
internal import Router
internal import Yams

/// Goes through a scenario file and collects cases and mistakes.
struct ScenarioReader: DocumentReader {
  let path: String
  var file: String { path }
  var problems: [DocumentProblem] = []

  init(path: String) { self.path = path }

  /// The mistakes in the order of the file.
  var sortedProblems: [DocumentProblem] { problems.sorted { ($0.place, $0.message) < ($1.place, $1.message) } }

  /// Says what an empty file lacks.
  mutating func missing() -> ScenarioFile? {
    let start = SourcePlace(file: path, line: 1, column: 1)
    complain(at: start, "the file is empty; begin it with 'format: \(formatName)'")
    return nil
  }

  /// Reads the whole file.
  ///
  /// - Parameter source: the Swift source, if it was lifted out of the file.
  mutating func read(_ root: Yams.Node, source: String?) -> ScenarioFile? {
    guard let fields = fields(root, FileKey.self) else { return nil }
    if let format = text(fields[.format]), format != formatName, let node = fields[.format] {
      complain(node, "unknown format '\(format)'; this is read: \(formatName)")
    }
    let title = fields[.title].flatMap { scalar($0, "a title") }
    let world = fields[.world].map { self.world($0) } ?? World()
    let cases = fields[.cases].map { self.cases($0) } ?? []
    let swift = source ?? fields[.source].flatMap { inlineSource($0) }
    return swift.map { ScenarioFile(path: path, title: title, source: $0, world: world, cases: cases) }
  }

  /// Source that stands otherwise than in a literal block, moved to the line on which it begins.
  private mutating func inlineSource(_ node: Yams.Node) -> String? {
    guard let text = text(node) else { return nil }
    return String(repeating: "\n", count: max(0, place(node).line - 1)) + text
  }

  private mutating func cases(_ node: Yams.Node) -> [ScenarioCase] {
    var known: [String: SourcePlace] = [:]
    return elements(node, of: "cases").compactMap { element in
      guard let (id, scenario) = self.scenario(element) else { return nil }
      if let first = known[id.text] {
        complain(at: id.place, "the case '\(id.text)' stands on line \(first.line) already; give each its own 'id'")
      }
      known[id.text] = known[id.text] ?? id.place
      return scenario
    }
  }

  private mutating func scenario(_ node: Yams.Node) -> (id: PlacedNotation, ScenarioCase?)? {
    guard let fields = fields(node, CaseKey.self), let id = notation(fields[.id], "an identifier") else { return nil }
    let world = fields[.world].map { self.world($0) } ?? World()
    let from = notation(fields[.from], "a tree")
    guard let list = fields[.steps] else {
      let step = step(of: fields, in: node)
      guard let from, let step else { return (id, nil) }
      return (
        id,
        ScenarioCase(
          id: id.text, place: fields.source, from: from, world: world, steps: [step], isJourney: false)
      )
    }
    for key in CaseKey.ofSteps {
      if let misplaced = fields[key] {
        complain(misplaced, "a case with 'steps' has its '\(key.rawValue)' in one of them; move it there")
      }
    }
    let steps = elements(list, of: "steps").compactMap { self.step($0) }
    if list.sequence?.isEmpty == true { complain(list, "a case needs at least one step") }
    guard let from, !steps.isEmpty else { return (id, nil) }
    return (
      id,
      ScenarioCase(id: id.text, place: fields.source, from: from, world: world, steps: steps, isJourney: true)
    )
  }

  /// A case without a list of steps, as its only step; its world belongs to the case.
  private mutating func step(of fields: Fields<CaseKey>, in node: Yams.Node) -> ScenarioStep? {
    let answers = Answers(
      expect: fields[.expect], fails: fields[.fails], throws: fields[.throws], waits: fields[.waits],
      tree: fields[.tree])
    let expectation = expectation(answers)
    guard let route = fields[.route] else {
      complain(node, "a case needs 'route' with the name of a route, or 'steps'")
      return nil
    }
    guard let action = request(route, fields[.payload]) else { return nil }
    return ScenarioStep(action: action, place: place(route), world: World(), expectation: expectation)
  }

  private mutating func step(_ node: Yams.Node) -> ScenarioStep? {
    guard let fields = fields(node, StepKey.self) else { return nil }
    let answers = Answers(
      expect: fields[.expect], fails: fields[.fails], throws: fields[.throws], waits: fields[.waits],
      tree: fields[.tree])
    let expectation = expectation(answers)
    let world = fields[.world].map { self.world($0) } ?? World()
    let action: ScenarioStep.Action?
    switch (fields[.route], fields[.user]) {
    case (let route?, nil): action = request(route, fields[.payload])
    case (nil, let user?):
      if let payload = fields[.payload] { complain(payload, "a move of the user has no payload; delete it") }
      action = move(user)
    case (nil, nil), (.some, .some):
      complain(node, "a step needs either 'route' with the name of a route or 'user' with a move")
      action = nil
    }
    guard let action else { return nil }
    let place = (fields[.route] ?? fields[.user]).map(place) ?? fields.source
    return ScenarioStep(action: action, place: place, world: world, expectation: expectation)
  }

  private mutating func request(_ route: Yams.Node, _ payload: Yams.Node?) -> ScenarioStep.Action? {
    let given = payload.flatMap { self.payload($0) }
    guard let name = text(route) else { return nil }
    return .navigate(route: name, payload: given)
  }

  private mutating func move(_ node: Yams.Node) -> ScenarioStep.Action? {
    guard let text = text(node) else { return nil }
    do throws(UnknownMove) {
      return .move(try UserMove(notation: text))
    } catch {
      complain(node, "\(error)")
      return nil
    }
  }
}
