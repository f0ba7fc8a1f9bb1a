internal import NavigationModel
internal import Yams

/// The keys of a declared sink.
enum SinkKey: String, FieldKey {
  case call, effect, argument

  static let subject = "a sink"
  static let required: [SinkKey] = [.call, .effect]
}

extension SettingsReader {
  mutating func readSinks(_ node: Yams.Node) {
    for element in elements(node, of: "sinks") {
      guard let fields = fields(element, SinkKey.self) else { continue }
      let effect = choice(fields[.effect], "kind of transition", among: Transition.Kind.allCases)
      let argument = text(fields[.argument])
      guard let call = name(fields[.call]), let effect else { continue }
      guard let notation = CallNotation(call.text) else {
        complain(fields[.call] ?? element, "'\(call.text)' is no call; write it like 'AppRouter.open(_:from:)'")
        continue
      }
      var sink = DeclaredSink(
        typeName: notation.typeName, function: notation.function, labels: notation.labels, effect: effect,
        source: call.source)
      sink.argument = argument.map { .init($0) } ?? (effect.isWayBack || notation.labels == [] ? nil : .position(0))
      complain(about: sink, at: fields[.argument] ?? element)
      settings.declarations.sinks.append(sink)
    }
  }

  private mutating func complain(about sink: DeclaredSink, at node: Yams.Node) {
    switch sink.argument {
    case .label(let label):
      if let labels = sink.labels, !labels.contains(label) {
        let hint = Spelling.suggestion(for: label, among: labels.compactMap(\.self))
        complain(node, "'\(sink.call)' has no argument '\(label)'\(hint)")
      }
    case .position(let position):
      if position < 0 || sink.labels.map({ position >= $0.count }) ?? false {
        complain(node, "'\(sink.call)' has no argument \(position); the first one is 0")
      }
    case nil:
      if !sink.effect.isWayBack { complain(node, "'\(sink.call)' has no argument that could be the screen") }
    }
  }
}

extension DeclaredSink.Argument {
  /// A number is a position, everything else a label.
  fileprivate init(_ text: String) {
    self = Int(text).map { .position($0) } ?? .label(text)
  }
}
