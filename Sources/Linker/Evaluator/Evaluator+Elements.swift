import Facts

/// What sequences and streams hold.
extension Evaluator {
  /// An element of a sequence value.
  func element(of value: Value) -> Value {
    value.mapped { alternative in
      switch alternative {
      case .array(let elements): .oneOf(elements)
      case .dictionary(let pairs): .oneOf(pairs.map(\.value))
      case .typed(.array(let element), _): .typed(element, program.resolve(element))
      case .typed(.dictionary(_, let element), _): .typed(element, program.resolve(element))
      case .typed(.named(let path, let elements), _) where wholeProgram != nil && elements.count == 1 && path.isOfList:
        .typed(elements[0], program.resolve(elements[0]))
      case .term(let term) where wholeProgram != nil: emission(of: term)
      default: .unknown
      }
    }
  }

  /// What a reactive sequence emits; operators that only filter or delay are passed over.
  private func emission(of term: Term) -> Value {
    // `list = Array(list)`: values go in circles.
    let identity = ObjectIdentifier(term)
    guard activeEmissions.count < Self.emissionLimit, activeEmissions.insert(identity).inserted else { return .unknown }
    defer { activeEmissions.remove(identity) }
    switch term.name {
    // `tableView.rx.modelSelected(Item.self)`
    case "modelSelected", "modelDeselected":
      guard case .metatype(let type, let id)? = term.unlabeled?.value else { return .unknown }
      return .typed(type, id)
    case "just", "of", "Just": return .oneOf((term.arguments ?? []).map(\.value))
    case "from": return element(of: term.unlabeled?.value ?? .unknown)
    case "Array", "ContiguousArray", "Set": return term.unlabeled.map { element(of: $0.value) } ?? some(of: term)
    case "enumerated":
      return .tuple([
        LabeledValue(label: "offset", value: .unknown),
        LabeledValue(label: "element", value: term.base.map { element(of: $0) } ?? .unknown),
      ])
    case "zip" where term.base == nil:
      return .tuple((term.arguments ?? []).map { LabeledValue(label: nil, value: element(of: $0.value)) })
    default: return term.base.map { element(of: $0) } ?? .unknown
    }
  }
}
