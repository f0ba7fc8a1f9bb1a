import Facts
import NavigationModel

/// Views that code makes and hands to objects of libraries without source: `path.append(customView: KeyView())`,
/// `router.showScreen(.push) { _ in KeyView() }`, `navigator.navigate(to: Page.keys)` where the cases are views.
struct HandedViews {
  private(set) var places: Set<Origin> = []

  /// Labels of bindings: SwiftUI's own modifiers, and what works like them, show their closure by these.
  private static let bindings: Set<String> = ["isActive", "isPresented", "item"]

  /// - Complexity: O(*n*) in the number of calls.
  init(_ linkage: Linkage) {
    var routers: Set<String> = []
    for site in linkage.sites.all where site.form == .call {
      guard let base = site.base, base.isPathOfNames, site.name.first?.isLowercase ?? false,
        !site.arguments.contains(where: { Self.bindings.contains($0.label ?? "") }),
        site.arguments.contains(where: { !HandedContent.all(in: $0.value, of: site.scope, linkage).isEmpty })
      else { continue }
      places.insert(site.origin.general)
      if let name = base.lastName { routers.insert(name) }
    }
    guard !routers.isEmpty else { return }
    // What shows views takes them away, too, `router.dismissScreen()`, and asks: `router.showAlert(title: "Sure?")`.
    for site in linkage.sites.all where site.form == .call {
      guard MannersOfLibraries.wayBack(named: site.name) != nil || MannersOfLibraries.isAlert(site.name),
        let base = site.base, base.isPathOfNames, base.lastName.map(routers.contains) ?? false
      else { continue }
      places.insert(site.origin.general)
    }
  }

  /// Whether an argument can be a view, or what makes one.
  static func mayMakeView(_ argument: Expression) -> Bool {
    switch argument.stripped.kind {
    case .closure, .call: true
    default: false
    }
  }
}

/// A view that code hands to a library's object, itself or in an object of the library's own:
/// `router.show(Destination(segue: .sheet) { KeyView() })`.
struct HandedContent {
  /// The view, or the closure that makes it.
  var view: Expression
  var scope: Scope
  /// How it is shown, where the library's object around it says so.
  var kind: Transition.Kind?

  /// All that an argument hands: in lists and locals, too.
  static func all(in argument: Expression, of scope: Scope, _ linkage: Linkage) -> [HandedContent] {
    if isView(argument, in: scope, linkage) { return [HandedContent(view: argument, scope: scope)] }
    switch argument.stripped.kind {
    case .array(let elements): return elements.flatMap { wrapped($0, in: scope, linkage) }
    default: return wrapped(argument, in: scope, linkage)
    }
  }

  /// What a library's object is made around.
  private static func wrapped(_ object: Expression, in scope: Scope, _ linkage: Linkage) -> [HandedContent] {
    switch object.stripped.kind {
    case .name(let name, _):
      guard case .expression(let deferred, _)? = scope.lookup(name)?.first, let written = deferred.written,
        case .call = written.expression.stripped.kind
      else { return [] }
      return wrapped(written.expression, in: written.scope, linkage)
    case .call(let callee, let arguments):
      guard case .name(let name, _) = callee.stripped.kind, name.beginsUppercase, !SwiftUIViews.names.contains(name),
        !UIKitClasses.isController(name), linkage.program.typesByName[name] == nil
      else { return [] }
      return arguments.filter { isView($0.value, in: scope, linkage) }.map {
        HandedContent(view: $0.value, scope: scope, kind: MannersOfLibraries.kind(in: arguments))
      }
    default: return []
    }
  }

  /// Whether an argument is a view of the app's own, or a closure that makes nothing else.
  private static func isView(_ argument: Expression, in scope: Scope, _ linkage: Linkage) -> Bool {
    if case .closure(let closure) = argument.kind {
      return closure.body.dropLast().allSatisfy(\.isDeclaration)
        && closure.body.resultExpression.map {
          makesView($0, linkage.program) || asksForView($0, linkage.shared(ViewMakers.init))
        } ?? false
    }
    return makesView(argument, linkage.program) || namesView(argument, in: scope, linkage.program)
  }

  /// Whether an expression asks some object of the app's own for a view: `builder.keyView(for: lock)`.
  private static func asksForView(_ expression: Expression, _ makers: ViewMakers) -> Bool {
    guard case .call(let callee, _) = expression.stripped.kind, let name = callee.lastName else { return false }
    return makers.names.contains(name)
  }

  /// Whether an expression is a case, as written, of an enum that is a view.
  private static func namesView(_ expression: Expression, in scope: Scope, _ program: Program) -> Bool {
    var named = expression.stripped
    if case .call(let callee, _) = named.kind { named = callee.stripped }
    guard case .member(let base?, let name, _) = named.kind, let type = base.lastName, type.beginsUppercase,
      let id = program.resolve(.simple(type), from: scope.owner, file: scope.file), program[id].keyword == .enum
    else { return false }
    return program[id].cases.contains { $0.name == name } && program.viewOfCases(id) != nil
  }

  /// Whether an expression makes a view of the app's own.
  private static func makesView(_ expression: Expression, _ program: Program) -> Bool {
    guard case .call(let callee, let arguments) = expression.stripped.kind, let name = callee.lastName else {
      return false
    }
    if name == "AnyView", let only = arguments.first { return makesView(only.value, program) }
    if let base = callee.strippedBase, name.first?.isLowercase ?? false { return makesView(base, program) }
    return program.typesByName[name]?.contains { program[$0].keyword == .struct && program.isScreen($0) } ?? false
  }
}

/// What functions of the app's own are called that make views, and are no modifiers.
private struct ViewMakers {
  let names: Set<String>

  init(_ linkage: Linkage) {
    let program = linkage.program
    names = Set(
      program.functions.filter { entry in
        guard let result = entry.declaration.result?.unwrapped.simpleName else { return false }
        let isModifier = entry.owner.map { program[$0].keyword == nil && program[$0].name == "View" } ?? false
        return !isModifier && ["AnyView", "View"].contains(result)
      }.map(\.declaration.name))
  }
}

extension Program {
  /// What an enum has a view for each of its cases by: it is a view itself, or tells a library which one it stands for,
  /// `extension Page: NavigationDestination { var view: some View { switch self { … } } }`.
  func viewOfCases(_ id: TypeID) -> VariableID? {
    guard self[id].keyword == .enum else { return nil }
    if ancestry(of: id).contains("View") { return getter(named: "body", of: id) }
    let isKnownToLibrary = self[id].inherited.contains { parent in
      parent.simpleName?.contains("Destination") ?? false
        && resolve(parent, from: id).map { self[$0].keyword == nil } ?? true
    }
    guard isKnownToLibrary else { return nil }
    return ["body", "view"].lazy.compactMap { self.getter(named: $0, of: id) }.first(where: isContent)
  }

  private func getter(named name: String, of id: TypeID) -> VariableID? {
    guard case .variable(let found)? = members(named: name, of: id).first, self[found].declaration.getter != nil else {
      return nil
    }
    return found
  }
}

extension SwiftUICalls {
  /// What such a call does: onto a stack, by its type's name, goes what it is given; of others nobody knows.
  func handedView() -> [Effect]? {
    guard let base = call.base, call.linkage.shared(HandedViews.init).places.contains(call.origin.general),
      case .call(let callee, let arguments) = call.expression.kind, !isOfApp(callee, arguments),
      let names = typeNames(of: call.value(base)) ?? namesOfUnknown(base)
    else { return nil }
    let given = arguments.flatMap { HandedContent.all(in: $0.value, of: call.scope, call.linkage) }
    let manner = MannersOfLibraries(call)
    let isOfStack = names.contains(where: \.isNameOfStack)
    guard !given.isEmpty else {
      guard isOfStack else { return nil }
      if let kind = MannersOfLibraries.wayBack(named: call.name) { return [call.effect(kind, nil).doubted] }
      return MannersOfLibraries.isAlert(call.name) ? [alertOfLibrary().doubted] : nil
    }
    let told = manner.told ?? (given.contains(where: \.view.isClosure) ? nil : .push)
    guard isOfStack, told != nil || given.allSatisfy({ $0.kind != nil }) else {
      // In view code it may be a view around the view.
      let function = call.scope.function.map { call.runner.program[$0].declaration }
      guard isOfStack || function.map({ $0.result == nil }) ?? false else { return nil }
      call.leaveOpen("a view is made and handed to '\(call.name)', which is not in the sources")
      return []
    }
    return given.flatMap { content in
      shown(content.view, content.kind ?? manner.ofCase(content.view) ?? told ?? .push, in: content.scope).map(
        \.doubted)
    }
  }

  /// What a library's object asks of a person: `router.showAlert(.alert, title: "Sure?") { … }`.
  private func alertOfLibrary() -> Effect {
    let title = (call.argument("title") ?? call.argument("text") ?? call.argument(nil)).flatMap {
      ReadableText(linkage: call.linkage).text($0, in: call.scope, isKey: true)
    }
    return call.effect(.alert, .node(call.linkage.nodes.addAlert(title, or: "alert", of: host, at: call.origin)))
  }

  /// What an object is called of which no more is known than its library's type, `let router: AnyRouter`, or than its
  /// name: a library's value of the environment, or what a library's closure is given.
  private func namesOfUnknown(_ base: Expression) -> [String]? {
    guard let name = base.lastName else { return nil }
    let plain = [name.prefix(1).uppercased() + name.dropFirst()]
    let program = call.runner.program
    let found = call.evaluator.variables(base, in: call.scope).map { program[$0.id] }
    guard let entry = found.first else {
      guard case .name = base.stripped.kind, let meanings = call.scope.lookup(name), !meanings.isEmpty,
        meanings.allSatisfy({ call.evaluator.value(of: $0, in: call.scope).isUnknown })
      else { return nil }
      return plain
    }
    guard found.count == 1 else { return nil }
    guard let type = entry.declaration.type?.unwrapped else {
      return entry.declaration.environmentKey.map { program.environmentValue($0) == nil } ?? false ? plain : nil
    }
    let isGeneric = entry.owner.map { program[$0].genericParameters.contains { $0.name == type.simpleName } } ?? false
    let resolved = program.resolve(type, from: entry.owner, file: entry.file)
    guard !isGeneric, resolved.map({ program[$0].keyword == nil }) ?? true else { return nil }
    return type.simpleName.map { [$0] }
  }

  /// Whether functions of the app's own are called.
  private func isOfApp(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    let given = call.evaluator.labeled(arguments, in: call.scope)
    return !call.evaluator.functions(callee, labels: given, in: call.scope).isEmpty
  }

  /// The names of a library's type that an object is of, outermost first; `nil` for anything else.
  private func typeNames(of object: Value) -> [String]? {
    let found = object.alternatives.compactMap { alternative -> [String]? in
      guard call.evaluator.typeID(of: alternative) == nil else { return nil }
      switch alternative {
      case .typed(let type, _):
        guard case .named(let path, _) = type.unwrapped else { return nil }
        return path
      case .term(let term) where term.arguments != nil && term.name.beginsUppercase: return term.path
      default: return nil
      }
    }
    return found.count == object.alternatives.count ? found.first : nil
  }
}

extension Term {
  /// The names of a type that it makes an object of.
  fileprivate var path: [String] {
    if case .term(let outer)? = base { outer.path + [name] } else { [name] }
  }
}

extension String {
  /// Whether what is called so keeps the screens that are seen one over the other.
  fileprivate var isNameOfStack: Bool {
    let ends = ["Path", "Stack", "Navigator", "Navigation", "NavigationController", "Router"]
    return ends.contains(where: hasSuffix)
  }
}

extension Expression {
  fileprivate var isClosure: Bool { if case .closure = kind { true } else { false } }

  /// Whether names alone lead to it, from some object.
  fileprivate var isPathOfNames: Bool {
    switch stripped.kind {
    case .name(let name, _): name != "self" && name != "super" && name.first?.isLowercase ?? false
    case .member(let base?, _, _): base.isSelf || base.isPathOfNames
    default: false
    }
  }
}
