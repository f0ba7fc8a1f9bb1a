import Facts
import NavigationModel

/// Objects that follow what others publish: `session.$user.sink { [weak self] in self?.user = $0 }`.
///
/// Whoever changes the one property changes by that what follows it.
struct PublishedObservers {
  /// One of those that follow a property.
  struct Observer {
    /// What operators make of an element on the way; `nil` for one of which nothing is known.
    var operators: [Expression?]
    var follows: Follows
    var scope: Scope
    /// The names of what it changes.
    var changed: Set<String>
    var origin: Origin
    /// Whether a way into the app may be what it waits for: it does what a case asks for.
    var isActing = false
  }

  /// What happens with an element.
  enum Follows {
    /// A closure runs that is given it.
    case closure(Expression)
    /// A closure runs that asks again for what has changed: `{ [weak self] _ in self?.update() }`.
    case asking(Expression)
    /// A property gets it: `.assign(to: \.user, on: self)`.
    case property(Expression)
  }

  private(set) var byVariable: [VariableID: [Observer]] = [:]
  /// Loops over what is published: whoever changes that sets them going.
  private(set) var loops: Set<Origin> = []

  /// - Complexity: O(*n*) in the number of calls and assignments.
  init(_ linkage: Linkage) {
    let assignments = Dictionary(grouping: linkage.sites.all.filter { $0.form == .assignment }, by: \.scope.file)
    for site in linkage.sites.named(["assign", "sink"]) where site.form == .call {
      guard let publisher = site.base, let source = Self.source(of: publisher), let follows = Self.follows(site),
        let owner = site.scope.owner, !linkage.program.isPart(owner)
      else { continue }
      let changed: Set<String>
      switch follows {
      case .property(let target): changed = target.lastName.map { [$0.withoutDollar] } ?? []
      case .closure(let closure):
        changed = Self.changed(by: closure, owner, assignments[site.scope.file] ?? [], linkage.program)
      case .asking(let closure):
        guard let name = source.property.lastName?.withoutDollar, source.operators.isEmpty,
          Self.reads(name, in: closure, owner, linkage.program)
        else { continue }
        changed = Self.changed(by: closure, owner, assignments[site.scope.file] ?? [], linkage.program)
      }
      let isClosure = if case .closure = follows { true } else { false }
      guard !changed.isEmpty || isClosure else { continue }
      var observer = Observer(
        operators: source.operators, follows: follows, scope: site.scope, changed: changed,
        origin: site.origin.general)
      for id in Self.published(source.property, in: site.scope, linkage, depth: 0) {
        observer.isActing = isClosure && Self.isCase(id, linkage.program)
        if observer.isActing || !changed.isEmpty { byVariable[id, default: []].append(observer) }
      }
    }
    for binding in linkage.shared(KeyPathBindings.init).all {
      let observer = Observer(
        operators: [], follows: .property(binding.target), scope: binding.site.scope, changed: [binding.name],
        origin: binding.site.origin.general)
      for id in binding.sources { byVariable[id, default: []].append(observer) }
    }
    for loop in linkage.sites.loops { follow(loop, assignments[loop.scope.file] ?? [], linkage) }
  }

  /// `for await user in session.$user.values { … }` follows as a closure would.
  private mutating func follow(_ loop: LoopSite, _ assignments: [CallSite], _ linkage: Linkage) {
    guard loop.sequence.lastName == "values", let publisher = loop.sequence.strippedBase,
      let source = Self.source(of: publisher), let owner = loop.scope.owner, !linkage.program.isPart(owner)
    else { return }
    let closure = Expression(.closure(loop.handler.closure), at: loop.offset)
    let changed = Self.changed(by: closure, owner, assignments, linkage.program)
    let published = changed.isEmpty ? [] : Self.published(source.property, in: loop.scope, linkage, depth: 0)
    guard !published.isEmpty else { return }
    // What flows observe sets them going, from the beginning.
    if !linkage.program.ancestry(of: owner).contains(where: Actors.isNameOfFlow) { loops.insert(loop.origin) }
    for id in published {
      byVariable[id, default: []].append(
        Observer(
          operators: source.operators, follows: .closure(closure), scope: loop.scope, changed: changed,
          origin: loop.origin))
    }
  }

  /// The properties that decide what is shown by what follows them.
  func properties(deciding names: Set<String>) -> [VariableID] {
    byVariable.filter { $0.value.contains { $0.isActing || !$0.changed.isDisjoint(with: names) } }.keys.sorted()
  }

  /// Whether a property holds cases of an enum of the app's.
  private static func isCase(_ id: VariableID, _ program: Program) -> Bool {
    guard let type = program[id].declaration.type?.unwrapped,
      let held = program.resolve(type, from: program[id].owner, file: program[id].file)
    else { return false }
    return program[held].keyword == .enum
  }

  // MARK: Reading publishers

  /// The publisher that a chain of operators begins with, and what they make of it, in their order.
  private static func source(of publisher: Expression) -> (property: Expression, operators: [Expression?])? {
    var operators: [Expression?] = []
    var current = publisher.stripped
    while case .call(let callee, let arguments) = current.kind {
      guard let name = callee.lastName, let base = callee.strippedBase else { return nil }
      if ["compactMap", "map"].contains(name), arguments.count == 1 {
        operators.append(arguments[0].value)
      } else if !passing.contains(name) {
        operators.append(nil)
      }
      current = base.stripped
    }
    switch current.kind {
    case .name, .member: return (current, operators.reversed())
    default: return nil
    }
  }

  /// Operators whose elements are those that they get.
  static let passing: Set<String> = [
    "debounce", "delay", "dropFirst", "eraseToAnyPublisher", "filter", "first", "handleEvents", "prefix", "print",
    "receive", "removeDuplicates", "share", "subscribe", "throttle",
  ]

  private static func follows(_ site: CallSite) -> Follows? {
    if site.name == "sink" {
      let handler = site.arguments.last { argument in
        argument.isTrailing ? argument.label != "receiveCompletion" : argument.label == "receiveValue"
      }
      guard let handler, case .closure(let closure) = handler.value.kind else { return nil }
      return closure.usesElement ? .closure(handler.value) : .asking(handler.value)
    }
    return target(of: site.arguments).map { .property($0) }
  }

  /// The property that `assign(to: &$user)` or `assign(to: \.user, on: self)` fills.
  static func target(of arguments: [Argument]) -> Expression? {
    guard let target = arguments.first(where: { $0.label == "to" })?.value else { return nil }
    guard case .keyPath(_, let names) = target.kind else { return target }
    guard let object = arguments.first(where: { $0.label == "on" })?.value, names.count == 1 else { return nil }
    return Expression(.member(object, names[0], []), at: target.offset)
  }

  /// The names of what a closure changes, and functions of its type that it calls.
  private static func changed(
    by expression: Expression, _ owner: TypeID, _ assignments: [CallSite], _ program: Program
  ) -> Set<String> {
    var collector = NameCollector()
    collector.collect(expression)
    let called = called(by: collector, owner, program)
    let made = assignments.filter { site in
      let isInside = collector.assignments.contains(site.expression.offset)
      return isInside || site.scope.function.map(called.contains) ?? false
    }
    return Set(made.map(\.name))
  }

  /// The functions of a type that code calls.
  private static func called(by code: NameCollector, _ owner: TypeID, _ program: Program) -> Set<FunctionID> {
    Set(
      code.names.flatMap { program.members(named: $0, of: owner) }.compactMap { member in
        if case .function(let id) = member { id } else { nil }
      })
  }

  /// Whether a closure, or a function of its type that it calls, reads a property of that name.
  private static func reads(_ name: String, in closure: Expression, _ owner: TypeID, _ program: Program) -> Bool {
    var collector = NameCollector()
    collector.collect(closure)
    for id in called(by: collector, owner, program).sorted() { collector.collect(program[id].declaration.body ?? []) }
    return collector.names.contains(name)
  }

  /// The properties that a publisher tells of: `session.$user`, or what returns that under another name.
  private static func published(
    _ expression: Expression, in scope: Scope, _ linkage: Linkage, depth: Int
  ) -> [VariableID] {
    guard depth < 4 else { return [] }
    let members = linkage.sites.types.members(expression, in: scope)
    let found =
      members?.compactMap { if case .variable(let id) = $0 { id } else { nil } }
      ?? linkage.evaluator.variables(expression.withoutDollar, in: scope).map(\.id)
    let program = linkage.program
    if expression.lastName?.hasPrefix("$") == true {
      return found.filter { program[$0].declaration.attributes.contains { $0.name == "Published" } }
    }
    return found.flatMap { id -> [VariableID] in
      let entry = program[id]
      if let owner = entry.owner, program[owner].keyword == .protocol {
        return program.conformers(of: owner).flatMap { conformer in
          program.members(named: entry.declaration.name, of: conformer).flatMap { member -> [VariableID] in
            guard case .variable(let own) = member, own != id else { return [] }
            return published(by: own, linkage, depth: depth + 1)
          }
        }
      }
      return published(by: id, linkage, depth: depth + 1)
    }
  }

  /// What a computed publisher tells of.
  private static func published(by id: VariableID, _ linkage: Linkage, depth: Int) -> [VariableID] {
    let entry = linkage.program[id]
    guard let result = entry.declaration.getter?.resultExpression, let source = source(of: result),
      source.operators.isEmpty
    else { return [] }
    return published(source.property, in: Scope(file: entry.file, owner: entry.owner), linkage, depth: depth)
  }
}

extension StateMoves {
  /// What follows from a change of what is published is changed by whoever makes that change.
  func resolvePublished(_ views: Views) {
    let observers = views.linkage.shared(PublishedObservers.init).byVariable
    guard !observers.isEmpty else { return }
    let heirs = views.linkage.shared(HeirsOfState.init)
    let changes = FollowedChanges(views)
    for (published, following) in observers.sorted(by: { $0.key < $1.key }) {
      for variable in heirs.all(behind: published) {
        for (index, observer) in following.enumerated() {
          follow(variable, by: observer, FollowedChanges.Place(published: published, index: index), changes)
        }
      }
    }
  }

  private func follow(
    _ variable: VariableID, by observer: PublishedObservers.Observer, _ place: FollowedChanges.Place,
    _ changes: FollowedChanges
  ) {
    let views = changes.views
    // What flows observe sets them going.
    if case .flow? = views.runner.actors.actor(of: observer.scope) { return }
    for (number, set) in (sets[variable] ?? []).enumerated() {
      guard done.insert(Pair(form: 12, a: place.index, b: variable.index << 20 | number)).inserted,
        !set.actor.isFlow, set.effect.follows < Self.followingLimit,
        !views.linkage.shared(BeginningsOfObjects.init).places.contains(set.effect.origin.general)
      else { continue }
      let isEntry = if case .entry = set.actor { observer.isActing } else { false }
      views.runner.emission.commit(
        changes.follow(observer, place, variable, set.value, set.effect, withMoves: isEntry), at: set.actor)
    }
  }

  /// What follows follows in so many steps.
  private static let followingLimit = 3
}

extension Closure {
  /// Whether it asks for the element that it is given.
  fileprivate var usesElement: Bool {
    var collector = NameCollector()
    collector.collect(body)
    guard let first = parameters.first?.name else { return collector.names.contains("$0") }
    return collector.names.contains(first)
  }
}
