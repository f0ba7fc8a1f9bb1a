import Facts

/// Lists and tables of closures: who observes something is put there, and called from there.
///
/// `observers.append(observer)`, `observers[id] = observer`; an entry of a table stands for its closure.
extension WholeProgram {
  /// What calls put into a list or table of closures, where there are no others in other objects of its class.
  func addedClosures(to id: VariableID, of receiver: TypeID?) -> [Value] {
    let entry = evaluator.program[id]
    guard let additions = additions[entry.declaration.name], let kind = evaluator.program.closureList(id),
      !isMadeOften(entry.owner)
    else { return [] }
    let added = additions.filter { addition in
      (addition.isElement || addition.key != nil)
        && holds(addition.target, id, of: receiver, in: addition.site.scope)
    }.flatMap { passed($0.value, at: $0.site, by: receiver) }.filter(\.isFunction)
    guard !added.isEmpty else { return [] }
    switch kind {
    case .list: return [.array(added)]
    case .table: return [.dictionary(added.map { ValuePair(key: .unknown, value: $0) })]
    }
  }
}

extension WholeProgram {
  /// Whether objects of a class are made in several places: which one is meant must be known.
  private func isMadeOften(_ type: TypeID?) -> Bool {
    guard let type, evaluator.program[type].keyword == .class else { return false }
    return sites.named(evaluator.program[type].name).lazy.filter { $0.form == .call && !$0.isForTests }.count > 1
  }
}

extension Program {
  enum ClosureList { case list, table }

  /// Whether a property is there for a closure, or a list or table of them.
  func holdsClosure(_ id: VariableID) -> Bool {
    if let type = self[id].declaration.type?.unwrapped, case .named = type {
      return isFunction(type, in: self[id].owner)
    }
    if case .function? = self[id].declaration.type?.unwrapped { return true }
    return closureList(id) != nil
  }

  /// Whether a property is a list or table of closures, by its type or by what it begins with: `[Int: Observer]()`.
  func closureList(_ id: VariableID) -> ClosureList? {
    let entry = self[id]
    switch entry.declaration.type?.unwrapped {
    case .array(let element)?: return isFunction(element, in: entry.owner) ? .list : nil
    case .dictionary(_, let element)?: return isFunction(element, in: entry.owner) ? .table : nil
    case nil: break
    default: return nil
    }
    guard case .call(let callee, let arguments)? = entry.declaration.value?.kind, arguments.isEmpty else { return nil }
    let isClosure = { (written: Expression?) in
      written?.typeName.map { self.isFunction($0, in: entry.owner) } ?? false
    }
    switch callee.kind {
    case .array(let elements): return isClosure(elements.first) ? .list : nil
    case .dictionary(let entries): return isClosure(entries.first?.value) ? .table : nil
    default: return nil
    }
  }
}

extension Expression {
  /// The type that a plain name stands for where a type is written as a value.
  fileprivate var typeName: TypeReference? {
    switch stripped.kind {
    case .name(let name, let arguments): .named(path: [name], arguments: arguments)
    case .type(let type): type
    default: nil
    }
  }
}

extension Value {
  /// Whether it can be called.
  var isFunction: Bool {
    switch self {
    case .closure, .function: true
    default: false
    }
  }
}
