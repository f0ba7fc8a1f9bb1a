import Facts
import NavigationModel

/// Runs each coordinator for each of its routes, whoever triggers them: what flows say of themselves.
struct CoordinatorRun {
  let runner: Runner

  func run() {
    let coordinators = runner.linkage.shared(Coordinators.init)
    for type in coordinators.all {
      guard let flow = runner.actors.flow(type) else { continue }
      if let container = coordinators.container(of: type), container != .navigation {
        runner.linkage.nodes.update(flow) { $0.container = container }
      }
    }
    for type in coordinators.all {
      guard let function = coordinators.function(of: type), let route = coordinators.route(of: type) else { continue }
      for declared in runner.program[route].cases {
        let payload = declared.parameters.map { parameter in
          LabeledValue(label: parameter.label, value: open(parameter.type, in: route))
        }
        let value = Value.enumCase(EnumCaseValue(type: route, name: declared.name, payload: payload))
        _ = runner.run(
          function, receiver: coordinators.object(type), arguments: [LabeledValue(label: "for", value: value)])
      }
    }
  }

  /// Some value of a type.
  private func open(_ type: TypeReference?, in owner: TypeID) -> Value {
    type.map { .typed($0.unwrapped, runner.program.resolve($0, from: owner)) } ?? .unknown
  }
}
