import Facts
import NavigationModel

/// Controllers of libraries that are filled after they were made: a drawer, a floating panel.
struct LibraryContainers {
  private let call: RunningCall

  init(_ call: RunningCall) { self.call = call }

  /// `panel.contentViewController = cart`.
  func keep() -> RunningAnswer? { call.argument(nil).flatMap(fill) }

  /// `panel.set(contentViewController: cart)`.
  func set() -> RunningAnswer? { call.arguments.first(where: Self.isContent).flatMap { fill($0.value) } }

  /// Where such a controller is filled by a function whose name alone says nothing: much else is set.
  static func fillings(among sites: CallSites) -> [Origin] {
    sites.named("set").lazy.filter { $0.form == .call && $0.arguments.contains(where: isContent) }.map(\.origin)
  }

  private static func isContent(_ argument: Argument) -> Bool { argument.label?.hasSuffix("ViewController") ?? false }

  /// `panel.addPanel(toParent: self)`: it becomes a part of the other.
  func addToParent() -> RunningAnswer? {
    guard let parent = call.argument("toParent") ?? call.argument("to"), isLibrarys else { return nil }
    let effects = Targets(linkage: call.linkage, host: call.host).targets(call.receiver).map { call.effect(.embed, $0) }
    guard !effects.isEmpty else { return nil }
    let parents = Targets(linkage: call.linkage, host: call.host).nodes(call.value(parent))
    guard !parent.isSelf, !parents.isEmpty else { return RunningAnswer(effects: effects) }
    for node in parents {
      for effect in effects { call.runner.emission.contain(effect.behind(call.frame.gates), in: node) }
    }
    return RunningAnswer(effects: [])
  }

  private func fill(_ content: Expression) -> RunningAnswer? {
    guard !content.isNil, isLibrarys else { return nil }
    let targets = Targets(linkage: call.linkage, host: call.host)
    // What holds one thing only is seen through.
    if call.receiver.alternatives.contains(where: { isSeenThrough($0, targets) }) { return RunningAnswer(effects: []) }
    guard let container = targets.nodes(call.receiver).first else { return nil }
    let given = LabeledValue(label: nil, value: call.value(content))
    targets.embed([given], at: call.origin, in: container)
    return RunningAnswer(effects: [])
  }

  private func isSeenThrough(_ value: Value, _ targets: Targets) -> Bool {
    guard case .term(let term) = value else { return false }
    return LibraryWrappers(targets: targets).content(of: term) != nil
  }

  /// Whether the call is made on a library's controller; of UIKit's own ones more is known.
  private var isLibrarys: Bool {
    call.receiver.alternatives.contains { value in
      switch value {
      case .term(let term): term.base == nil && term.arguments != nil && !UIKitClasses.isController(term.name)
      case .instance(let instance): call.runner.program.libraryBase(of: instance.id) != nil
      default: false
      }
    }
  }
}
