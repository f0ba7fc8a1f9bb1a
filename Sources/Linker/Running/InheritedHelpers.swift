import Facts

/// Methods that a class offers to those that inherit from it, and that only some of them call.
///
/// A base class sets up the bar with the back button for whoever asks for it; who never does has no such button. What other
/// code asks some object of the base class to do, `(front as? BaseViewController)?.showCart()`, none of its heirs does.
struct InheritedHelpers {
  private let runner: Runner
  /// The classes for whose objects each method has run, as the code that calls it says.
  private let callers: [FunctionID: Set<TypeID>]

  /// What was seen to run so far.
  init(_ runner: Runner) {
    self.runner = runner
    callers = runner.reachedTypes
  }

  /// Whether a method is called for objects of other classes alone, and one that has inherited it never asks for it.
  func isOfOthers(_ id: FunctionID, than type: TypeID) -> Bool {
    guard let owner = runner.program[id].owner, owner != type, let seen = callers[id], !seen.contains(type) else {
      return false
    }
    let above = runner.program.ancestors(of: type)
    // What controls and the system may call runs for every object.
    guard seen.isDisjoint(with: above) || !runner.program.isForSystem(id) else { return false }
    let sites = runner.linkage.sites.named(runner.program[id].declaration.name)
    return !sites.contains { site in
      guard let user = site.scope.owner, user != owner else { return false }
      return user == type || above.contains(user)
    }
  }
}
