import Facts

/// What a statement puts into the list that a local is.
struct ListAddition {
  var name: String
  var value: Expression
  /// Whether a whole list is put in: `stages.append(contentsOf: further)`.
  var isList = false

  /// What is put in as a list.
  var list: Expression { isList ? value : Expression(.array([value]), at: value.offset) }

  /// The same of elements of an enum: one of which nothing is known may be any case.
  func openList(of element: TypeReference) -> Expression {
    guard !isList, !value.isImplicit else { return list }
    return Expression(.array([Expression(.cast(value, element, .upcast), at: value.offset)]), at: value.offset)
  }
}

extension Expression {
  /// What is put into a list under a name: `stack[0] = cart`, `stack.append(cart)`, `stages += [.late]`.
  var placedInList: ListAddition? {
    switch kind {
    case .assignment(let target, "=", let value):
      guard case .subscript(let base, _) = target.kind, case .name(let name, _) = base.stripped.kind else { return nil }
      return ListAddition(name: name, value: value)
    case .assignment(let target, "+=", let value):
      guard case .name(let name, _) = target.kind else { return nil }
      return ListAddition(name: name, value: value, isList: true)
    case .call(let callee, let arguments):
      guard case .member(let base?, let method, _) = callee.kind, method == "append" || method == "insert",
        case .name(let name, _) = base.stripped.kind, let element = arguments.first,
        element.label == nil || element.label == "contentsOf"
      else { return nil }
      return ListAddition(name: name, value: element.value, isList: element.label != nil)
    default: return nil
    }
  }
}

extension Evaluator {
  /// The app's enum of whose cases a local is a list: `var stages: [Stage] = []`, `var stages = [Stage]()`.
  func caseList(_ meanings: [Scope.Binding], in scope: Scope) -> TypeReference? {
    guard case .expression(let deferred, let declared)? = meanings.first else { return nil }
    var element: TypeReference?
    if case .array(let type)? = declared { element = type }
    if declared == nil, let name = deferred.written?.expression.elementOfEmptyList { element = .simple(name) }
    guard let element = element.map({ resolvedAlias($0, in: scope) }),
      let id = program.resolve(element, from: scope.owner, file: scope.file), program[id].keyword == .enum
    else { return nil }
    return element
  }
}
