import Facts
import NavigationModel

extension Roots {
  /// Calls that nothing but navigation has the name of, in code that was never seen to run.
  func listUnreached() {
    for site in linkage.sites.named(Self.unmistakable) where site.form == .call && site.base?.isSuper != true {
      guard site.name != "present" || site.argument("animated") != nil, !runner.emission.knows(site.origin),
        !runner.ranCalls.contains(site.origin), !showsParameter(site)
      else { continue }
      runner.emission.leaveOpen(
        site.origin,
        Unresolved(
          source: linkage.place(site.origin), call: site.expression.excerpt(),
          reason: "nothing was found that runs this code"))
    }
  }

  /// Whether a helper shows what it is given: without callers that is no gap.
  private func showsParameter(_ site: CallSite) -> Bool {
    guard let function = site.scope.function, case .name(let name, _)? = site.argument(nil)?.stripped.kind else {
      return false
    }
    return program[function].declaration.parameters.contains { $0.name == name }
  }

  private static let unmistakable: Set<String> = [
    "pushViewController", "present", "showDetailViewController", "popViewController", "popToRootViewController",
  ]
}
