import Facts
import NavigationModel

/// A call, or an assignment to a member, somewhere in the app's code, with all that surrounds it.
final class CallSite {
  /// What the name stands for.
  enum Form { case call, assignment }

  let form: Form
  /// Name of the called function or assigned property, without what stands before it.
  let name: String
  /// The call or assignment itself.
  let expression: Expression
  /// The whole chain of members and calls that it is part of: `a.b().c()` for the call of `b`.
  let chain: Expression
  let scope: Scope
  /// Conditions around it, outermost first.
  var gates: [Gate] { surroundings?.gates ?? [] }
  private let surroundings: Surroundings?
  /// Whether it only runs where a test has started the app: `if CommandLine.arguments.contains("UI-TESTING") { … }`.
  private(set) lazy var isForTests = gates.askForTests
  /// Whether `try?` throws its error away.
  let swallowsErrors: Bool
  /// Whether it is an argument of another call.
  let isArgument: Bool
  let declaration: DeclarationPath
  /// Whose body it stands in.
  let code: Code
  /// The branches of `switch` statements that it stands in, outermost first.
  let branches: [Branch]

  /// One branch of a `switch`: what is switched over, and the names of the cases that lead here.
  struct Branch {
    var subject: Expression
    var cases: Set<String>
  }

  /// Receiver of the call or assignment, as written.
  let base: Expression?
  /// The arguments of a call.
  let arguments: [Argument]

  /// The argument of that label.
  func argument(_ label: String?) -> Expression? { arguments.first { $0.label == label }?.value }

  init(
    form: Form, name: String, expression: Expression, chain: Expression, scope: Scope,
    surroundings: Surroundings?, swallowsErrors: Bool, isArgument: Bool, declaration: DeclarationPath, code: Code,
    branches: [Branch]
  ) {
    self.form = form
    self.name = name
    self.expression = expression
    switch expression.kind {
    case .call(let callee, let arguments):
      base = callee.strippedBase
      self.arguments = arguments
    case .assignment(let target, _, _):
      base = target.strippedBase
      arguments = []
    default:
      base = nil
      arguments = []
    }
    self.chain = chain
    self.scope = scope
    self.surroundings = surroundings
    self.swallowsErrors = swallowsErrors
    self.isArgument = isArgument
    self.declaration = declaration
    self.code = code
    self.branches = branches
  }

  var origin: Origin { Origin(file: scope.file, offset: expression.offset, call: scope.call) }
}

extension SwitchCase {
  /// The enum cases that lead into the branch, if it is about nothing else.
  var soleCaseNames: Set<String>? {
    var names: Set<String> = []
    for pattern in patterns {
      guard case .enumCase(_, let name, _) = pattern else { return nil }
      names.insert(name)
    }
    return names.isEmpty ? nil : names
  }
}

/// Which declaration a piece of code belongs to: `CartConfiguration`, `checkout`, `paymentStep`.
struct DeclarationPath: Hashable {
  var names: [String] = []
  /// Type written for the innermost declaration, if it holds nothing but the value.
  var declaredType: TypeReference?

  /// The path one name deeper.
  func appending(_ name: String, _ type: TypeReference? = nil) -> DeclarationPath {
    DeclarationPath(names: names + [name], declaredType: type)
  }
}

extension Expression {
  /// The expression without `?`, `!`, `try` and casts around it.
  var stripped: Expression {
    switch kind {
    case .chained(let inner), .forced(let inner), .try(let inner, _), .cast(let inner, _, _): inner.stripped
    default: self
    }
  }

  /// The name after the last dot, or the plain name.
  var lastName: String? {
    switch kind {
    case .name(let name, _), .member(_, let name, _): name
    case .chained(let inner), .forced(let inner), .try(let inner, _), .cast(let inner, _, _): inner.lastName
    default: nil
    }
  }

  /// What stands before the last dot.
  var strippedBase: Expression? {
    switch kind {
    case .member(let base, _, _): base
    case .chained(let inner), .forced(let inner), .try(let inner, _), .cast(let inner, _, _): inner.strippedBase
    default: nil
    }
  }

  /// Whether it is `self` as written.
  var isSelf: Bool { isName("self") }

  /// Whether it is `super` as written.
  var isSuper: Bool { isName("super") }

  /// Whether it is a plain name.
  private func isName(_ wanted: String) -> Bool {
    switch kind {
    case .name(let name, _): name == wanted
    case .chained(let inner), .forced(let inner), .try(let inner, _), .cast(let inner, _, _): inner.isName(wanted)
    default: false
    }
  }
}
