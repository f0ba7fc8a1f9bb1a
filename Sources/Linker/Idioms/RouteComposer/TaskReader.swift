import Facts
import NavigationModel

/// Sorts what is added to a step: interceptors are gates, the rest are tasks.
struct TaskReader {
  let linkage: Linkage

  /// Reads the argument of a link of the chain, `.adding(…)`.
  func read(_ argument: LabeledValue, at link: Term, into step: inout RouteStep) {
    let name = name(of: argument)
    let place =
      argument.expression.map { linkage.place(Origin(file: link.origin.file, offset: $0.offset)) } ?? step.source
    switch role(of: argument.value, name: name) {
    case .interceptor: step.interceptors.append(Gate(name: name, kind: .interceptor, source: place))
    case .contextTask: step.contextTasks.append(RouteTask(name: name, source: place))
    case .postTask:
      let screen = ScreenInference(linkage: linkage).screen(ofTask: argument.value)
      step.postTasks.append(RouteTask(name: name, screenClass: screen, source: place))
    }
  }

  private enum Role { case interceptor, contextTask, postTask }

  /// By the protocol that the type conforms to, else by its name: a task of a library has no declaration here.
  private func role(of value: Value, name: String) -> Role {
    for alternative in value.alternatives {
      guard let id = linkage.evaluator.typeID(of: alternative) else { continue }
      let names = linkage.program.ancestry(of: id)
      if names.contains("RoutingInterceptor") { return .interceptor }
      if names.contains("ContextTask") { return .contextTask }
      if names.contains("PostRoutingTask") { return .postTask }
    }
    if name.contains("Interceptor") { return .interceptor }
    return name.contains("PostTask") || name.contains("PostRoutingTask") ? .postTask : .contextTask
  }

  /// Class of the task.
  func name(of argument: LabeledValue) -> String {
    for alternative in argument.value.alternatives {
      switch alternative {
      case .instance(let instance): return linkage.program[instance.id].qualifiedName
      case .term(let term): return Chain(term).name.trimmingPrefix(".").description
      case .typed(let type, _): return type.simpleName ?? type.description
      default: continue
      }
    }
    return argument.expression?.excerpt(40) ?? "task"
  }
}
