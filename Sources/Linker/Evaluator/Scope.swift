import Facts

/// What names mean at a place: locals and parameters, `self`, and the scopes around it.
final class Scope {
  /// A local name.
  enum Binding {
    /// Evaluated when asked for, in the scope where it was written.
    case expression(Deferred, declared: TypeReference?)
    case value(Value)
    /// What a call passes for a parameter.
    case argument(LabeledValue, declared: TypeReference?)
    /// A parameter of code that no call in particular runs: whatever the callers pass.
    case parameter(FunctionID, name: String, fallback: Value)
    /// A local function.
    case function(FunctionDeclaration, Scope)
    /// A computed local variable.
    case getter([Statement], Scope, declared: TypeReference?)
    /// An element of a sequence.
    case element(Expression, Scope)
    /// A part of a tuple.
    case part(Expression, Scope, index: Int)
    /// What a pattern takes out of a value.
    case matched(MatchedName)
    /// A parameter of a closure that a property keeps: whatever calls of the property pass.
    case given(KeptParameter)
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
  /// The call that runs this code, where its results are told apart by that.
  let call: CallID
  /// What was put into properties before this code runs.
  let put: PutValues?
  private(set) var bindings = Bindings()
  /// A name that the scopes around it give no meaning here: `let Cart = Cart()`.
  private var hidden: String?
  /// What names meant before statements gave them another meaning.
  private var originals: [String: [Binding]] = [:]
  /// Parameters that the body has not hidden behind a local of the same name.
  private var parameters: Set<String> = []
  private var results = CallResults()
  private var generics: Generics = .none

  /// What generic parameters stand for; found out when first asked for.
  private enum Generics {
    case none
    case open(() -> [String: TypeReference])
    case known([String: TypeReference])
  }

  init(
    file: Int, owner: TypeID?, receiver: Value? = nil, function: FunctionID? = nil,
    requirements: [GenericRequirement] = [], call: CallID = .none, put: PutValues? = nil
  ) {
    parent = nil
    self.file = file
    self.owner = owner
    self.receiver = receiver
    self.function = function
    self.requirements = requirements
    self.call = call
    self.put = put
  }

  private init(inside parent: Scope, put: PutValues?) {
    self.parent = parent
    file = parent.file
    owner = parent.owner
    receiver = parent.receiver
    function = parent.function
    requirements = parent.requirements
    call = parent.call
    self.put = put
  }

  /// A scope inside this one, for a block or closure.
  func nested() -> Scope { Scope(inside: self, put: put) }

  /// A scope inside this one, for the statements that follow one which puts something into properties.
  func nested(after put: PutValues) -> Scope { Scope(inside: self, put: put) }

  /// A scope inside this one in which a local of that name is not known yet.
  func nested(hiding name: String?) -> Scope {
    let inner = nested()
    inner.hidden = name
    return inner
  }

  /// Gives a name one more meaning: assignments in several branches add up.
  func bind(_ name: String, _ binding: Binding) {
    bindings.add(binding, to: name)
    results = CallResults()
  }

  /// Gives a parameter its meaning.
  func bind(parameter name: String, _ binding: Binding) {
    bind(name, binding)
    parameters.insert(name)
  }

  /// Gives a parameter another meaning.
  func reopen(parameter name: String, _ binding: Binding) {
    bindings[name] = nil
    bind(parameter: name, binding)
  }

  /// Gives a name the meaning of a local: what the block declares hides a parameter of that name.
  func declare(_ name: String, _ binding: Binding) {
    if parameters.remove(name) != nil { bindings[name] = nil }
    bind(name, binding)
  }

  /// Whether a name means a parameter of the function or closure whose block this is.
  func isParameter(_ name: String) -> Bool { parameters.contains(name) }

  /// Gives a name another meaning in place of what it meant.
  func rebind(_ name: String, _ binding: Binding) {
    if originals[name] == nil { originals[name] = bindings[name] }
    parameters.remove(name)
    bindings[name] = [binding]
    results = CallResults()
  }

  /// What a name of this scope meant before statements gave it another meaning.
  func original(_ name: String) -> [Binding]? { originals[name] ?? bindings[name].map { Array($0.prefix(1)) } }

  /// What a call that stands in this scope was found to return.
  func result(ofCallAt offset: Int32, _ generation: Int) -> Value? {
    results.generation == generation ? results.values[offset] : nil
  }

  /// Keeps what a call that stands in this scope returns.
  func keep(_ value: Value, ofCallAt offset: Int32, _ generation: Int) {
    if results.generation != generation { results = CallResults(generation: generation) }
    results.values[offset] = value
  }

  /// What calls return, by where they stand, as long as the program's knowledge does not grow.
  private struct CallResults {
    var generation = 0
    var values: [Int32: Value] = [:]
  }

  /// The innermost meanings of a name.
  func lookup(_ name: String) -> [Binding]? {
    var scope: Scope? = self
    while let current = scope {
      if let found = current.bindings[name] { return found }
      if let hidden = current.hidden, hidden == name { return nil }
      scope = current.parent
    }
    return nil
  }

  /// The innermost scope that gives a name its meaning.
  func holder(of name: String) -> Scope? {
    var scope: Scope? = self
    while let current = scope, current.bindings[name] == nil { scope = current.parent }
    return scope
  }

  /// Says how to find out what the generic parameters of the function stand for.
  func bindGenerics(_ find: @escaping () -> [String: TypeReference]) { generics = .open(find) }

  /// What a generic parameter of the function stands for.
  func genericArgument(_ name: String) -> TypeReference? {
    var scope: Scope? = self
    while let current = scope {
      if let found = current.knownGenerics[name] { return found }
      scope = current.parent
    }
    return nil
  }

  /// What all generic parameters stand for that code in this scope can name.
  var allGenerics: [String: TypeReference] {
    (parent?.allGenerics ?? [:]).merging(knownGenerics) { $1 }
  }

  /// What generic parameters stand for, as far as this scope itself tells.
  var knownGenerics: [String: TypeReference] {
    switch generics {
    case .none: return [:]
    case .known(let found): return found
    case .open(let find):
      // Whoever asks while it is being found out gets no answer.
      generics = .known([:])
      let found = find()
      generics = .known(found)
      return found
    }
  }
}

extension Scope {
  /// Copies the scopes of a function's body for one call of it: the parameters mean what the call passes.
  ///
  /// `root` is the scope of that call, with its parameters bound.
  func specialized(to root: Scope, by evaluator: Evaluator) -> Scope {
    var copies = Copies(root: root, passed: root.bindings)
    return copy(&copies, evaluator)
  }

  /// The scopes of one function's body for one call of it.
  private struct Copies {
    let root: Scope
    /// What the call passes, before any local hides it.
    let passed: Bindings
    var made: [ObjectIdentifier: Scope] = [:]
  }

  private func copy(_ copies: inout Copies, _ evaluator: Evaluator) -> Scope {
    if let known = copies.made[ObjectIdentifier(self)] { return known }
    // Code of another function means what it meant.
    guard function == copies.root.function else { return self }
    let made = parent.map { $0.copy(&copies, evaluator).nested(hiding: hidden) } ?? copies.root
    copies.made[ObjectIdentifier(self)] = made
    for (name, meanings) in bindings where parent != nil || copies.passed[name] == nil || !isParameter(name) {
      for meaning in meanings {
        if case .parameter(function, let parameter, _) = meaning, let passed = copies.passed[parameter] {
          for binding in passed { made.bind(name, binding) }
        } else {
          made.declare(name, meaning.moved({ $0.copy(&copies, evaluator) }, by: evaluator))
        }
      }
    }
    return made
  }
}

extension Scope.Binding {
  fileprivate func moved(_ move: (Scope) -> Scope, by evaluator: Evaluator) -> Self {
    switch self {
    case .expression(let deferred, let declared):
      .expression(deferred.moved(move, by: evaluator), declared: declared)
    case .function(let declaration, let scope): .function(declaration, move(scope))
    case .getter(let body, let scope, let declared): .getter(body, move(scope), declared: declared)
    case .element(let sequence, let scope): .element(sequence, move(scope))
    case .part(let tuple, let scope, let index): .part(tuple, move(scope), index: index)
    case .matched(let match): .matched(match.moved(move))
    case .value, .argument, .parameter, .given: self
    }
  }
}
