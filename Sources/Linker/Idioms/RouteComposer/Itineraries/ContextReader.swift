import Facts
import NavigationModel

/// Which types of payload lists, finders and transformers are declared for.
struct ContextReader {
  let linkage: Linkage

  /// The type that a context transformer makes of a payload: `InlineContextTransformer { (id: Int) in String(id) }`.
  ///
  /// - Parameter awaited: what the steps behind it take: a literal is of that type.
  func result(of transformer: LabeledValue, for awaited: String? = nil) -> String? {
    for value in transformer.value.alternatives {
      switch value {
      case .term(let term):
        if term.generics.count > 1 {
          return linkage.evaluator.resolvedAlias(term.generics[1], in: term.scope).description
        }
        for case .closure(let closure) in (term.arguments ?? []).map(\.value) {
          if let found = result(of: closure, for: awaited) { return found }
        }
      case .instance(let instance):
        if let found = result(of: instance.id) { return found }
      case .typed(_, let id?):
        if let found = result(of: id) { return found }
      default: continue
      }
    }
    return nil
  }

  private func result(of closure: ClosureValue, for awaited: String?) -> String? {
    if let written = closure.closure.result {
      return linkage.evaluator.resolvedAlias(written, in: closure.scope).description
    }
    var value = linkage.evaluator.result(of: closure, arguments: [])
    if value.isText, let path = awaited?.trimmingSuffix("?").split(separator: ".").map(String.init) {
      value = linkage.evaluator.contextual(value, .named(path: path, arguments: []), in: closure.scope)
    }
    switch value {
    case .string: return "String"
    case .number: return "Int"
    // Nothing is left of it.
    case .null: return "Void"
    case .tuple(let parts) where parts.isEmpty: return "Void"
    case .instance(let instance): return instance.type.description
    case .enumCase(let enumCase): return linkage.program[enumCase.type].qualifiedName
    case .typed(let type, _): return type.description
    case .term(let term) where term.base == nil && term.arguments != nil && term.name.beginsUppercase:
      return term.name
    default: return closure.closure.body.isEmpty ? "Void" : nil
    }
  }

  private func result(of id: TypeID) -> String? {
    let scope = Scope(file: linkage.program[id].file, owner: id)
    func name(_ type: TypeReference) -> String { linkage.evaluator.resolvedAlias(type, in: scope).description }
    if let alias = linkage.program[id].aliases["TargetContext"] { return name(alias) }
    for case .function(let function) in linkage.program.members(named: "transform", of: id) {
      let declaration = linkage.program[function].declaration
      if declaration.body != nil { return declaration.result.map(name) ?? "Void" }
    }
    return nil
  }

  /// The payload that a list of alternatives is declared for: its second generic argument, else what its closures take.
  func context(ofAlternatives chain: Chain) -> String? {
    if chain.head.generics.count > 1, chain.head.generics[1] != .other {
      return ScreenInference(linkage: linkage).known(chain.head.generics[1])?.description
    }
    for link in chain.links where link.name == "addCase" {
      for case .closure(let closure) in (link.arguments ?? []).map(\.value) {
        guard let written = closure.closure.parameters.first?.type else { continue }
        let type = linkage.evaluator.resolvedAlias(written, in: closure.scope)
        // Blocks of the first releases took the whole destination, whatever its payload.
        if OwnDestinations(linkage: linkage).routingDestination(type) == nil { return type.description }
      }
    }
    return nil
  }

  /// The payload that a finder is declared for.
  func context(ofFinder argument: LabeledValue?) -> String? {
    argument.flatMap { ScreenInference(linkage: linkage).genericTypes($0.value)?.context?.description }
  }
}
