import Facts
import NavigationModel

/// Whether the app's function of a name of UIKit's is meant, or UIKit's own: the type of the argument says so.
extension Runner {
  /// Whether a controller can be passed for a parameter: overloads of `present` for a picker are not for alerts.
  func takes(_ parameter: Parameter?, of function: FunctionID, _ argument: LabeledValue?) -> Bool {
    guard let type = parameter?.type, let argument else { return true }
    if let name = type.simpleName, UIKitClasses.isController(name) {
      return name == "UIViewController" || argument.value.alternatives.contains { canBe($0, name) }
    }
    let entry = program[function]
    let scope = Scope(file: entry.file, owner: entry.owner, requirements: entry.requirements)
    var single = type.unwrapped
    if case .array(let element) = single { single = element.unwrapped }
    let named = evaluator.resolvedAlias(single, in: scope)
    let resolved = program.resolve(named, from: scope.owner, file: scope.file)
    guard let target = resolved, program[target].keyword == .protocol || program[target].keyword == .class else {
      // A controller is neither a struct nor an error, whatever the labels say: `present(error, animated: true)`.
      let isPlain = resolved.map { program[$0].keyword == .struct || program[$0].keyword == .enum } ?? false
      guard isPlain || Self.plainTypes.contains(named.simpleName ?? "") else { return true }
      return !argument.value.alternatives.allSatisfy(isController)
    }
    return argument.value.alternatives.contains { value in
      if case .array(let elements) = value { return elements.allSatisfy { canBe($0, target) } }
      return canBe(value, target)
    }
  }

  private func isController(_ value: Value) -> Bool {
    if let id = evaluator.typeID(of: value), program[id].keyword != nil {
      return program[id].keyword == .class && program.isScreen(id)
    }
    switch value {
    case .term(let term): return term.base == nil && term.arguments != nil && UIKitClasses.isController(term.name)
    case .typed(let type, _): return type.simpleName.map(UIKitClasses.isController) ?? false
    default: return false
    }
  }

  /// Types of the language and of Foundation that no controller is of.
  private static let plainTypes: Set<String> = [
    "Bool", "Data", "Date", "Double", "Error", "Int", "LocalizedError", "NSError", "String", "URL", "URLRequest",
  ]

  /// Whether a function is only required by a protocol that UIKit's controllers, or the app's own of them, conform to
  /// with what UIKit has: `protocol Presenting { func present(…) }`, `extension UIViewController: Presenting {}`.
  func isMetByUIKit(_ function: FunctionID) -> Bool {
    guard program[function].declaration.body == nil, let owner = program[function].owner,
      program[owner].keyword == .protocol
    else { return false }
    return program.conformers(of: owner).contains { conformer in
      switch program[conformer].keyword {
      case nil: UIKitClasses.isController(program[conformer].name)
      case .class:
        program.ancestry(of: conformer).contains(where: UIKitClasses.isController) && !declares(function, conformer)
      default: false
      }
    }
  }

  /// Whether code of the app's own is what a class has for a requirement.
  private func declares(_ requirement: FunctionID, _ conformer: TypeID) -> Bool {
    let wanted = program[requirement].declaration
    return program.members(named: wanted.name, of: conformer).contains { member in
      guard case .function(let id) = member, program[id].declaration.body != nil else { return false }
      return program[id].declaration.parameters.map(\.label) == wanted.parameters.map(\.label)
    }
  }

  /// Whether a function overrides one of UIKit's and hands what it is given on to that: a call of it is one of UIKit's.
  func isHandedToSuper(by function: FunctionID) -> Bool {
    let declaration = program[function].declaration
    if goesBackAsSuper(function) { return true }
    guard declaration.isOverride, let shown = declaration.parameters.first?.name else { return false }
    return linkage.sites.named(declaration.name).contains { site in
      guard site.form == .call, site.scope.function == function, site.base?.isSuper == true,
        case .name(shown, _)? = site.arguments.first?.value.stripped.kind
      else { return false }
      return true
    }
  }

  /// Whether a navigation controller of the app's own goes back as UIKit's does: `return super.popViewController(…)`.
  func goesBackAsSuper(_ function: FunctionID) -> Bool {
    let declaration = program[function].declaration
    guard declaration.isOverride, declaration.name.hasPrefix("pop"), let owner = program[function].owner,
      program.container(owner) == .navigation
    else { return false }
    return linkage.sites.named(declaration.name).contains { site in
      site.form == .call && site.scope.function == function && site.base?.isSuper == true
    }
  }

  /// Whether a value can be of a class of UIKit's.
  private func canBe(_ value: Value, _ name: String) -> Bool {
    switch value {
    case .term(let term):
      UIKitClasses.canBe(term.name, name)
    case .instance(let instance): program.ancestry(of: instance.id).contains(name)
    case .typed(let type, let id):
      type.simpleName == name
        || id.map { program.ancestry(of: $0).contains(name) }
          ?? UIKitClasses.canBe(type.simpleName ?? "", name)
    default: true
    }
  }

  /// Whether a value can be of a class or protocol of the app's: what UIKit makes is so only by an extension.
  private func canBe(_ value: Value, _ target: TypeID) -> Bool {
    switch value {
    case .instance(let instance): return isOf(instance.id, target)
    case .typed(_, let id?) where program[id].keyword == .class:
      return isOf(id, target) || program.conformers(of: id).contains { isOf($0, target) }
    case .typed(let type, let id) where id.map { program[$0].keyword == nil } ?? true:
      guard let name = type.unwrapped.simpleName, UIKitClasses.isController(name) else { return true }
      return isExtended(name, by: target)
    case .term(let term):
      guard term.base == nil, term.arguments != nil, UIKitClasses.isController(term.name) else { return true }
      return isExtended(term.name, by: target)
    default: return true
    }
  }

  private func isOf(_ id: TypeID, _ target: TypeID) -> Bool {
    id == target || program.ancestors(of: id).contains(target)
      || program.ancestry(of: id).contains { UIKitClasses.isController($0) && isExtended($0, by: target) }
  }

  /// Whether the app makes a class of UIKit's, or one above it, conform to a protocol.
  private func isExtended(_ name: String, by target: TypeID) -> Bool {
    ([name] + UIKitClasses.ancestors(of: name)).contains { above in
      (program.typesByName[above] ?? []).contains { id in
        program[id].keyword == nil && program.ancestors(of: id).contains(target)
      }
    }
  }
}
