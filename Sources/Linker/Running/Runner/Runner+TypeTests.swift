import Facts

extension Runner {
  /// Whether a value is of a type, where the classes of all that it can be are known: `controller is CartViewController`.
  func isOfType(_ expression: Expression, _ type: TypeReference, _ scope: Scope) -> Bool? {
    let resolved = evaluator.resolvedAlias(type.unwrapped, in: scope)
    let target = program.resolve(resolved, from: scope.owner, file: scope.file)
    if let target, case .member(_?, "rootViewController", _) = expression.stripped.kind {
      let roots = linkage.shared(WindowRoots.init)
      if roots.isRoot(expression, in: scope), !roots.mayContain(target) { return false }
    }
    if let put = putByMaker(expression, scope) { return isOfType(put, resolved, target) }
    guard isDeterminate(expression, scope) else { return nil }
    let answers = Set(
      evaluator.evaluate(expression, in: scope).alternatives.map { isOfType($0, resolved, target) })
    guard answers.count == 1, let answer = answers.first ?? nil else { return nil }
    // A property may be empty still, whatever it will hold.
    return answer && !isThere(expression, scope) ? nil : answer
  }

  /// What whoever made the object at hand has put into a property of it, where nobody else puts anything there.
  private func putByMaker(_ expression: Expression, _ scope: Scope) -> Value? {
    guard case .instance(let object)? = scope.receiver, program[object.id].keyword == .class else { return nil }
    switch expression.stripped.kind {
    case .name(let name, _) where scope.lookup(name) == nil: break
    case .member(let base?, _, _) where base.isSelf: break
    default: return nil
    }
    let properties = evaluator.variables(expression, in: scope)
    guard properties.count == 1 else { return nil }
    return evaluator.wholeProgram?.putByMaker(into: properties[0].id, of: object)
  }

  /// Whether there surely is a value: what is made, called for or passed, and no property.
  private func isThere(_ expression: Expression, _ scope: Scope, depth: Int = 0) -> Bool {
    guard depth < 12 else { return false }
    switch expression.stripped.kind {
    case .call: return !mayGiveNothing(expression, scope)
    case .name("self", _): return true
    case .name(let name, _):
      guard let meanings = scope.lookup(name) else { return false }
      return meanings.allSatisfy { meaning in
        switch meaning {
        case .argument(let argument, _):
          argument.written.map { isThere($0.expression, $0.scope, depth: depth + 1) } ?? true
        case .expression(let deferred, _):
          deferred.written.map { isThere($0.expression, $0.scope, depth: depth + 1) } ?? true
        case .value, .element, .matched, .given: true
        case .parameter, .function, .getter, .part: false
        }
      }
    default: return false
    }
  }

  private func isOfType(_ value: Value, _ type: TypeReference, _ target: TypeID?) -> Bool? {
    switch value {
    case .instance(let instance): return isOfType(instance.id, type, target)
    case .enumCase(let known): return isOfType(known.type, type, target)
    // What is inherited holds for every heir; what is not may come with one, but for another class of UIKit's.
    case .typed(_, let id?):
      if isOfType(id, type, target) == true { return true }
      if let target, areApart(id, target) { return false }
      return target.map { program[$0].keyword == nil } ?? true && isOutside(id, of: type) ? false : nil
    case .typed(let known, nil):
      guard let name = known.simpleName, let wanted = type.simpleName, UIKitClasses.isController(name),
        UIKitClasses.isController(wanted), target.map({ program[$0].keyword == nil }) ?? true
      else { return nil }
      return UIKitClasses.canBe(name, wanted) ? true : nil
    case .term(let term):
      // Only what is made here is of exactly that class.
      guard term.base == nil, term.arguments != nil, UIKitClasses.isController(term.name) else { return nil }
      if let target, program[target].keyword != nil { return program[target].keyword == .class ? false : nil }
      guard let name = type.simpleName, UIKitClasses.isController(name) else { return nil }
      return UIKitClasses.canBe(term.name, name)
    default: return nil
    }
  }

  /// Whether two classes of the app's have no object in common: neither inherits from the other.
  private func areApart(_ id: TypeID, _ other: TypeID) -> Bool {
    program[id].keyword == .class && program[other].keyword == .class && id != other
      && !program.ancestors(of: id).contains(other) && !program.ancestors(of: other).contains(id)
  }

  /// Whether no object of a screen's class, or of an heir, can be of a class of UIKit's: a class has one above it.
  private func isOutside(_ id: TypeID, of type: TypeReference) -> Bool {
    guard let name = type.simpleName, UIKitClasses.isController(name), program[id].keyword == .class,
      program.isScreen(id)
    else { return false }
    let above = program.ancestry(of: id)
    // A library's class between may be of any.
    let isKnown = above.allSatisfy { ancestor in
      UIKitClasses.isController(ancestor) || !ancestor.hasSuffix("Controller") || program.typesByName[ancestor] != nil
    }
    return isKnown && above.contains("UIViewController") && !above.contains(name) && name != "UIViewController"
  }

  private func isOfType(_ id: TypeID, _ type: TypeReference, _ target: TypeID?) -> Bool? {
    if let target, target == id || program.ancestors(of: id).contains(target) { return true }
    if let target, program[target].keyword != nil {
      // A class of the app's inherits from what it says; protocols may come to it by ways that are not seen.
      return program[target].keyword == .protocol ? nil : false
    }
    guard let name = type.simpleName, UIKitClasses.isController(name), program.isScreen(id) else { return nil }
    return name == "UIViewController" || program.ancestry(of: id).contains(name)
  }
}
