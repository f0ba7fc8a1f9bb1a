import Facts

extension Evaluator {
  /// Static functions that the app adds to `Reactive`, called on what stands before `rx`: `CartView.rx.alert(on: self)`.
  func reactiveStatics(_ name: String, of receiver: Value, _ arguments: [LabeledValue]) -> [FunctionID] {
    guard wholeProgram != nil, case .term(let term) = receiver, term.name == "rx", term.arguments == nil else {
      return []
    }
    return (staticMembers[name] ?? []).compactMap { member -> FunctionID? in
      guard case .function(let id) = member, let owner = program[id].owner, program[owner].name == "Reactive",
        program[owner].keyword == nil, activeFunctions[id, default: 0] == 0,
        accepts(program[id].declaration.parameters, arguments), isBase(term.base, of: program[id].requirements)
      else { return nil }
      return id
    }
  }

  /// Whether an extension `where Base: UIView` is one for an object.
  private func isBase(_ object: Value?, of requirements: [GenericRequirement]) -> Bool {
    requirements.allSatisfy { requirement in
      guard requirement.subject.simpleName == "Base", let bound = requirement.bound.simpleName, let object else {
        return true
      }
      if let type = typeID(of: object), program[type].keyword != nil {
        return program.ancestry(of: type).contains(bound)
      }
      guard case .term(let term) = object, term.name.beginsUppercase else { return true }
      return term.name == bound || UIKitClasses.ancestors(of: term.name).contains(bound)
    }
  }
}
