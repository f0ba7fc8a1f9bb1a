import Facts

/// Members that nobody writes out: those of `@dynamicMemberLookup`, and what the compiler declares beside a wrapped
/// property.
extension Evaluator {
  /// What `object.name` means by the object's `subscript(dynamicMember:)`.
  func dynamicMember(_ name: String, of object: Value, _ expression: Expression, in scope: Scope) -> Value? {
    guard followsObjects, let type = typeID(of: object), isDynamic(type) else { return nil }
    let path = Expression(.keyPath(nil, [name]), at: expression.offset)
    let byPath = LabeledValue(label: "dynamicMember", value: evaluate(path, in: scope), expression: path)
    let text = Expression(.string([.text(name)]), at: expression.offset)
    let byName = LabeledValue(label: "dynamicMember", value: .string(name), expression: text)
    for case .function(let id) in program.members(named: "subscript", of: type) {
      let parameters = program[id].declaration.parameters
      guard parameters.count == 1, parameters[0].label == "dynamicMember" || parameters[0].name == "dynamicMember"
      else {
        continue
      }
      let isByPath = parameters[0].type?.simpleName?.hasSuffix("KeyPath") ?? false
      var argument = isByPath ? byPath : byName
      argument.label = parameters[0].label
      return result(of: id, arguments: [argument], receiver: object)
    }
    return nil
  }

  private func isDynamic(_ type: TypeID) -> Bool {
    ([type] + program.ancestors(of: type)).contains { id in
      program[id].attributes.contains { $0.name == "dynamicMemberLookup" }
    }
  }

  /// What `$name` and `_name` mean beside a wrapped property: what its wrapper projects, and the wrapper.
  func wrapperMember(_ name: String, of type: TypeID?, in scope: Scope) -> Value? {
    guard followsObjects, let sign = name.first, sign == "$" || sign == "_", name.count > 1 else { return nil }
    let members: [Program.Member]
    if let type {
      members = program.members(named: String(name.dropFirst()), of: type)
    } else {
      members = program.globals[String(name.dropFirst())] ?? []
    }
    for case .variable(let id) in members {
      let scope = Scope(file: program[id].file, owner: program[id].owner)
      guard let wrapper = wrapper(of: id, in: scope) else { continue }
      if sign == "_" { return .instance(wrapper) }
      for case .variable(let projected) in program.members(named: "projectedValue", of: wrapper.id) {
        return value(of: .variable(projected), receiver: .instance(wrapper))
      }
    }
    return nil
  }
}
