import Facts
import NavigationModel

/// Whose code makes a closure that some object keeps for later.
///
/// Where one object of many runs what it was given, the closures of all of them can be meant: each is of the screens
/// whose own code, near or far, has it made.
final class ClosureMakers {
  private let linkage: Linkage
  private let isFlow: (TypeID) -> Bool
  private var known: [FunctionID: Makers?] = [:]
  private var numbers: [Origin: Int?] = [:]
  private var lists: [Makers] = []
  /// Names that closures use, by where these stand.
  private var usedNames: [Origin: Set<String>] = [:]

  /// Longer chains of callers tell nothing apart.
  private static let reach = 40

  init(linkage: Linkage, isFlow: @escaping (TypeID) -> Bool) {
    self.linkage = linkage
    self.isFlow = isFlow
  }

  private var program: Program { linkage.program }

  /// The number by which it is known who makes a closure; `nil` where that is not known.
  func number(of closure: ClosureValue) -> Int? {
    let origin = Origin(file: closure.scope.file, offset: closure.offset)
    if let known = numbers[origin] { return known }
    var number: Int?
    if let function = closure.scope.function, var makers = makers(by: function) {
      makers.made.formUnion(made(beside: closure, in: function))
      makers.made.formUnion(made(byTakersOf: closure, in: function))
      number = lists.count
      lists.append(makers)
    }
    numbers[origin] = .some(number)
    return number
  }

  /// The numbers of a closure and of those that it hands on to: it is of no more screens than they are.
  func numbers(of closure: ClosureValue, depth: Int = 0) -> [Int] {
    guard let own = number(of: closure) else { return [] }
    return [own] + (depth < 2 ? captured(by: closure).flatMap { numbers(of: $0, depth: depth + 1) } : [])
  }

  /// The closures that a closure calls by the names of locals around it, where it is known which ones they are:
  /// `{ completion() }`, `{ model.completion?() }`.
  private func captured(by closure: ClosureValue) -> [ClosureValue] {
    let names = names(in: closure)
    return names.sorted().flatMap { name -> [ClosureValue] in
      guard let meanings = closure.scope.lookup(name), meanings.count == 1 else { return [] }
      switch linkage.evaluator.value(of: meanings[0], in: closure.scope) {
      case .closure(let inner): return [inner]
      case .instance(let object):
        return object.arguments.compactMap { argument in
          guard let label = argument.label, names.contains(label), case .closure(let inner) = argument.value
          else { return nil }
          return inner
        }
      default: return []
      }
    }
  }

  private func names(in closure: ClosureValue) -> Set<String> {
    let origin = Origin(file: closure.scope.file, offset: closure.offset)
    if let known = usedNames[origin] { return known }
    var collector = NameCollector()
    collector.collect(closure.closure.body)
    usedNames[origin] = collector.names
    return collector.names
  }

  /// Whether the closure of a number can be one of a screen's.
  func contains(_ screen: TypeID, in number: Int) -> Bool {
    let makers = lists[number]
    return makers.made.contains(screen) || makers.callers.contains(screen)
      || !makers.callers.isDisjoint(with: program.ancestors(of: screen))
  }

  /// Whether the closure of a number can be one of a screen's.
  func contains(_ screen: NodeID, in number: Int) -> Bool {
    classes[screen].map { contains($0, in: number) } ?? true
  }

  private lazy var classes = Dictionary(
    program.types.indices.map(TypeID.init).filter { program[$0].keyword == .class && program.isScreen($0) }
      .map { (linkage.nodes.identity(of: $0), $0) }, uniquingKeysWith: { first, _ in first })

  /// The screens whose code leads to a function, and those that are made on the way.
  private func makers(by function: FunctionID) -> Makers? {
    if let makers = known[function] { return makers }
    let found = search(from: function)
    known[function] = .some(found)
    return found
  }

  /// Follows callers back to screens; where any of them leads elsewhere, whose closure it is is not known.
  private func search(from first: FunctionID) -> Makers? {
    var found = Makers()
    var seen: Set<FunctionID> = [first]
    var queue = [first]
    var next = 0
    while next < queue.count {
      guard next < Self.reach else { return nil }
      let function = queue[next]
      next += 1
      if let screen = screen(around: function) {
        found.callers.insert(screen)
        continue
      }
      let callers = linkage.calls.callers(of: function)
      // What nobody calls makes none.
      if callers.isEmpty, !linkage.shared(Callable.init).contains(function) { continue }
      guard !leadsElsewhere(function), !callers.isEmpty else { return nil }
      for site in callers {
        guard let caller = site.scope.function else { return nil }
        if seen.insert(caller).inserted { queue.append(caller) }
      }
    }
    for function in seen.subtracting([first]) { found.made.formUnion(made[function]?.map(\.type) ?? []) }
    return found
  }

  /// The class of screens whose code a function is.
  private func screen(around function: FunctionID) -> TypeID? {
    var owner = program[function].owner
    while let type = owner {
      if program[type].keyword == .class, program.isScreen(type) { return type }
      owner = program[type].parent
    }
    return nil
  }

  /// Whether a function is run by what makes screens for others, or by the system.
  private func leadsElsewhere(_ function: FunctionID) -> Bool {
    guard let owner = program[function].owner else { return false }
    return isFlow(owner) || program.isLifeCycleDelegate(owner) || program.isPart(owner)
  }

  /// The screens that functions make, and where.
  private lazy var made: [FunctionID: [(type: TypeID, offset: Int32)]] = {
    var made: [FunctionID: [(type: TypeID, offset: Int32)]] = [:]
    for type in classes.values.sorted() {
      for site in linkage.sites.named(program[type].name) where site.form == .call && site.base == nil {
        if let function = site.scope.function { made[function, default: []].append((type, site.expression.offset)) }
      }
    }
    return made
  }()

  private lazy var closures = Dictionary(grouping: linkage.sites.closures, by: \.scope.function)

  /// The screens that are made by the code that makes a closure; what other closures make comes later.
  private func made(beside closure: ClosureValue, in function: FunctionID) -> [TypeID] {
    guard let made = made[function] else { return [] }
    let others = (closures[function] ?? []).compactMap { site -> ClosedRange<Int32>? in
      let inside = site.expression.extent
      return inside.lowerBound < closure.offset && inside.contains(closure.offset) ? nil : inside
    }
    return made.filter { made in !others.contains { $0.contains(made.offset) } }.map(\.type)
  }

  /// The screens that functions make which are handed a closure: `showLogin { self.begin() }`, with
  /// `func showLogin(done: @escaping () -> Void) { show(LoginMaker.make(done: done)) }`.
  private func made(byTakersOf closure: ClosureValue, in function: FunctionID) -> [TypeID] {
    guard let site = closures[function]?.first(where: { $0.expression.offset == closure.offset }),
      let taker = site.taker
    else { return [] }
    return made(byTaking: closure.offset, taker, in: site.scope, depth: 0)
  }

  private func made(byTaking offset: Int32, _ call: Expression, in scope: Scope, depth: Int) -> [TypeID] {
    guard depth < Self.handingDepth, case .call(let callee, let arguments) = call.stripped.kind,
      let argument = arguments.first(where: { $0.value.stripped.offset == offset })
    else { return [] }
    let given = linkage.evaluator.labeled(arguments, in: scope)
    return linkage.evaluator.functions(callee, labels: given, in: scope).flatMap { id, _ -> [TypeID] in
      let parameters = program[id].declaration.parameters
      let taker = parameters.last { parameter in
        argument.isTrailing && argument.label == nil ? parameter.isFunction : parameter.label == argument.label
      }
      guard let taker else { return [] }
      let own = made[id]?.map(\.type) ?? []
      return own
        + (handing[id] ?? []).flatMap { site -> [TypeID] in
          guard let handed = site.arguments.first(where: { $0.value.isName(taker.name) }) else { return [] }
          return made(byTaking: handed.value.stripped.offset, site.expression, in: site.scope, depth: depth + 1)
        }
    }
  }

  private static let handingDepth = 3

  /// Calls that hand on what a plain name stands for, by the functions that they stand in.
  private lazy var handing = Dictionary(
    grouping: linkage.sites.all.filter { site in
      site.form == .call && site.scope.function != nil
        && site.arguments.contains { if case .name = $0.value.stripped.kind { true } else { false } }
    }, by: { $0.scope.function ?? FunctionID(index: 0) })

  /// Who makes a closure.
  private struct Makers {
    /// Screens whose own code, and that of their subclasses, leads to it.
    var callers: Set<TypeID> = []
    /// Screens that are made where the closure is.
    var made: Set<TypeID> = []
  }
}

extension Expression {
  fileprivate func isName(_ name: String) -> Bool {
    if case .name(name, _) = stripped.kind { true } else { false }
  }

  /// From its first to its last part, as far as names tell.
  fileprivate var extent: ClosedRange<Int32> {
    var names = NameCollector()
    names.collect(self)
    return offset...max(offset, names.last)
  }
}
