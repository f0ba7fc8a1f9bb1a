import Facts
import NavigationModel

/// Calls of functions that the team has declared to navigate: what their bodies do is in no source.
struct SinkCalls {
  private let sinks: [String: [DeclaredSink]]

  init(_ sinks: [DeclaredSink]) {
    self.sinks = Dictionary(grouping: sinks) { sink in
      // `Router.init(…)` is called by the name of the type.
      sink.function == "init" ? sink.typeName.map(Self.last) ?? "init" : sink.function
    }
  }

  /// Names of the declared functions.
  var names: Set<String> { Set(sinks.keys) }

  /// What a call does by declaration; `nil` for a call that none is about.
  func answer(_ call: RunningCall) -> RunningAnswer? {
    guard let sink = sinks[call.name]?.first(where: { fits($0, call) }) else { return nil }
    guard let position = SinkFit(sink: sink, program: call.linkage.program).position(in: call.arguments) else {
      call.resolve(by: .constructor)
      return RunningAnswer(effects: [call.effect(sink.effect, nil)])
    }
    let host = call.evaluator.ownType(in: call.scope)?.simpleName ?? "app"
    let value = call.value(call.arguments[position].value)
    let made = Targets(linkage: call.linkage, host: host).targets(value)
    let targets = made.isEmpty ? NamedTargets(linkage: call.linkage).targets(value) : made
    guard !targets.isEmpty else {
      call.runner.emission.leaveOpen(
        call.origin,
        Unresolved(
          source: call.linkage.place(call.origin), call: call.expression.excerpt(),
          reason: "what the declared argument shows could not be found out"))
      return RunningAnswer(effects: [])
    }
    call.resolve(by: .constructor)
    return RunningAnswer(effects: targets.map { call.effect(sink.effect, $0) })
  }

  private func fits(_ sink: DeclaredSink, _ call: RunningCall) -> Bool {
    let fit = SinkFit(sink: sink, program: call.linkage.program)
    guard fit.accepts(call.arguments), sink.argument == nil || fit.position(in: call.arguments) != nil else {
      return false
    }
    guard sink.function != "init", let type = sink.typeName.map(Self.last) else { return true }
    let program = call.linkage.program
    let owners =
      call.base.map { base in call.value(base).alternatives.compactMap { call.evaluator.typeID(of: $0) } }
      ?? [call.scope.owner].compactMap(\.self)
    let names = owners.flatMap { program.ancestry(of: $0) }
    // A type of a library is known by its name alone.
    return names.contains(type) || call.base.map { name(of: call.value($0)) == type || $0.lastName == type } ?? false
  }

  private func name(of value: Value) -> String? {
    switch value {
    case .typed(let type, _), .metatype(let type, _): type.simpleName
    case .term(let term): term.root.name
    default: nil
    }
  }

  private static func last(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
}
