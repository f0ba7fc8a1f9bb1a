import Facts
import NavigationModel

/// Sorts what is added to a step: interceptors are gates, the rest are tasks.
struct TaskReader {
  let linkage: Linkage

  /// Reads the argument of a link of the chain, `.adding(…)`.
  func read(_ argument: LabeledValue, at link: Term, into step: inout RouteStep) {
    let name = name(of: argument)
    if !argument.value.isAny(where: isTold) {
      let isGate = role(of: argument.value, name: name) == .interceptor
      let assumed = isGate ? "taken as a gate that lets the user through" : "taken as a task"
      step.gaps.append(ReadingGap(argument, or: name, assumed: assumed))
    } else if let gap = ReadingGap.choice(argument) {
      step.gaps.append(gap)
    }
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

  /// Whether it is known which object is meant, and not only what it conforms to.
  private func isTold(_ value: Value) -> Bool {
    switch value {
    case .instance: true
    // What some other object gives may be anything; an object that is made here is of the class that is called.
    case .term(let term): term.base == nil || linkage.evaluator.opaqueNames.contains(term.root.name)
    case .typed(_, let id?): linkage.evaluator.isConcrete(id)
    default: false
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
