import Facts
import NavigationModel

/// Which children the code of a screen takes out.
final class RemovedChildren {
  private unowned let linkage: Linkage
  private var known: [TypeID: [Removal]] = [:]

  /// A child as the code names it, where it takes that out.
  private struct Removal {
    var child: Expression
    var scope: Scope
  }

  init(_ linkage: Linkage) { self.linkage = linkage }

  private var program: Program { linkage.program }

  /// Whether the code of a class takes children out.
  func isRemover(_ type: TypeID) -> Bool { !removals(by: type).isEmpty }

  /// The children that the code of a class takes out; `nil` if that can be any.
  func children(of type: TypeID) -> Set<NodeID>? {
    var found: Set<NodeID> = []
    let targets = Targets(linkage: linkage, host: program[type].name)
    for removal in removals(by: type) {
      let nodes = targets.nodes(linkage.evaluator.evaluate(removal.child, in: removal.scope))
      guard !nodes.isEmpty else { return nil }
      found.formUnion(nodes)
    }
    return found
  }

  private func removals(by type: TypeID) -> [Removal] {
    if let known = known[type] { return known }
    let own = program.ancestors(of: type).filter { program[$0].keyword == .class }.union([type])
    let isOwn = { (site: CallSite) in site.form == .call && (site.scope.owner.map(own.contains) ?? false) }
    var found: [Removal] = []
    for site in linkage.sites.named(Self.names) where site.form == .call && site.arguments.isEmpty {
      let isOfSelf = site.base.map { $0.isSelf || $0.isSuper } ?? true
      if let child = site.base, !isOfSelf, isOwn(site) {
        found.append(Removal(child: child, scope: site.scope))
      } else if let function = site.scope.function {
        found += linkage.sites.named(program[function].declaration.name).filter(isOwn)
          .flatMap { call in removals(by: call, of: function, isOfSelf: isOfSelf) }
      }
    }
    known[type] = found
    return found
  }

  /// What the call of a function takes out that takes out its object, or what it is passed.
  private func removals(by call: CallSite, of function: FunctionID, isOfSelf: Bool) -> [Removal] {
    let parameters = program[function].declaration.parameters
    guard parameters.count == call.arguments.count, let owner = program[function].owner else { return [] }
    guard isOfSelf else {
      // What a class does with its own children is told where it does that.
      guard program[owner].keyword == nil || program[owner].keyword == .protocol else { return [] }
      return call.arguments.map { Removal(child: $0.value, scope: call.scope) }
    }
    guard let child = call.base, !child.isSelf, !child.isSuper else { return [] }
    let isMeant = linkage.evaluator.evaluate(child, in: call.scope).alternatives.contains { value in
      guard let type = linkage.evaluator.typeID(of: value) else { return program[owner].keyword == nil }
      return program[owner].keyword == nil || type == owner || program.ancestors(of: type).contains(owner)
    }
    return isMeant ? [Removal(child: child, scope: call.scope)] : []
  }

  private static let names: Set<String> = ["removeFromParent", "removeFromParentViewController"]
}
