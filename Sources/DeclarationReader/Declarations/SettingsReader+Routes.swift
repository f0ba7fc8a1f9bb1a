internal import NavigationModel
internal import Yams

/// The keys of a declared route.
enum RouteKey: String, FieldKey {
  case name, to, steps

  static let subject = "a route"
  static let required: [RouteKey] = [.name]
}

/// The keys of a step of a declared route.
enum StepKey: String, FieldKey {
  case to, kind

  static let subject = "a step"
  static let required: [StepKey] = [.to, .kind]
}

extension SettingsReader {
  mutating func readRoutes(_ node: Yams.Node) {
    for element in elements(node, of: "routes") {
      guard let fields = fields(element, RouteKey.self) else { continue }
      if (fields[.to] == nil) == (fields[.steps] == nil) {
        complain(element, "a route needs either 'to', the screen that it shows, or 'steps', the way there")
      }
      let target = name(fields[.to]).map { [DeclaredRoute.Step(screen: $0)] } ?? []
      let steps = target + (fields[.steps].map { readSteps($0) } ?? [])
      guard let name = name(fields[.name]), !steps.isEmpty else { continue }
      settings.declarations.routes.append(DeclaredRoute(name: name, steps: steps))
    }
  }

  private mutating func readSteps(_ node: Yams.Node) -> [DeclaredRoute.Step] {
    let steps = elements(node, of: "steps")
    if steps.isEmpty, node.sequence != nil { complain(node, "a route needs at least one step") }
    return steps.enumerated().compactMap { index, step in
      // The way begins at a screen, which so needs no kind.
      if index == 0, step.mapping != nil {
        complain(step, "a way begins at a screen; write its name alone as the first step, and how to go on behind it")
        return nil
      }
      guard index > 0 else { return name(step).map { DeclaredRoute.Step(screen: $0) } }
      guard let fields = fields(step, StepKey.self) else { return nil }
      let kind = choice(fields[.kind], "kind of step", among: DeclaredRoute.Step.kinds)
      return name(fields[.to]).map { DeclaredRoute.Step(screen: $0, kind: kind) }
    }
  }
}
