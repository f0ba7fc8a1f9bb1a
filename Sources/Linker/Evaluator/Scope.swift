import Facts

/// What names mean at a place: locals and parameters, `self`, and the scopes around it.
final class Scope {
  /// A local name.
  enum Binding {
    /// Evaluated when asked for, in the scope where it was written.
    case expression(Expression, Scope, declared: TypeReference?)
    case value(Value)
    /// A local function.
    case function(FunctionDeclaration, Scope)
    /// A computed local variable.
    case getter([Statement], Scope, declared: TypeReference?)
    /// An element of a sequence.
    case element(Expression, Scope)
    /// A part of a tuple.
    case part(Expression, Scope, index: Int)
  }

  let parent: Scope?
  let file: Int
  /// The type whose code this is.
  let owner: TypeID?
  /// What `self` is, where that is known better than by its type.
  let receiver: Value?
  /// The function whose body this is.
  let function: FunctionID?
  /// What an extension asks of generic parameters.
  let requirements: [GenericRequirement]
  private(set) var bindings: [String: [Binding]] = [:]

  init(
    file: Int, owner: TypeID?, receiver: Value? = nil, function: FunctionID? = nil,
    requirements: [GenericRequirement] = []
  ) {
    parent = nil
    self.file = file
    self.owner = owner
    self.receiver = receiver
    self.function = function
    self.requirements = requirements
  }

  private init(inside parent: Scope) {
    self.parent = parent
    file = parent.file
    owner = parent.owner
    receiver = parent.receiver
    function = parent.function
    requirements = parent.requirements
  }

  /// A scope inside this one, for a block or closure.
  func nested() -> Scope { Scope(inside: self) }

  /// Gives a name one more meaning: assignments in several branches add up.
  func bind(_ name: String, _ binding: Binding) { bindings[name, default: []].append(binding) }

  /// The innermost meanings of a name.
  func lookup(_ name: String) -> [Binding]? {
    var scope: Scope? = self
    while let current = scope {
      if let found = current.bindings[name] { return found }
      scope = current.parent
    }
    return nil
  }
}
