import Facts
import NavigationModel

/// Views that code makes and hands to objects of libraries without source: `path.append(customView: KeyView())`.
struct HandedViews {
  private(set) var places: Set<Origin> = []

  /// - Complexity: O(*n*) in the number of calls.
  init(_ linkage: Linkage) {
    for site in linkage.sites.all where site.form == .call {
      guard let base = site.base, base.isPathOfNames, site.name.first?.isLowercase ?? false,
        site.arguments.contains(where: { Self.makesView($0.value, linkage.program) })
      else { continue }
      places.insert(site.origin.general)
    }
  }

  /// Whether an expression makes a view of the app's own.
  static func makesView(_ expression: Expression, _ program: Program) -> Bool {
    guard case .call(let callee, let arguments) = expression.stripped.kind, let name = callee.lastName else {
      return false
    }
    if name == "AnyView", let only = arguments.first { return makesView(only.value, program) }
    if let base = callee.strippedBase, name.first?.isLowercase ?? false { return makesView(base, program) }
    return program.typesByName[name]?.contains { program[$0].keyword == .struct && program.isScreen($0) } ?? false
  }
}

extension SwiftUICalls {
  /// What such a call does: onto a stack, by its type's name, goes what it is given; of others nobody knows.
  func handedView() -> [Effect]? {
    guard let base = call.base, call.linkage.shared(HandedViews.init).places.contains(call.origin.general),
      case .call(let callee, let arguments) = call.expression.kind, !isOfApp(callee, arguments),
      let names = typeNames(of: call.value(base))
    else { return nil }
    let given = arguments.map(\.value).filter { HandedViews.makesView($0, call.linkage.program) }
    guard names.contains(where: \.isNameOfStack) else {
      // In view code it may be a view around the view.
      guard let function = call.scope.function, call.runner.program[function].declaration.result == nil else {
        return nil
      }
      call.leaveOpen("a view is made and handed to '\(call.name)', which is not in the sources")
      return []
    }
    return given.flatMap { shown($0, .push).map(\.doubted) }
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
    let ends = ["Path", "Stack", "Navigator", "NavigationController", "Router"]
    return ends.contains(where: hasSuffix)
  }
}

extension Expression {
  /// Whether names alone lead to it, from some object.
  fileprivate var isPathOfNames: Bool {
    switch stripped.kind {
    case .name(let name, _): name != "self" && name != "super" && name.first?.isLowercase ?? false
    case .member(let base?, _, _): base.isSelf || base.isPathOfNames
    default: false
    }
  }
}
