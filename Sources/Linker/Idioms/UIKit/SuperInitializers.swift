import Facts
import NavigationModel

/// What a class hands to the container that it inherits from: `super.init(rootView: CartView())`, or later
/// `self.rootView = CartView()`.
struct SuperInitializers {
  let runner: Runner

  /// Adds what subclasses of hosting and navigation controllers hold by their own initialisers.
  func link() {
    for site in runner.linkage.sites.named("init")
    where site.form == .call && (site.base?.isSuper == true || site.base?.isSelf == true) {
      guard let owner = site.scope.owner, runner.program[owner].keyword == .class,
        let root = site.argument("rootView") ?? site.argument("rootViewController"), !isParameter(root, site.scope)
      else { continue }
      guard site.argument("rootView") == nil ? runner.program.container(owner) == .navigation : holdsItsOwn(owner)
      else { continue }
      guard !isIdle(site.scope.function, of: owner) else { continue }
      link(root, in: owner, site)
    }
    for site in runner.linkage.sites.named("rootView") where site.form == .assignment && isOwn(site.base) {
      guard case .assignment(_, "=", let root) = site.expression.kind, let owner = site.scope.owner,
        runner.program[owner].keyword == .class, holdsItsOwn(owner),
        site.scope.lookup("rootView") == nil || site.base != nil
      else { continue }
      link(root, in: owner, site)
    }
  }

  /// Whether objects of the class are made, but none of them by that initialiser.
  private func isIdle(_ initializer: FunctionID?, of owner: TypeID) -> Bool {
    let program = runner.program
    guard let initializer, program.conformers(of: owner).isEmpty, runner.linkage.scenes.scenes(of: owner).isEmpty else {
      return false
    }
    let declaration = program[initializer].declaration
    // What UIKit calls by itself.
    guard !declaration.parameters.contains(where: { $0.label == "coder" || $0.label == "nibName" }) else {
      return false
    }
    let sites = runner.linkage.sites
    let makers = sites.named(program[owner].name).filter { $0.form == .call }
    let others = sites.named("init").filter { site in
      site.form == .call && (site.base?.isSelf ?? true || site.base?.lastName == program[owner].name)
    }
    guard !makers.isEmpty, others.isEmpty else { return false }
    return !makers.contains { site in
      let given = site.arguments.map { LabeledValue(label: $0.label, value: .unknown, isTrailing: $0.isTrailing) }
      return runner.evaluator.accepts(declaration.parameters, given)
    }
  }

  private func isOwn(_ base: Expression?) -> Bool { base?.isSelf ?? true }

  private func link(_ root: Expression, in owner: TypeID, _ site: CallSite) {
    let linkage = runner.linkage
    let targets = Targets(linkage: linkage, host: linkage.program[owner].name)
    let value = runner.evaluator.evaluate(root, in: site.scope)
    let meant = root.isImplicit ? runner.evaluator.contextual(value, hosted(by: owner), in: site.scope) : value
    for target in targets.targets(meant) {
      // A view of SwiftUI's stands in until the code puts the right one there.
      if case .node(let node) = target, linkage.nodes[node]?.kind == .external { continue }
      let effect = Effect(kind: .embed, target: target, origin: site.origin, gates: [])
      runner.emission.contain(effect, in: linkage.nodes.node(for: owner))
    }
  }

  /// The view that a class says that it hosts: `class CartHost: UIHostingController<CartView>`.
  private func hosted(by owner: TypeID) -> TypeReference? {
    runner.program[owner].inherited.first { UIKitClasses.hosting.contains($0.simpleName ?? "") }?.arguments.first
  }

  /// Whether a class hosts a view that it knows itself, rather than whatever view its objects are given.
  private func holdsItsOwn(_ owner: TypeID) -> Bool {
    !UIKitClasses.hosting.isDisjoint(with: runner.program.ancestry(of: owner)) && !runner.program.isGenericHost(owner)
  }

  /// What somebody else makes is a matter of whoever makes the whole.
  private func isParameter(_ expression: Expression, _ scope: Scope) -> Bool {
    guard let function = scope.function else { return false }
    return runner.program.handed(in: expression, to: function) != nil
  }
}
