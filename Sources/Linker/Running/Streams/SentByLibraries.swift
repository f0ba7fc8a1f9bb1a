import Facts

/// Places that send to a subject in code that only a library calls, of an object that works for nobody: then nobody acts
/// there, and what follows is done by who subscribed.
struct SentByLibraries {
  private let linkage: Linkage

  /// A callback hands on to further functions of its own, but not over many.
  private static let depthLimit = 3

  init(_ linkage: Linkage) { self.linkage = linkage }

  private var program: Program { linkage.program }

  func contains(_ site: CallSite) -> Bool {
    guard let function = site.scope.function, let owner = program[function].owner, program[owner].keyword == .class,
      !program.isScreen(owner), !program.isLifeCycleDelegate(owner), isDelegate(owner),
      isCalledBack(function, depth: 0),
      let actors = linkage.runner?.actors
    else { return false }
    return actors.actor(owner) == nil && actors.screens(of: owner).isEmpty
  }

  /// Whether a library has a protocol by which it calls objects of a class back.
  private func isDelegate(_ type: TypeID) -> Bool {
    program[type].inherited.contains { parent in
      parent.simpleName?.hasSuffix("Delegate") ?? false && program.resolve(parent, from: type) == nil
    }
  }

  /// Whether no code of the app calls a function, or only such as a library calls.
  private func isCalledBack(_ function: FunctionID, depth: Int) -> Bool {
    if !linkage.sites.named(program[function].declaration.name).contains(where: { $0.form == .call }) { return true }
    guard depth < Self.depthLimit else { return false }
    let callers = linkage.calls.callers(of: function)
    return !callers.isEmpty
      && callers.allSatisfy { site in
        guard let caller = site.scope.function, caller != function,
          program[caller].owner == program[function].owner
        else { return false }
        return isCalledBack(caller, depth: depth + 1)
      }
  }
}
