import Facts
import NavigationModel

/// Takes a chain apart of which a part is one of several: `.finder(.classFinder(options: isDeep ? .fullStack : .current))`.
///
/// Evaluation joins what can be meant, while the router is handed one: every combination is a chain of its own, under
/// the conditions that lead to it.
struct ChoiceReader {
  let linkage: Linkage

  /// One way in which a part can be meant.
  struct Variant<Part> {
    var condition: RouteCondition
    var part: Part
  }

  /// More combinations than this nobody oversees: what they differ in is left as it stands.
  private static let limit = 16
  private static let depthLimit = 8

  /// The links that say how a step is found, made and joined, and what is asked and done on the way.
  private static let partsOfSteps: Set<String> = ["finder", "factory", "using", "adding", "add"]

  /// The chains that one can be, at least the chain itself.
  func variants(of chain: Chain) -> [Variant<Chain>] {
    var found = variants(of: chain.head, depth: 0).map { variant in
      Variant(condition: variant.condition, part: Chain(head: variant.part, links: []))
    }
    for link in chain.links {
      found = combined(found, isPartOfStep(link) ? variants(ofArgumentsOf: link, depth: 0) : [always(link)]) {
        Chain(head: $0.head, links: $0.links + [$1])
      }
    }
    return found.count > Self.limit ? [always(chain)] : found
  }

  /// What a chain goes on with is read for itself, unless it is one more step of the same chain.
  private func isPartOfStep(_ link: Term) -> Bool {
    if Self.partsOfSteps.contains(link.name) { return true }
    guard let argument = link.arguments?.first, argument.value.alternatives.count == 1 else { return false }
    return Chain(argument.value)?.isIntegrator ?? false
  }

  private func always<Part>(_ part: Part) -> Variant<Part> { Variant(condition: .constant(true), part: part) }

  /// A term with what it is called on.
  private func variants(of term: Term, depth: Int) -> [Variant<Term>] {
    guard depth < Self.depthLimit else { return [always(term)] }
    let terms = variants(ofArgumentsOf: term, depth: depth)
    guard case .term(let base)? = term.base else { return terms }
    return combined(variants(of: base, depth: depth + 1), terms) { $1.moved(to: .term($0)) }
  }

  private func variants(ofArgumentsOf term: Term, depth: Int) -> [Variant<Term>] {
    guard let arguments = term.arguments else { return [always(term)] }
    let lists = variants(of: arguments, depth: depth)
    guard lists.count > 1 else { return [always(term)] }
    return lists.map { Variant(condition: $0.condition, part: term.with($0.part)) }
  }

  private func variants(of arguments: [LabeledValue], depth: Int) -> [Variant<[LabeledValue]>] {
    var found = [always([LabeledValue]())]
    for argument in arguments { found = combined(found, variants(of: argument, depth: depth)) { $0 + [$1] } }
    return found
  }

  private func variants(of argument: LabeledValue, depth: Int) -> [Variant<LabeledValue>] {
    guard depth < Self.depthLimit else { return [always(argument)] }
    switch argument.value {
    case .choice: return branches(of: argument, depth: depth)
    case .term(let term):
      return variants(of: term, depth: depth + 1).map { variant in
        variant.part === term ? always(argument) : variant.map { argument.meaning(.term($0)) }
      }
    case .instance(let instance):
      let lists = variants(of: instance.arguments, depth: depth + 1)
      guard lists.count > 1 else { return [always(argument)] }
      return lists.map { list in list.map { argument.meaning(.instance(instance.with($0))) } }
    default: return [always(argument)]
    }
  }

  /// What is meant in each branch; a condition that can not be read is told when the route is asked for.
  private func branches(of argument: LabeledValue, depth: Int) -> [Variant<LabeledValue>] {
    guard let written = argument.written else { return [always(argument)] }
    let branches = branches(of: written.expression, in: written.scope, depth: depth)
    guard branches.count > 1 else { return [always(argument)] }
    return branches.enumerated().flatMap { index, branch in
      // The last is taken where no other is: then it does not matter what a flag is at first.
      let condition = index == branches.count - 1 ? .constant(true) : branch.condition
      let content = Deferred(branch.expression, in: branch.scope, by: linkage.evaluator)
      let meant = LabeledValue(
        label: argument.label, content: content, expression: branch.expression, isTrailing: argument.isTrailing)
      return variants(of: meant, depth: depth + 1).map { variant in
        Variant(condition: .both(condition, variant.condition), part: variant.part)
      }
    }
  }

  /// The branches of an expression, of the local or parameter that it names, or of the function that it calls.
  private func branches(of expression: Expression, in scope: Scope, depth: Int) -> [BranchReader.Branch] {
    let reader = BranchReader(linkage: linkage)
    let branches = reader.branches(of: expression, in: scope)
    guard branches.count < 2, depth < Self.depthLimit else { return branches }
    if case .name(let name, _) = expression.stripped.kind, let meanings = scope.lookup(name), meanings.count == 1 {
      switch meanings[0] {
      case .argument(let argument, _):
        if let written = argument.written {
          return self.branches(of: written.expression, in: written.scope, depth: depth + 1)
        }
      case .expression(let deferred, _):
        if let written = deferred.written {
          return self.branches(of: written.expression, in: written.scope, depth: depth + 1)
        }
      case .getter(let body, let outer, _): return reader.branches(of: body, in: outer.nested())
      default: break
      }
    }
    guard let body = DeclaredBody(of: expression.stripped, in: scope, linkage) else { return branches }
    return reader.branches(of: body.statements, in: body.scope)
  }

  /// Every part of one list with every part of another.
  private func combined<First, Second, Whole>(
    _ first: [Variant<First>], _ second: [Variant<Second>], _ join: (First, Second) -> Whole
  ) -> [Variant<Whole>] {
    var all: [Variant<Whole>] = []
    for a in first {
      for b in second where all.count <= Self.limit {
        all.append(Variant(condition: .both(a.condition, b.condition), part: join(a.part, b.part)))
      }
    }
    return all
  }
}

extension ChoiceReader.Variant {
  fileprivate func map<Other>(_ transform: (Part) -> Other) -> ChoiceReader.Variant<Other> {
    ChoiceReader.Variant<Other>(condition: condition, part: transform(part))
  }
}

extension Term {
  /// The same with other arguments.
  fileprivate func with(_ arguments: [LabeledValue]) -> Term {
    Term(base: base, name: name, generics: generics, arguments: arguments, origin: origin, scope: scope)
  }
}

extension Instance {
  /// An object of the same class, made with other arguments.
  fileprivate func with(_ arguments: [LabeledValue]) -> Instance {
    Instance(type: type, id: id, arguments: arguments, place: place, maker: maker, changes: changes)
  }
}

extension LabeledValue {
  /// The same argument with what it means in one case.
  fileprivate func meaning(_ value: Value) -> LabeledValue {
    LabeledValue(label: label, value: value, expression: expression, isTrailing: isTrailing)
  }
}
