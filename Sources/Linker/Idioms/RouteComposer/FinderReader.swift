import Facts
import NavigationModel

/// Reads a finder expression.
struct FinderReader {
  let linkage: Linkage

  private static let kinds: [String: Finder.Kind] = [
    "ClassFinder": .byClass, "ViewControllerClassFinder": .byClass, ".classFinder": .byClass,
    "ClassWithContextFinder": .byClassAndContext, "ViewControllerClassWithContextFinder": .byClassAndContext,
    ".classWithContextFinder": .byClassAndContext,
    "InstanceFinder": .instance, ".instanceFinder": .instance,
    "NilFinder": .none, ".nilFinder": .none,
    "PresentingFinder": .presenting, ".presentingFinder": .presenting,
    "DetailsNavigationFinder": .details, ".detailsNavigationFinder": .details,
    "InlineStackIteratingFinder": .predicate,
    "UIHostingControllerWithContextFinder": .hostingWithContext,
    ".hostingControllerWithContextFinder": .hostingWithContext,
  ]

  /// The finder that a value is; nothing written counts as one that never finds.
  func read(_ argument: LabeledValue?) -> Finder {
    guard let argument else { return Finder(kind: .none, name: "NilFinder", screenClass: nil) }
    for value in argument.value.alternatives {
      if var finder = read(value) {
        finder.gaps += ReadingGap.choice(argument).map { [$0] } ?? []
        return finder
      }
    }
    var finder = Finder(kind: .custom, name: argument.expression?.excerpt() ?? "finder", screenClass: nil)
    finder.gaps.append(ReadingGap(argument, or: "the finder", assumed: "taken as one that goes by the class alone"))
    return finder
  }

  private func read(_ value: Value) -> Finder? {
    switch value {
    case .instance(let instance): custom(instance.id, instance.type, value, arguments: instance.arguments)
    case .typed(let type, let id?): custom(id, type, value, arguments: [])
    case .term(let term): read(term)
    default: nil
    }
  }

  private func read(_ term: Term) -> Finder? {
    guard let kind = Self.kinds[term.name] else {
      guard term.name.hasPrefix("."),
        let found = AppStatics(linkage: linkage).value(of: term, conformingTo: AppStatics.finderProtocols),
        var finder = read(found.value)
      else { return nil }
      finder.screenClass = finder.screenClass ?? found.screen?.description
      return finder
    }
    var finder = Finder(kind: kind, name: String(term.name.trimmingPrefix(".")), screenClass: nil)
    if term.name.hasPrefix(".") { finder.name = kind.libraryName }
    let written = term.generics.first.flatMap(ScreenInference(linkage: linkage).known)
    finder.screenClass = written.map(hosted(kind))?.description
    readSearch(term.arguments ?? [], into: &finder)
    if kind == .predicate { finder.screenClass = finder.screenClass ?? predicateClass(term) }
    if kind == .instance, case .typed(let type, _)? = term.argument("instance") {
      finder.screenClass = finder.screenClass ?? type.description
    }
    return finder
  }

  /// The class that the closure of an inline finder takes.
  private func predicateClass(_ term: Term) -> String? {
    for argument in term.arguments ?? [] {
      if case .closure(let closure) = argument.value, let type = closure.closure.parameters.first?.type {
        return type.description
      }
    }
    return nil
  }

  private func hosted(_ kind: Finder.Kind) -> (TypeReference) -> TypeReference {
    { type in
      kind == .hostingWithContext && type.simpleName != "UIHostingController"
        ? .named(path: ["UIHostingController"], arguments: [type]) : type
    }
  }

  /// `options:` and `startingPoint:`, direct or inside an iterator.
  private func readSearch(_ arguments: [LabeledValue], into finder: inout Finder) {
    for argument in arguments {
      switch argument.label {
      case "options":
        let named = SearchOptionReader(linkage: linkage).read(argument.value)
        finder.options = named ?? []
        if !linkage.evaluator.followsObjects {
          if finder.options.isEmpty { finder.options = options(argument.expression) }
        } else if named == [] {
          // What is to be looked at nowhere is never found.
          finder.kind = .none
        } else if named == nil {
          finder.gaps.append(ReadingGap(argument, or: "the search options", assumed: "taken as the default options"))
        }
      case "startingPoint":
        finder.startingPoint = startingPoint(argument.value) ?? startingPoint(argument.expression)
        finder.origin = ControllerReader(linkage: linkage).custom(argument) ?? ownStart(argument.value)
      case "iterator":
        if case .term(let iterator) = argument.value { readSearch(iterator.arguments ?? [], into: &finder) }
      default: break
      }
    }
  }

  private func options(_ expression: Expression?) -> [String] {
    switch expression?.stripped.kind {
    case .array(let elements): elements.compactMap(\.lastName)
    case .member(_, let name, _): [name]
    case .call(_, let arguments): arguments.flatMap { options($0.value) }
    default: []
    }
  }

  /// A start that was handed over under another name.
  private func startingPoint(_ value: Value) -> String? {
    guard linkage.evaluator.followsObjects, case .term(let term) = value, term.arguments == nil else { return nil }
    let name = String(term.name.trimmingPrefix("."))
    return ["topmost", "root"].contains(name) ? name : nil
  }

  /// The view controller that a start of the app's own means: `.shownTab`.
  private func ownStart(_ value: Value) -> ControllerExpression? {
    guard linkage.evaluator.followsObjects, case .term(let term) = value, term.arguments == nil else { return nil }
    for case .variable(let id) in linkage.evaluator.staticMembers[String(term.name.trimmingPrefix("."))] ?? []
    where linkage.program[id].owner.map({ linkage.program[$0].name == "StartingPoint" }) ?? false {
      let start = LabeledValue(label: nil, value: linkage.evaluator.value(of: id))
      if let found = ControllerReader(linkage: linkage).custom(start) { return found }
    }
    return nil
  }

  private func startingPoint(_ expression: Expression?) -> String? {
    switch expression?.stripped.kind {
    case .member(_, let name, _): name
    case .call(let callee, let arguments) where callee.lastName == "custom":
      arguments.first?.value.excerpt(40)
    case nil: nil
    default: expression?.excerpt(40)
    }
  }

  /// A finder that the app declares: its class is that of the screens which it is about.
  private func custom(_ id: TypeID, _ type: TypeReference, _ itself: Value, arguments: [LabeledValue]) -> Finder {
    let inference = ScreenInference(linkage: linkage)
    var finder = Finder(
      kind: .custom, name: linkage.program[id].qualifiedName,
      screenClass: inference.screen(of: id, as: type)?.description)
    if comparesWithRoot(id) {
      finder.options = ["current"]
      finder.startingPoint = "root"
      return finder
    }
    // Until 0.9.23 a finder had its options itself.
    let named = property("options", of: id, itself).flatMap { SearchOptionReader(linkage: linkage).read($0) }
    if let named, !named.isEmpty { finder.options = named }
    if case .term(let made)? = property("iterator", of: id, itself) { readSearch(made.arguments ?? [], into: &finder) }
    readSearch(arguments, into: &finder)
    return finder
  }

  private func property(_ name: String, of id: TypeID, _ itself: Value) -> Value? {
    for case .variable(let variable) in linkage.program.members(named: name, of: id) {
      return linkage.evaluator.value(of: .variable(variable), receiver: itself)
    }
    return nil
  }

  /// Whether only the window's root is meant, wherever the search comes by it: `window.rootViewController === screen`.
  private func comparesWithRoot(_ id: TypeID) -> Bool {
    for case .function(let function) in linkage.program.members(named: "isTarget", of: id) {
      let declaration = linkage.program[function].declaration
      guard let screen = declaration.parameters.first?.name, let body = declaration.body, body.count == 1,
        let written = body[0].result, case .operators(let signs, let sides) = written.stripped.kind
      else { continue }
      guard signs == ["=="] || signs == ["==="] else { continue }
      let names = sides.map { side in if case .name(screen, _) = side.stripped.kind { screen } else { side.lastName } }
      if Set(names) == [screen, "rootViewController"] { return true }
    }
    return false
  }
}

extension Finder.Kind {
  /// The library's class behind a dot name.
  fileprivate var libraryName: String {
    switch self {
    case .byClass: "ClassFinder"
    case .byClassAndContext: "ClassWithContextFinder"
    case .instance: "InstanceFinder"
    case .none: "NilFinder"
    case .presenting: "PresentingFinder"
    case .details: "DetailsNavigationFinder"
    case .predicate: "InlineStackIteratingFinder"
    case .hostingWithContext: "UIHostingControllerWithContextFinder"
    case .custom: "Finder"
    }
  }
}

extension Statement {
  /// What it gives back, as the only one of a body.
  fileprivate var result: Expression? {
    switch kind {
    case .return(let expression): expression
    case .expression(let expression): expression
    default: nil
    }
  }
}
