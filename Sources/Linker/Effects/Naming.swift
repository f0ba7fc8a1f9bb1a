import Facts

/// Where code names a type so that it may make an object of it.
struct Naming: Hashable {
  var owner: TypeID?
  /// The function whose body it is, if any.
  var function: FunctionID?
}

extension Program {
  /// Whether a static member of a type is no more than a text, a number or a flag.
  func isPlain(_ member: String, of type: TypeID) -> Bool {
    let found = self[type].members[member] ?? []
    return !found.isEmpty
      && found.allSatisfy { member in
        switch member {
        case .function(let id):
          let declaration = self[id].declaration
          return declaration.isStatic && declaration.result?.unwrapped.simpleName.map(Self.plain.contains) ?? false
        case .variable(let id):
          let declaration = self[id].declaration
          guard declaration.isStatic else { return false }
          if let type = declaration.type { return type.unwrapped.simpleName.map(Self.plain.contains) ?? false }
          switch declaration.value?.stripped.kind {
          case .string, .number, .boolean: return true
          default: return false
          }
        default: return false
        }
      }
  }

  private static let plain: Set<String> = [
    "Bool", "CGFloat", "CGRect", "CGSize", "Date", "Double", "Float", "Int", "String", "TimeInterval", "UIColor",
    "UIFont", "UIImage", "URL",
  ]
}
