import Facts

/// What the parts of a value mean, told by the type that is written for the whole: `[String: Look]`, `() -> Look`.
///
/// Only asked where each object goes its own way.
extension Evaluator {
  /// The value with each part as the type means that part; `nil` where the type has no parts.
  func typedParts(of value: Value, _ type: TypeReference, in scope: Scope?) -> Value? {
    guard let type = structure(of: type, in: scope) else { return nil }
    return value.mapped { whole in
      switch (type, whole) {
      case (.array(let element), .array(let elements)):
        return .array(elements.map { contextual($0, element, in: scope) })
      case (.dictionary(let key, let element), .dictionary(let pairs)):
        return .dictionary(
          pairs.map {
            ValuePair(key: contextual($0.key, key, in: scope), value: contextual($0.value, element, in: scope))
          })
      case (.tuple(let types), .tuple(let parts)) where types.count == parts.count:
        return .tuple(
          zip(parts, types).map { part, type in
            LabeledValue(
              label: part.label, value: contextual(part.value, type, in: scope), expression: part.expression)
          })
      case (.function(_, let result), .closure(var closure)) where closure.wanted == nil:
        closure.wanted = scope.map { resolvedAlias(result, in: $0) } ?? result
        return .closure(closure)
      default: return whole
      }
    }
  }

  /// The structural type that is written, or that an alias stands for.
  private func structure(of type: TypeReference, in scope: Scope?) -> TypeReference? {
    switch type.unwrapped {
    case .array, .dictionary, .tuple, .function: return type.unwrapped
    case .named(let path, _):
      guard let scope, path.count == 1, let name = path.last, let alias = program.alias(name, from: scope.owner)
      else { return nil }
      switch alias.unwrapped {
      case .array, .dictionary, .tuple, .function: return resolvedAlias(type.unwrapped, in: scope)
      default: return nil
      }
    case .optional, .composition, .metatype, .other: return nil
    }
  }

  /// What a closure gives, as the type means it that is written for its result, or that whoever takes it asks for.
  func resultOfBody(of closure: ClosureValue, in scope: Scope) -> Value {
    let body = closure.closure.body
    guard followsObjects else { return .oneOf(results(of: body, in: scope, implicit: true)) }
    let type = closure.closure.result.map { resolvedAlias($0, in: scope) } ?? closure.wanted
    want(type, of: nil, or: body, in: scope)
    return contextual(.oneOf(results(of: body, in: scope, implicit: true)), type, in: scope)
  }

  /// The type that is written for what an expression names: for a parameter, a local or a property.
  func writtenType(of expression: Expression, in scope: Scope) -> TypeReference? {
    if case .name(let name, _) = expression.stripped.kind, let meanings = scope.lookup(name) {
      return meanings.lazy.compactMap(\.declaredType).first
    }
    return variables(expression, in: scope).lazy.compactMap { self.program[$0.id].declaration.type }.first
  }
}

extension Scope.Binding {
  /// The type that is written for a local.
  var declaredType: TypeReference? {
    switch self {
    case .expression(_, let declared), .argument(_, let declared), .getter(_, _, let declared): declared
    case .value(.typed(let type, _)): type
    case .matched(let match): match.declared.writtenType
    case .given(let parameter): parameter.declared.writtenType
    case .value, .parameter, .function, .element, .part: nil
    }
  }
}

extension Value {
  fileprivate var writtenType: TypeReference? { if case .typed(let type, _) = self { type } else { nil } }
}
