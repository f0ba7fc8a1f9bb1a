import Facts
import NavigationModel

/// Views of which a selection says which one is seen, beside a bar of the app's own that changes it.
///
/// `VStack { if tab == .home { Home() } else if tab == .bag { Bag() }; TabBar(tab: $tab) }` is a tab bar without saying so.
struct Selection {
  /// What the selection is called.
  var name: String
  var views: [ShownView]

  init(name: String, views: [ShownView]) {
    self.name = name
    self.views = views
  }

  /// A chain of conditions that each compare the same state: `if tab == 0 { … } else if tab == 1 { … }`.
  init?(_ conditions: [Condition], _ otherwise: [Statement]?, of views: [ShownView]) {
    guard conditions.count == 1, let name = conditions[0].comparedName else { return nil }
    if let otherwise, otherwise.count == 1, case .if(let next, _, _) = otherwise[0].kind {
      guard next.count == 1, next[0].comparedName == name else { return nil }
    }
    self.init(name: name, views: views)
  }

  /// Whether it is called like what chooses among screens, rather than among forms of one.
  var isOfScreens: Bool {
    let name = name.lowercased()
    return Self.words.contains { name.contains($0) }
  }

  private static let words = ["tab", "select", "screen", "page", "section", "destination", "route", "root"]
}

extension Condition {
  /// The state that is compared with one of its values: `tab == .home`, `case .home = tab`.
  fileprivate var comparedName: String? {
    switch self {
    case .boolean(let expression):
      guard case .operators(["=="], let operands) = expression.stripped.kind, operands.count == 2,
        !operands[1].isNil
      else { return nil }
      return operands[0].lastName
    case .match(_, let subject): return subject.lastName
    case .binding, .availability: return nil
    }
  }
}

extension Views {
  /// Screens of which a selection says which one is seen, somewhere in the layout of a view, are contained in it.
  ///
  /// Gives back whether there are any.
  func embedSelections(
    _ selections: [Selection], in id: TypeID, at node: NodeID, beside roots: Set<Origin>
  ) -> Bool {
    var done = roots
    for selection in selections.sorted(by: { $0.views.count > $1.views.count }) {
      let shown = selection.views.filter { view in
        if case .view(_, let type) = view.what { type != id && !done.contains(view.origin) } else { false }
      }
      // What a selection shows in a root of the app is a screen, whether it leads on or not.
      let areOfRoot = selection.isOfScreens && fillsPlace(node)
      let leading = Set((areOfRoot ? shown : shown.filter(leads)).compactMap(\.type))
      let areScreens = leading.count > 1 && (selection.isOfScreens || shown.filter(leads).allSatisfy(isScreenLike))
      guard areScreens || areSteps(shown) else { continue }
      done.formUnion(shown.map(\.origin))
      runner.emission.commit(
        choice(shown, .embed, .replaceRoot, host: runner.program[id].name), at: .screen(node))
    }
    return done.count > roots.count
  }

  /// The same for a part that is all that a view shows, be it in one of several branches: a bar of tabs that the view
  /// tells what they hold.
  ///
  /// Gives back the parts that are seen through for that.
  func embedSelections(ofParts shown: [ShownView], at node: NodeID) -> Set<TypeID> {
    var parts: [TypeID: [ShownView]] = [:]
    for part in shown where !isScreenLike(part) {
      guard let type = part.type, !destinations.contains(type) else { continue }
      parts[type, default: []].append(part)
    }
    // The choice of a part is one, wherever the part is made.
    let chosen = parts.sorted { $0.key < $1.key }.filter { embedSelections(ofPart: $0.key, in: $0.value, at: node) }
    return Set(chosen.map(\.key))
  }

  /// The same for one part, in all branches that have it: what is seen in any of them is behind no more than all ask for.
  private func embedSelections(ofPart type: TypeID, in branches: [ShownView], at node: NodeID) -> Bool {
    guard let first = branches.first, case .view(let value, _) = first.what, let (code, scope) = body(of: type, value)
    else { return false }
    let gates = first.gates.filter { gate in branches.allSatisfy { $0.gates.contains(gate) } }
    let content = ViewContent(runner: runner)
    _ = content.groups(code, ViewContent.Place(scope: scope, gates: gates, isStrict: true))
    return embedSelections(content.selections, in: type, at: node, beside: [])
  }

  /// Whether views beside something else, such as a sign of how far a person has come, are the steps of a way.
  private func areSteps(_ shown: [ShownView]) -> Bool {
    let acting = Set(shown.compactMap(\.type).filter(linkage.shared(ActingViews.init).contains))
    return acting.count > 1 && linkage.shared(StepsInPlace.init).areSteps(shown)
  }

  /// Where a selection begins, unless it is a flag or kept from one launch to the next.
  func start(of condition: StateCondition) -> Value? {
    switch condition.wanted {
    case .flag, .open: return nil
    case .cases, .others: break
    }
    let starts = condition.variables.compactMap { id -> Value? in
      let entry = runner.program[id]
      guard let initial = entry.declaration.value, !isRestored(id),
        !entry.declaration.attributes.contains(where: { ["AppStorage", "SceneStorage"].contains($0.name) })
      else { return nil }
      return runner.evaluator.evaluate(initial, in: Scope(file: entry.file, owner: entry.owner))
    }
    return starts.count == 1 && starts[0].stateName != nil ? starts[0] : nil
  }

  /// Whether its object gives a property what an earlier launch has left, or whatever else it finds.
  private func isRestored(_ id: VariableID) -> Bool {
    linkage.sites.named(runner.program[id].declaration.name).contains { site in
      guard site.form == .assignment, case .assignment(_, "=", let value) = site.expression.kind,
        let function = site.scope.function, runner.program[function].declaration.name == "init",
        site.scope.owner == runner.program[id].owner
      else { return false }
      return !value.isConstant
    }
  }

  /// Whether there is a way on from a view.
  func leads(_ shown: ShownView) -> Bool {
    guard let type = shown.type, let body = runner.program.members(named: "body", of: type).first else { return false }
    switch body {
    case .variable(let body): return runner.relevance.contains(body)
    case .function(let body): return runner.relevance.contains(body)
    case .enumCase, .type: return false
    }
  }
}

extension ShownView {
  /// The class of a view of the app's own.
  fileprivate var type: TypeID? { if case .view(_, let type) = what { type } else { nil } }

  /// Whether it is a view of one of several types.
  func isAny(of types: Set<TypeID>) -> Bool { type.map(types.contains) ?? false }
}

extension Expression {
  /// Whether it is a case, a flag, a number or a text as written.
  fileprivate var isConstant: Bool {
    switch stripped.kind {
    case .boolean, .nil, .number, .string, .member(nil, _, _): true
    case .member(let base?, _, _): base.lastName?.beginsUppercase ?? false
    default: false
    }
  }
}
