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
    guard let parent = call.argument("toParent") ?? call.argument("to"), let container else { return nil }
    let effect = call.effect(.embed, .node(container))
    let parents = Targets(linkage: call.linkage, host: call.host).nodes(call.value(parent))
    guard !parent.isSelf, !parents.isEmpty else { return RunningAnswer(effects: [effect]) }
    for node in parents { call.runner.emission.contain(effect.behind(call.frame.gates), in: node) }
    return RunningAnswer(effects: [])
  }

  private func fill(_ content: Expression) -> RunningAnswer? {
    guard !content.isNil, let container else { return nil }
    let given = LabeledValue(label: nil, value: call.value(content))
    Targets(linkage: call.linkage, host: call.host).embed([given], at: call.origin, in: container)
    return RunningAnswer(effects: [])
  }

  /// The node of the library's controller that the call is made on; of UIKit's own ones more is known.
  private var container: NodeID? {
    let isLibrarys = call.receiver.alternatives.contains { value in
      switch value {
      case .term(let term): term.base == nil && term.arguments != nil && !UIKitClasses.isController(term.name)
      case .instance(let instance): call.runner.program.libraryBase(of: instance.id) != nil
      default: false
      }
    }
    guard isLibrarys else { return nil }
    return Targets(linkage: call.linkage, host: call.host).nodes(call.receiver).first
  }
}
