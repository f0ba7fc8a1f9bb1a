import Facts
import NavigationModel

/// Functions of libraries whose names say that they show or close something.
///
/// Some are added to view controllers, `presentSheet(cart)`, `navigationController.dismissSheet()`, others are of a
/// library's own objects: `Menu.shared.show(source: self, viewController: cart)`, `Entry.display(cart)`.
struct LibraryPresentations {
  /// Names of such functions, none of which the app declares.
  private(set) var names: Set<String> = []

  /// - Complexity: O(*n*) in the number of calls.
  init(_ linkage: Linkage) {
    // A closure that a property keeps does what whoever put it there says: `dismissAction?()`.
    let kept = Set(linkage.program.variables.map(\.declaration.name))
    for site in linkage.sites.all where site.form == .call && !names.contains(site.name) {
      // What is shown is passed; what only closes needs nothing.
      guard !site.arguments.isEmpty || site.name.hasPrefix("dismiss"),
        Self.whole.contains(site.name) || Self.says(site.name),
        !Self.known.contains(site.name), linkage.evaluator.methodsByName[site.name] == nil,
        linkage.program.globals[site.name] == nil, !kept.contains(site.name)
      else { continue }
      names.insert(site.name)
    }
  }

  /// Whether a name begins with what it does, or has it as a word: `presentSheet`, `customPresentViewController`.
  private static func says(_ name: String) -> Bool {
    words.contains { name.hasPrefix($0) && name != $0 } || name.contains("PresentViewController")
  }

  private static let words = ["present", "dismiss", "display", "show"]
  private static let whole: Set<String> = ["display", pushing]
  /// What libraries call it in objects that stand for a navigation controller: `navigator.push(cart, animated: true)`.
  static let pushing = "push"
  private static let known = Set(UIKitIdiom.calls.keys)
}

extension UIKitCalls {
  /// A library's function that shows a controller which it is given, or closes what it has shown.
  func byLibrary() -> RunningAnswer? {
    // So does one that is passed.
    guard call.scope.lookup(call.name) == nil else { return nil }
    if call.name == LibraryPresentations.pushing { return pushByLibrary() }
    let isController = isMadeOnController
    if call.name.hasPrefix("dismiss") { return isController ? dismissByLibrary() : nil }
    let isPresenting = call.name.hasPrefix("present") || call.name.contains("PresentViewController")
    // How it is shown may stand before what is shown: `customPresentViewController(style, viewController: cart)`.
    let given = call.arguments.first { $0.label?.lowercased().hasSuffix("viewcontroller") ?? false }
    guard isController, isPresenting, let shown = given ?? call.arguments.first, !shown.isTrailing,
      !shown.value.stripped.isSelf
    else { return isController || isMadeOnLibrary ? shownByLibrary() : nil }
    let targets = Targets(linkage: call.linkage, host: call.host).targets(call.value(shown.value))
    guard !targets.isEmpty else { return nil }
    return RunningAnswer(effects: forward(.present, shown.value).map(\.doubted), done: [])
  }

  /// The first of the app's controllers that a library's function gets, but for those that it shows something from.
  func shownByLibrary() -> RunningAnswer? {
    let shown = call.arguments.first { argument in
      !argument.isTrailing && !argument.value.stripped.isSelf && !isRelation(argument.label ?? "")
        && call.value(argument.value).isAny { value in
          guard case .instance(let object) = value else { return false }
          return linkage.program[object.id].keyword == .class && linkage.program.isScreen(object.id)
        }
    }
    return shown.map { RunningAnswer(effects: forward(.present, $0.value).map(\.doubted)) }
  }

  private func isRelation(_ label: String) -> Bool {
    ["in", "on", "over"].contains(label) || Targets.relations.contains(where: label.lowercased().contains)
  }

  /// Whether the object whose function it is is a library's.
  var isMadeOnLibrary: Bool {
    guard let base = call.base, !base.isSelf, !base.isSuper else { return false }
    return call.value(base).alternatives.allSatisfy { value in
      call.evaluator.typeID(of: value).map { linkage.program[$0].keyword == nil } ?? true
    }
  }

  /// What stands around a screen.
  private static let surroundings: Set<String> = [
    "navigationController", "presentingViewController", "rootViewController", "splitViewController",
    "tabBarController", "topViewController", "visibleViewController",
  ]

  /// Not all that UIKit calls a controller is one of views: `UIDocumentInteractionController`.
  private static func isNameOfController(_ name: String) -> Bool {
    name.hasSuffix("ViewController") || UIKitClasses.container(name) != nil
  }

  /// A library's object that is told to push one of the app's controllers is some navigation controller.
  private func pushByLibrary() -> RunningAnswer? {
    guard let base = call.base, !base.isSelf, !base.isSuper, let shown = call.argument(nil),
      call.value(base).alternatives.allSatisfy({ value in
        call.evaluator.typeID(of: value).map { call.linkage.program[$0].keyword == nil } ?? true
      }),
      call.value(shown).isAny(where: { value in
        call.evaluator.typeID(of: value).map { id in
          call.linkage.program[id].keyword == .class && call.linkage.program.isScreen(id)
        } ?? false
      })
    else { return nil }
    return RunningAnswer(effects: forward(.push, shown).map(\.doubted))
  }

  private func dismissByLibrary() -> RunningAnswer? {
    guard call.arguments.allSatisfy({ $0.isTrailing || $0.label != nil }) else { return nil }
    call.resolve(by: .constructor)
    return RunningAnswer(effects: [call.effect(.dismiss, nil).doubted])
  }

  /// Whether the object whose function it is is a view controller.
  private var isMadeOnController: Bool {
    guard let base = call.base, !base.isSelf else {
      return call.evaluator.dispatchType(in: call.scope).map(call.linkage.program.isScreen) ?? false
    }
    if let name = base.lastName, Self.surroundings.contains(name) { return true }
    return call.value(base).alternatives.contains { value in
      switch value {
      case .typed(let type, nil): type.simpleName.map(Self.isNameOfController) ?? false
      case .term(let term):
        term.base == nil
          ? term.arguments != nil && Self.isNameOfController(term.name) : Self.surroundings.contains(term.name)
      default: call.evaluator.typeID(of: value).map(call.linkage.program.isScreen) ?? false
      }
    }
  }
}
