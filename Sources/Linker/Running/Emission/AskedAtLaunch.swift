import NavigationModel

/// Moves of a launch that are made for what brought the user in: on a navigation controller that is shown in any case they
/// lie over what that holds.
struct AskedAtLaunch {
  private var shown: Set<Origin> = []

  init(_ effects: [Effect], at actor: Emission.Actor) {
    guard actor.isLaunch else { return }
    for effect in effects {
      // Few show a stack, and what a condition asks for is read from its text.
      guard let stack = Self.stack(shownBy: effect), effect.launchCause == nil else { continue }
      shown.insert(stack.general)
    }
  }

  private static func stack(shownBy effect: Effect) -> Origin? {
    switch effect.target {
    case .stack(let origin)?, .held(let origin)?: origin
    default: effect.brings
    }
  }

  func contains(_ effect: Effect) -> Bool {
    guard !shown.isEmpty, let stack = effect.stack, shown.contains(stack.general) else { return false }
    return effect.launchCause != nil && StackContents.isFilling(effect.kind)
  }
}
