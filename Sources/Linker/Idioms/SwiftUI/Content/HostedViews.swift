import Facts
import NavigationModel

/// Views that code puts into hosting controllers which it hands on: `push(UIHostingController(rootView: Cart()))`, and
/// those that functions of the app's own are given to show: `navigate(to: Cart(), when: $isBought)`.
///
/// Whoever gets the controller shows it as a screen. So the view is no part of the view whose code makes it.
struct HostedViews {
  /// Where they are made, be that right there, in a local, or by who calls a function that hosts what it is given.
  private(set) var places: Set<Origin> = []

  /// - Complexity: O(*n*) in the number of calls and assignments.
  init(_ linkage: Linkage) {
    let hosts = linkage.sites.named(Self.names(of: linkage.program)).filter { site in
      site.form == .call && site.base == nil && !Self.isInside(site, linkage.program)
    }
    guard let runner = linkage.runner else { return }
    addShownParameters(linkage, runner)
    addReceivers(of: HostingMembers(hosts, linkage.program), linkage, runner)
    guard !hosts.isEmpty else { return }
    let handed = HandedExpressions(linkage.sites, in: Set(hosts.map(\.scope.file)))
    for site in hosts where handed.contains(site, linkage.program) {
      guard let root = site.argument("rootView") ?? site.arguments.first?.value else { continue }
      let value = linkage.evaluator.evaluate(root, in: site.scope)
      for view in ViewContent(runner: runner).shown(by: value, in: site.scope) where view.isView {
        places.insert(view.origin.general)
      }
      for case .instance(let view) in value.alternatives.map(\.unmodified) where linkage.program.isPart(view.id) {
        places.insert(view.place.general)
      }
    }
  }

  /// Takes in what callers pass to functions that show it behind a link or in a sheet, and nowhere else.
  private mutating func addShownParameters(_ linkage: Linkage, _ runner: Runner) {
    for site in linkage.sites.named(CallSite.showing) where site.form == .call {
      guard let function = site.scope.function else { continue }
      let declaration = linkage.program[function].declaration
      let shown = site.shown
      var linked = NameCollector()
      for expression in shown { linked.collect(expression) }
      var own = NameCollector(ignoring: Set(shown.map(\.offset)))
      own.collect(declaration.body ?? [])
      for parameter in declaration.parameters
      where linked.names.contains(parameter.name) && !own.names.contains(parameter.name) {
        let name = Expression(.name(parameter.name, []), at: site.expression.offset)
        for case .instance(let view) in linkage.evaluator.evaluate(name, in: site.scope).alternatives.map(\.unmodified)
        where linkage.program.isPart(view.id) {
          places.insert(view.place.general)
        }
      }
    }
  }

  /// Takes in views that members of theirs put into a hosting controller: `Cart().hosted()`.
  private mutating func addReceivers(of members: HostingMembers, _ linkage: Linkage, _ runner: Runner) {
    guard !members.names.isEmpty else { return }
    var seen: Set<Origin> = []
    for site in linkage.sites.all where site.form == .call {
      for view in members.views(hostedIn: site.chain)
      where seen.insert(Origin(file: site.scope.file, offset: view.offset)).inserted {
        let value = linkage.evaluator.evaluate(view, in: site.scope)
        for view in ViewContent(runner: runner).shown(by: value, in: site.scope) where view.isView {
          places.insert(view.origin.general)
        }
      }
    }
  }

  /// What hosting controllers are called: SwiftUI's, and those of the app's own around whatever view they are given.
  private static func names(of program: Program) -> Set<String> {
    let own = program.types.indices.map(TypeID.init).filter(program.isGenericHost)
    return UIKitClasses.hosting.union(own.map { program[$0].name })
  }

  /// Whether a host is a part of what makes it: of a view around UIKit, or of a controller or view that takes it in.
  private static func isInside(_ site: CallSite, _ program: Program) -> Bool {
    var owner = site.scope.owner
    while let type = owner {
      let above = program.ancestry(of: type)
      if program[type].keyword == nil { return false }
      if above.contains(where: Self.takers.contains) { return true }
      owner = program[type].parent
    }
    return false
  }

  private static let takers: Set<String> = [
    "UIViewControllerRepresentable", "UIViewRepresentable", "UIViewController", "UIView",
  ]
}

/// Members that the app adds to views and that put them into a hosting controller:
/// `extension View { func hosted() -> UIViewController { UIHostingController(rootView: self) } }`.
private struct HostingMembers {
  private(set) var names: Set<String> = []

  /// - Parameter hosts: where hosting controllers are made.
  init(_ hosts: [CallSite], _ program: Program) {
    for site in hosts {
      guard let owner = site.scope.owner, program[owner].keyword == nil || program[owner].keyword == .protocol,
        let root = site.argument("rootView") ?? site.arguments.first?.value, Self.isSelf(root)
      else { continue }
      switch site.code {
      case .function(let id) where program[id].declaration.result?.simpleName.map(UIKitClasses.isController) ?? false:
        names.insert(program[id].declaration.name)
      case .variable(let id) where program[id].declaration.type?.simpleName.map(UIKitClasses.isController) ?? false:
        names.insert(program[id].declaration.name)
      default: continue
      }
    }
  }

  /// Whether an expression is `self` behind modifiers and erasure.
  private static func isSelf(_ expression: Expression) -> Bool {
    let view = expression.unmodified
    if case .call(let callee, let arguments) = view.kind, callee.lastName == "AnyView", let erased = arguments.first {
      return isSelf(erased.value)
    }
    return view.isSelf
  }

  /// The views in a chain of calls that such a member hosts.
  func views(hostedIn chain: Expression) -> [Expression] {
    var found: [Expression] = []
    var current = chain
    while true {
      let named: Expression
      if case .call(let callee, _) = current.stripped.kind { named = callee } else { named = current }
      guard let base = named.strippedBase else { return found }
      if let name = named.lastName, names.contains(name) { found.append(base) }
      current = base
    }
  }
}

/// Expressions whose values go on to somebody else: arguments, and what is assigned.
private struct HandedExpressions {
  private var offsets: Set<Origin> = []
  private var locals: Set<Local> = []

  private struct Local: Hashable {
    var function: FunctionID?
    var owner: TypeID?
    var name: String
  }

  init(_ sites: CallSites, in files: Set<Int>) {
    for site in sites.all where files.contains(site.scope.file) {
      if case .assignment(_, _, let value) = site.expression.kind { note(value, site) }
      for argument in site.arguments { note(argument.value, site) }
    }
  }

  private mutating func note(_ expression: Expression, _ site: CallSite) {
    switch expression.stripped.kind {
    case .array(let elements): for element in elements { note(element, site) }
    case .name(let name, _):
      locals.insert(Local(function: site.scope.function, owner: site.scope.owner, name: name))
    default: offsets.insert(Origin(file: site.scope.file, offset: expression.stripped.offset))
    }
  }

  /// Whether what a call makes is given away, itself or by the name that it gets, rather than asked for its picture.
  func contains(_ site: CallSite, _ program: Program) -> Bool {
    guard site.chain.stripped.kind.isCall, site.chain.offset == site.expression.offset else { return false }
    if offsets.contains(Origin(file: site.scope.file, offset: site.expression.offset)) { return true }
    if let function = site.scope.function, let result = program[function].declaration.result?.simpleName,
      UIKitClasses.isController(result)
    {
      return true
    }
    guard let name = site.declaration.names.last else { return false }
    return locals.contains(Local(function: site.scope.function, owner: site.scope.owner, name: name))
  }
}

extension Expression.Kind {
  fileprivate var isCall: Bool { if case .call = self { true } else { false } }
}

extension Value {
  /// The view that modifiers and erasure are put around.
  var unmodified: Value {
    var value = self
    while case .term(let term) = value {
      if let base = term.base {
        value = base
      } else if term.name == "AnyView", let inner = term.unlabeled?.value {
        value = inner
      } else {
        break
      }
    }
    return value
  }
}
