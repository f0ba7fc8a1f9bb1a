import Facts
import NavigationModel

/// Screens that show one child after the other: what is added takes the place of what is removed.
///
/// The screen itself only holds its children. For the screen whose code sets the exchange going, a person goes from there
/// to the child that comes.
struct ChildSwaps {
  let call: RunningCall

  /// How whoever asks a container of the app's own class for it moves on to what that takes in.
  ///
  /// Only heirs of the class are shown: which of them is asked is not known, and who asks is a part of that.
  func moving(to shown: Expression) -> Transition.Kind? {
    guard call.base.map({ $0.stripped.text == "self" }) ?? true, call.passedParameter(shown) != nil,
      let type = call.evaluator.dispatchType(in: call.scope), call.linkage.program[type].keyword == .class,
      call.linkage.program.isScreen(type), !call.runner.actors.isMade(type)
    else { return nil }
    return call.linkage.shared(RemovedChildren.init).isRemover(type) ? .replaceRoot : .push
  }

  /// The exchanges that come with children being added to the screen whose code it is.
  func swaps(with embeds: [Effect]) -> [Effect] {
    guard call.base.map({ $0.stripped.text == "self" }) ?? true,
      case .screen(let host)? = call.runner.actors.actor(of: call.scope),
      let type = call.evaluator.dispatchType(in: call.scope),
      call.linkage.shared(RemovedChildren.init).isRemover(type)
    else { return [] }
    call.runner.swappers[host] = type
    return embeds.map { embed in
      var swap = embed
      swap.kind = .replaceRoot
      swap.swapsIn = host
      return swap
    }
  }
}
