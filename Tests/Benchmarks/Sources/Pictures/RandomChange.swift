import NavigationModel
import SampleModels

/// What a pull request does to an app: one way more, or one screen more.
struct RandomChange {
  private var dice: SplitMix64

  init(seed: UInt64) { dice = SplitMix64(state: seed) }

  /// The app with one more of either.
  mutating func applied(to model: Model, addsScreen: Bool) -> Model {
    var result = model
    let screens = model.nodes.filter { $0.kind == .screen }
    guard let from = screens.randomElement(using: &dice), let to = screens.randomElement(using: &dice) else {
      return model
    }
    guard addsScreen else {
      result.transitions.append(transition(from.id.rawValue, to.id.rawValue, .push, label: "a new way"))
      return result
    }
    let name = "BrandNew"
    result.nodes.append(
      Node(id: NodeID(name), name: name + "ViewController", kind: .screen, module: from.module, source: from.source))
    result.transitions.append(transition(from.id.rawValue, name, .push, label: "open it"))
    // It lies where the screen lies that leads to it, as most do.
    if let holder = model.transitions.first(where: { $0.to == from.id && $0.kind == .embed })?.from {
      result.transitions.append(transition(holder.rawValue, name, .embed, level: .structural))
    }
    return result
  }
}
