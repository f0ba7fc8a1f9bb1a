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
