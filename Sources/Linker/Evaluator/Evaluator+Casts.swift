import Facts

extension Evaluator {
  func cast(_ value: Value, to type: TypeReference, _ form: Expression.Cast, in scope: Scope) -> Value {
    guard form != .test else { return .unknown }
    if wholeProgram != nil {
      return narrowed(value, to: resolvedAlias(type, in: scope), in: scope, orNone: form == .conditional)
    }
    let target = program.resolve(type, from: scope.owner, file: scope.file)
    return .oneOf(
      value.alternatives.map { alternative in
        switch alternative {
        case .unknown, .typed, .null: .typed(resolvedAlias(type, in: scope), target)
        default: followsObjects ? seen(alternative, as: type, in: scope) : alternative
        }
      })
  }

  /// The values that can be of a type; where none is known to be, some value of that type.
  ///
  /// With `orNone`, objects whose classes are known to be others leave nothing: the cast fails.
  func narrowed(
    _ value: Value, to type: TypeReference, in scope: Scope, orNone: Bool = false
  ) -> Value {
    // Of a generic parameter that nobody fills it is not known what it asks for.
    if case .other = type.unwrapped, value.isKnown { return value }
    let target = program.resolve(type, from: scope.owner, file: scope.file)
    let isPlain = target.map { program[$0].keyword == nil || program[$0].keyword == .protocol } ?? true
    var isSurelyOther = value.isKnown
    let fitting = value.alternatives.filter { alternative in
      switch alternative {
      case .unknown, .null: return false
      case .typed(_, let id?):
        let fits = canBe(id, target, type)
        if fits || !program.conformers(of: id).isEmpty || program[id].keyword == .protocol { isSurelyOther = false }
        return fits || isPlain && program[id].keyword != .class
      case .metatype(_, let id?): return isPlain || isRelated(id, target)
      case .instance(let instance):
        let fits = canBe(instance.id, target, type)
        if fits { isSurelyOther = false }
        return fits
      // A library's object says less than the class that the app expects it to have.
      case .term(let term):
        isSurelyOther = false
        if let target, program.sharedContainers.contains(target), term.loadsScene {
          term.declared = type
          return true
        }
        return isPlain || UIKitClasses.isController(term.name)
      case .enumCase(let enumCase):
        let fits = isPlain || isRelated(enumCase.type, target)
        if fits { isSurelyOther = false }
        return fits
      default:
        isSurelyOther = false
        return true
      }
    }
    let precise = fitting.map { alternative -> Value in
      if isAbove(alternative, type) { return .typed(type, target) }
      guard case .typed(_, let id) = alternative, let target, !isPlain else { return alternative }
      return id.map { program.ancestors(of: $0).contains(target) } ?? false ? alternative : .typed(type, target)
    }
    if precise.isEmpty, orNone, isSurelyOther { return .null }
    return precise.isEmpty ? .typed(type, target) : .oneOf(precise)
  }

  /// Whether a value is of a class of UIKit's that a more special one of UIKit's inherits from.
  private func isAbove(_ value: Value, _ type: TypeReference) -> Bool {
    guard case .typed(let known, let id) = value, let name = known.simpleName, let special = type.simpleName,
      name != special, id.map({ program[$0].keyword == nil }) ?? true
    else { return false }
    return UIKitClasses.isController(name) && UIKitClasses.isController(special) && UIKitClasses.canBe(special, name)
  }

  /// Whether objects of an app's type can be of another type, the app's or a library's.
  func canBe(_ id: TypeID, _ target: TypeID?, _ type: TypeReference) -> Bool {
    if let target, isRelated(id, target) { return true }
    guard target.map({ program[$0].keyword == nil }) ?? true, let name = type.simpleName else { return false }
    return !UIKitClasses.isController(name) || name == "UIViewController" || program.ancestry(of: id).contains(name)
  }
}
