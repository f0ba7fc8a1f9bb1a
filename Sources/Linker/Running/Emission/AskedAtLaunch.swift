import NavigationModel

/// Moves of a launch that are made for what brought the user in: on a navigation controller that is shown in any case they
/// lie over what that holds.
struct AskedAtLaunch {
  private var shown: Set<Origin> = []

  init(_ effects: [Effect], at actor: Emission.Actor) {
    guard actor.isLaunch else { return }
    for effect in effects where effect.launchCause == nil {
      switch effect.target {
      case .stack(let origin)?, .held(let origin)?: shown.insert(origin.general)
      default: if let brought = effect.brings { shown.insert(brought.general) }
      }
    }
  }

  func contains(_ effect: Effect) -> Bool {
    guard !shown.isEmpty, let stack = effect.stack, shown.contains(stack.general) else { return false }
    return effect.launchCause != nil && StackContents.isFilling(effect.kind)
  }
}
