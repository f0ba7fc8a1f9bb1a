import Facts
import NavigationModel

/// Controllers of libraries around one of the app's: a panel, a sheet, a card.
///
/// They are seen through like navigation controllers, or nobody could read who shows what.
struct LibraryWrappers {
  let targets: Targets

  private var linkage: Linkage { targets.linkage }

  /// What a library's controller is made with, or given later, where that is one thing and not several beside each other.
  func content(of term: Term) -> [Effect.Target]? {
    let parts = (term.arguments ?? []).filter(targets.isPart).map { shown(by: $0.value) }.filter { !$0.isEmpty }
    switch parts.count {
    case 0:
      let later = linkage.shared(LaterContents.init).contents(of: term).flatMap(shown)
      return later.isEmpty ? nil : later
    case 1: return parts[0]
    default: return nil
    }
  }

  /// The screens that a value shows; a list of them holds several beside each other.
  private func shown(by value: Value) -> [Effect.Target] {
    let found = value.alternatives.flatMap { alternative -> [Effect.Target] in
      if case .array = alternative { return [] }
      return targets.targets(alternative, depth: 1)
    }
    return found.filter { target in
      switch target {
      case .node(let node): linkage.nodes[node].map { $0.kind == .screen || $0.kind == .container } ?? false
      case .stack: true
      case .flow, .move, .run, .held: false
      }
    }
  }
}

/// What code gives to libraries' controllers that hold one thing: `panel.set(contentViewController: cart)`.
final class LaterContents {
  private let linkage: Linkage
  private lazy var fillings = linkage.sites.named(["set", Self.label]).compactMap(filling)
  private var known: [Origin: [Filling]] = [:]
  private var generation = -1

  private static let label = "contentViewController"

  private struct Filling {
    var container: Expression
    var content: Expression
    var scope: Scope
  }

  init(_ linkage: Linkage) { self.linkage = linkage }

  /// What is put into the controller that a term makes; nothing where the code of several types does.
  ///
  /// What the function that makes it is passed is what the run at hand passes.
  func contents(of term: Term) -> [Value] {
    let fillings = byPlace[term.origin.general] ?? []
    guard Set(fillings.map(\.scope.owner)).count == 1 else { return [] }
    return fillings.flatMap { filling in
      let isSame = filling.scope.function != nil && filling.scope.function == term.scope.function
      let own = isSame ? linkage.evaluator.evaluate(filling.content, in: term.scope) : .unknown
      return (own.isKnown ? own : linkage.evaluator.evaluate(filling.content, in: filling.scope)).alternatives
    }
  }

  /// Fillings by where the controllers are made.
  private var byPlace: [Origin: [Filling]] {
    guard generation != linkage.evaluator.generation else { return known }
    generation = linkage.evaluator.generation
    known = [:]
    for filling in fillings {
      for case .term(let made) in linkage.evaluator.evaluate(filling.container, in: filling.scope).alternatives
      where made.base == nil && made.arguments != nil {
        known[made.origin.general, default: []].append(filling)
      }
    }
    return known
  }

  private func filling(_ site: CallSite) -> Filling? {
    guard let container = site.base else { return nil }
    let content: Expression?
    switch site.form {
    case .call: content = site.argument(Self.label)
    case .assignment:
      if case .assignment(_, "=", let value) = site.expression.kind { content = value } else { content = nil }
    }
    return content.map { Filling(container: container, content: $0, scope: site.scope) }
  }
}
