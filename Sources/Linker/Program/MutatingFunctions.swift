import Facts

/// Functions that make another case of the enum that they are called on: `mutating func fill(_ item: Item?)`.
///
/// `state.fill(item)` changes what `state` is as an assignment would.
struct MutatingFunctions {
  /// What each makes of it; nothing where that depends on what it was.
  private var values: [FunctionID: [Expression]] = [:]
  private var byName: [String: [FunctionID]] = [:]

  /// - Complexity: O(*n*) in the size of the enums' functions.
  init(_ program: Program) {
    for id in program.functions.indices.map(FunctionID.init) {
      let declaration = program[id].declaration
      guard let owner = program[id].owner, program[owner].keyword == .enum, !declaration.isStatic,
        declaration.name != "init", let body = declaration.body
      else { continue }
      var names = AssignedNames()
      names.collect(body)
      guard names.names.contains("self") else { continue }
      byName[declaration.name, default: []].append(id)
      values[id] = body.isChoiceOfSelf ? [] : body.valuesOfSelf
    }
  }

  func contains(_ name: String) -> Bool { byName[name] != nil }

  /// Whether a function of that name changes values of a type.
  func contains(_ name: String, of type: TypeID, in program: Program) -> Bool {
    byName[name]?.contains { program[$0].owner == type } ?? false
  }

  /// What a call makes of a value of a type; `nil` if it does not change it.
  func values(of type: TypeID, after call: RunningCall) -> [Value]? {
    let program = call.runner.program
    let given = call.evaluator.labeled(call.arguments, in: call.scope)
    let called = (byName[call.name] ?? []).filter { id in
      program[id].owner == type && call.evaluator.accepts(program[id].declaration.parameters, given)
    }
    guard !called.isEmpty else { return nil }
    let written = TypeReference.simple(program[type].name)
    return called.flatMap { id -> [Value] in
      let scope = call.evaluator.scope(of: id, receiver: .typed(written, type), arguments: given, at: call.origin)
      return (values[id] ?? []).map {
        call.evaluator.contextual(call.evaluator.evaluate($0, in: scope), written, in: scope)
      }
    }.filter { if case .enumCase = $0 { true } else { false } }
  }
}

extension [Statement] {
  /// Whether what comes of it depends on what it was: `switch self { case .first: self = .second … }`.
  fileprivate var isChoiceOfSelf: Bool {
    contains { statement in
      switch statement.inner.kind {
      case .switch(let subject, let cases): subject.isSelf || cases.contains { $0.body.isChoiceOfSelf }
      case .if(let conditions, let then, let otherwise):
        conditions.contains(where: \.asksSelf) || then.isChoiceOfSelf || otherwise?.isChoiceOfSelf ?? false
      case .guard(let conditions, _): conditions.contains(where: \.asksSelf)
      case .do(let body, let catches): ([body] + catches).contains(where: \.isChoiceOfSelf)
      default: false
      }
    }
  }

  /// What is assigned to `self`.
  fileprivate var valuesOfSelf: [Expression] {
    flatMap { statement -> [Expression] in
      switch statement.inner.kind {
      case .expression(let expression):
        if case .assignment(let target, "=", let value) = expression.kind, target.isSelf { [value] } else { [] }
      case .if(_, let then, let otherwise): then.valuesOfSelf + (otherwise ?? []).valuesOfSelf
      case .guard(_, let otherwise): otherwise.valuesOfSelf
      case .switch(_, let cases): cases.flatMap(\.body.valuesOfSelf)
      case .do(let body, let catches): body.valuesOfSelf + catches.flatMap(\.valuesOfSelf)
      default: []
      }
    }
  }
}

extension Condition {
  fileprivate var asksSelf: Bool {
    var collector = NameCollector()
    collector.collect([self])
    return collector.names.contains("self")
  }
}
