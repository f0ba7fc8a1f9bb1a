import Facts
import NavigationModel

/// What code that runs at launch is told of what brought the user in: `connectionOptions.urlContexts`,
/// `launchOptions?[.remoteNotification]`.
struct LaunchOptions {
  /// The methods of delegates that run at launch, and what gets the options from them.
  private let functions: Set<FunctionID>
  /// The methods of delegates that the system calls when the app is running.
  private let callbacks: Set<FunctionID>

  init(_ linkage: Linkage) {
    let program = linkage.program
    var functions: Set<FunctionID> = []
    var callbacks: Set<FunctionID> = []
    for id in program.functions.indices.map(FunctionID.init) {
      let declaration = program[id].declaration
      if declaration.parameters.contains(where: { $0.type.map(Self.areOptions) ?? false }) { functions.insert(id) }
      guard let owner = program[id].owner, program.isLifeCycleDelegate(owner),
        let kind = Attribution.entryKind(declaration)
      else { continue }
      if kind == .launch { functions.insert(id) } else if kind != .event { callbacks.insert(id) }
    }
    self.functions = functions
    self.callbacks = callbacks
  }

  private static func areOptions(_ type: TypeReference) -> Bool {
    switch type.unwrapped {
    case .dictionary(let key, _): key.simpleName.map { $0.hasSuffix("LaunchOptionsKey") } ?? false
    default: type.simpleName == "ConnectionOptions"
    }
  }

  /// The condition that the user came in by what one of these conditions takes out of the options.
  func marks(among conditions: [Condition], in scope: Scope) -> [Gate] {
    guard scope.function.map(functions.contains) ?? false else { return [] }
    return Array(
      conditions.lazy.compactMap { condition -> Gate? in
        switch condition {
        case .binding(_, let expression?), .match(.optional, let expression): mark(in: expression, scope)
        case .binding(.name(let name), nil): mark(behind: name, scope, depth: 0)
        default: nil
        }
      }.prefix(1))
  }

  /// The condition that the user came in by what a call hands on of the options.
  ///
  /// Who makes the first screen may be told of it as well, and makes that without it, too.
  func marks(of call: RunningCall, to function: FunctionID, doing effects: @autoclosure () -> [Effect]) -> [Gate] {
    guard call.scope.function.map(functions.contains) ?? false,
      let mark = call.arguments.lazy.compactMap({ mark(in: $0.value, call.scope) }).first,
      callbacks.contains(function)
        || !Self.beginnings.contains(where: call.name.hasPrefix)
          && !effects().contains(where: { $0.kind == .replaceRoot })
    else { return [] }
    return [mark]
  }

  private static let beginnings = ["start", "init", "launch", "begin", "set", "configure", "make", "create", "build"]

  private func mark(in expression: Expression, _ scope: Scope, depth: Int = 0) -> Gate? {
    var collector = NameCollector(enteringClosures: false)
    collector.collect([Statement(.expression(expression), at: expression.offset)])
    if let kind = Self.kind(among: collector.names) { return Self.gate(kind) }
    return collector.names.sorted().lazy.compactMap { mark(behind: $0, scope, depth: depth) }.first
  }

  /// What a local is that the options gave: `let url = options.urlContexts.first?.url`.
  private func mark(behind name: String, _ scope: Scope, depth: Int) -> Gate? {
    guard depth < Self.depthLimit, let meanings = scope.lookup(name), meanings.count == 1,
      case .expression(let deferred, _) = meanings[0], let written = deferred.written
    else { return nil }
    return mark(in: written.expression, written.scope, depth: depth + 1)
  }

  private static let depthLimit = 3

  /// What options of a launch are called, and the keys by which they are found.
  private static func kind(among names: Set<String>) -> Entry.Kind? {
    if let own = causes.first(where: { names.contains($0.member) }) { return own.kind }
    guard names.contains(where: { $0.lowercased().hasSuffix("options") || $0.hasSuffix("LaunchOptionsKey") }) else {
      return nil
    }
    return keys.first { names.contains($0.key) }?.kind
  }

  private static let causes: [(member: String, kind: Entry.Kind)] = [
    ("urlContexts", .deepLink), ("userActivities", .universalLink), ("notificationResponse", .pushNotification),
    ("shortcutItem", .shortcut),
  ]

  private static let keys: [(key: String, kind: Entry.Kind)] = [
    ("url", .deepLink), ("userActivityDictionary", .universalLink), ("remoteNotification", .pushNotification),
    ("localNotification", .pushNotification),
  ]

  private static let name = "#launched by "

  private static func gate(_ kind: Entry.Kind) -> Gate {
    Gate(name: name + kind.rawValue, kind: .condition, source: SourcePlace(file: "", line: 0, column: 0))
  }

  /// What such a condition says, which is told to nobody.
  static func kind(of gate: Gate) -> Entry.Kind? {
    guard gate.source.line == 0, gate.name.hasPrefix(name) else { return nil }
    return Entry.Kind(rawValue: String(gate.name.dropFirst(name.count)))
  }
}
