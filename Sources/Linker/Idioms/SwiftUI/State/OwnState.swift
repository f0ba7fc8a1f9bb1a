import Facts
import NavigationModel

/// State that only the view changes that declares it: what the view's code makes of it is all that it ever is.
struct OwnState {
  private let linkage: Linkage
  /// Names of bindings that views hand to others, by the type whose code does it.
  private let givenAway: [TypeID: Set<String>]
  /// The same with those that modifiers take, but for what only shows something.
  private let taken: [TypeID: Set<String>]
  /// Names of bindings that views use otherwise than to show something, and to hand them to views of the app's own.
  private let touched: [TypeID: Set<String>]

  init(_ linkage: Linkage) {
    self.linkage = linkage
    var givenAway: [TypeID: Set<String>] = [:]
    var taken: [TypeID: Set<String>] = [:]
    for site in linkage.sites.all {
      guard let owner = site.scope.owner else { continue }
      let isPresenting = Self.presenting.contains(site.name)
      // A link follows its flag, and is no view of the app's own.
      let isLink = site.name == "NavigationLink"
      for argument in site.arguments where !isLink || !["isActive", "selection"].contains(argument.label) {
        // A modifier of the app's own shows what it is given; another view may change it.
        if site.name.beginsUppercase, let name = argument.value.lastName, name.hasPrefix("$") {
          givenAway[owner, default: []].insert(name.withoutDollar)
        }
        if !isPresenting, let name = argument.value.boundName { taken[owner, default: []].insert(name) }
      }
    }
    self.givenAway = givenAway
    self.taken = taken.merging(givenAway) { $0.union($1) }
    touched = Self.touched(in: linkage)
  }

  private static func touched(in linkage: Linkage) -> [TypeID: Set<String>] {
    let program = linkage.program
    let modifiers = Set(
      program.functions.filter { entry in
        entry.owner.map { program[$0].keyword == nil && program[$0].name == "View" } ?? false
      }.map(\.declaration.name))
    var names: [TypeID: Set<String>] = [:]
    for site in linkage.sites.all {
      guard let owner = site.scope.owner else { continue }
      if let base = site.base {
        if let name = base.boundName { names[owner, default: []].insert(name) }
        if site.name == "toggle", let name = base.lastName { names[owner, default: []].insert(name) }
      }
      let isView = program.typesByName[site.name]?.contains { program[$0].keyword == .struct } ?? false
      let shows = presenting.contains(site.name) || modifiers.contains(site.name) && site.arguments.count > 1
      guard !isView, !shows else { continue }
      for argument in site.arguments {
        if let name = argument.value.boundName { names[owner, default: []].insert(name) }
      }
    }
    return names
  }

  /// Modifiers that show something while a binding has a value, and at most reset it.
  static let presenting: Set<String> = [
    "actionSheet", "alert", "confirmationDialog", "fullScreenCover", "navigationDestination",
    "nbNavigationDestination", "popover", "sheet",
  ]

  /// Where a flag or item gets a value; `nil` where that is not all, or somebody else may change it.
  func changes(of id: VariableID) -> [Origin]? {
    let entry = linkage.program[id]
    let name = entry.declaration.name
    guard let owner = entry.owner, entry.declaration.value?.isOff ?? true, taken[owner]?.contains(name) != true,
      linkage.sites.named("_" + name).allSatisfy({ $0.scope.owner != owner })
    else { return nil }
    let toggles = linkage.sites.named("toggle").filter { $0.scope.owner == owner && $0.base?.lastName == name }
    let changes =
      toggles
      + linkage.sites.named(name).filter { site in
        guard site.scope.owner == owner, case .assignment(_, _, let value) = site.expression.kind else { return false }
        return !value.isOff
      }
    return changes.isEmpty ? nil : changes.map(\.origin.general)
  }

  /// What has to hold wherever a view gives a flag or item of its own a value, or one that is written so; nothing where
  /// another may do so.
  func conditions(of id: VariableID, being wanted: Expression? = nil) -> [Gate] {
    let entry = linkage.program[id]
    let name = entry.declaration.name
    guard let owner = entry.owner, entry.declaration.value?.isOff ?? true, taken[owner]?.contains(name) != true,
      linkage.sites.named("_" + name).allSatisfy({ $0.scope.owner != owner })
    else { return [] }
    let assignments = linkage.sites.named(name).filter { site in
      guard site.scope.owner == owner, case .assignment(_, _, let value) = site.expression.kind else { return false }
      return wanted.map { $0.isWritten(as: value) } ?? !value.isOff
    }
    let toggles = linkage.sites.named("toggle").filter { site in
      site.scope.owner == owner && site.base?.lastName == name
        && !site.gates.contains { $0.decides(name) == true }
    }
    let asked = (assignments + toggles).map(gates)
    guard let first = asked.first else { return [] }
    let common = asked.reduce(Set(first.map(\.name))) { $0.intersection($1.map(\.name)) }
    return first.filter { common.contains($0.name) }
  }

  /// The conditions around a place; what a function asks of what it is passed is answered by its callers.
  private func gates(at site: CallSite) -> [Gate] {
    let isPassed = site.scope.function.map { !linkage.program[$0].declaration.parameters.isEmpty } ?? false
    return isPassed ? [] : site.gates + linkage.gates.made(by: site)
  }

  /// Whether a view leaves it to views that it makes to give a flag or item of its own a value.
  func isSetByOthers(_ id: VariableID) -> Bool {
    let entry = linkage.program[id]
    let name = entry.declaration.name
    guard let owner = entry.owner, entry.declaration.value?.isOff ?? true, givenAway[owner]?.contains(name) == true,
      touched[owner]?.contains(name) != true,
      linkage.sites.named("_" + name).allSatisfy({ $0.scope.owner != owner })
    else { return false }
    return !linkage.sites.named(name).contains { site in
      guard site.scope.owner == owner, case .assignment(_, _, let value) = site.expression.kind else { return false }
      return !value.isOff
    }
  }

  /// The cases that a property can have; `nil` where that stays open, or somebody else may change it.
  func cases(of id: VariableID) -> [Value]? {
    let entry = linkage.program[id]
    let evaluator = linkage.evaluator
    guard let owner = entry.owner,
      linkage.sites.named("_" + entry.declaration.name).allSatisfy({ $0.scope.owner != owner }),
      var values = givenAway[owner]?.contains(entry.declaration.name) == true
        ? linkage.shared(LentState.init).values(of: id) : evaluator.stores?.values(of: id), !values.isEmpty
    else { return nil }
    let scope = Scope(file: entry.file, owner: owner)
    if let initial = entry.declaration.value, !initial.isNil { values.append(evaluator.evaluate(initial, in: scope)) }
    let cases = values.map { evaluator.contextual($0, entry.declaration.type, in: scope) }.flatMap(\.alternatives)
    let areKnown = cases.allSatisfy { if case .enumCase = $0 { true } else { false } }
    return areKnown && cases.count <= Self.caseLimit ? cases : nil
  }

  private static let caseLimit = 12
}

extension Gates {
  /// What has to hold for a flag to be set that is given what a condition says: `isAsking = accounts.isEmpty`.
  fileprivate func made(by site: CallSite) -> [Gate] {
    guard case .assignment(_, _, let value) = site.expression.kind, value.isCondition else { return [] }
    return [condition([.boolean(value)], value.offset, site.scope)]
  }
}

extension Expression {
  /// Whether it asks something of what it names.
  fileprivate var isCondition: Bool {
    switch stripped.kind {
    case .operators(let signs, _): signs.allSatisfy(["==", "!=", "<", ">", "<=", ">=", "&&", "||"].contains)
    case .prefix("!", _): true
    case .member(_, let name, _): name == "isEmpty"
    default: false
    }
  }

  /// Whether it is what nothing is shown for.
  fileprivate var isOff: Bool { kind == .boolean(false) || isNil }

  /// Whether another expression has the same text or case.
  fileprivate func isWritten(as other: Expression) -> Bool {
    if let text = literalText { return text == other.literalText }
    return lastName != nil && lastName == other.stripped.lastName
  }

  /// The property of whose binding it is made: `$item`, `$item.animation()`.
  var boundName: String? {
    switch stripped.kind {
    case .name(let name, _): name.hasPrefix("$") ? name.withoutDollar : nil
    case .member(let base, let name, _): name.hasPrefix("$") ? name.withoutDollar : base?.boundName
    case .call(let callee, _): callee.boundName
    case .subscript(let base, _): base.boundName
    default: nil
    }
  }
}
