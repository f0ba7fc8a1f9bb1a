import Facts

/// Methods that macros write, whose code is nowhere to be read.
extension Evaluator {
  /// `state.copy(step: .last)`, which a macro adds to a struct: the same value but for some of its properties.
  ///
  /// Where nothing is known of the value, it is of the only struct of the app's that has all those properties.
  func copied(_ name: String, _ receiver: Value, _ given: [LabeledValue], at place: Origin) -> Value? {
    guard wholeProgram != nil, name == "copy", let first = given.first?.label, !isOfLibrary(receiver) else {
      return nil
    }
    let all = (program.structsByProperty[first] ?? []).filter { id in
      program[id].members[name] == nil && given.allSatisfy { isStored($0.label, in: id) }
    }
    let known = typeID(of: receiver)
    guard let id = known.map({ id in all.first { $0 == id } }) ?? (all.count == 1 ? all.first : nil) else { return nil }
    var kept: [LabeledValue] = []
    if case .instance(let original) = receiver {
      kept = original.arguments.filter { argument in !given.contains { $0.label == argument.label } }
    }
    let type = known == nil ? nil : ownType(of: receiver)
    return .instance(
      Instance(type: type ?? .simple(program[id].name), id: id, arguments: kept + given, place: place))
  }

  private func isOfLibrary(_ value: Value) -> Bool { if case .term = value { typeID(of: value) == nil } else { false } }

  private func isStored(_ name: String?, in type: TypeID) -> Bool {
    name.flatMap { program[type].members[$0] }?.contains(where: program.isStored) ?? false
  }
}
