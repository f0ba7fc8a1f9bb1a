import Facts
import NavigationModel

/// The conditions around some code: a chain that grows inwards, told as gates only when somebody asks.
final class Surroundings {
  /// How a statement leads to what stands in it or after it.
  enum Form {
    /// An `if` whose conditions hold.
    case holds([Condition])
    /// One whose conditions do not.
    case fails([Condition])
    /// A `guard` that let control pass.
    case passed([Condition])
    /// A branch of a `switch`.
    case branch(SwitchCase, of: Expression)
  }

  private let outer: Surroundings?
  private let form: Form
  private let offset: Int32
  private let scope: Scope
  private let naming: Gates

  init(in outer: Surroundings?, _ form: Form, at offset: Int32, _ scope: Scope, naming: Gates) {
    self.outer = outer
    self.form = form
    self.offset = offset
    self.scope = scope
    self.naming = naming
  }

  /// All conditions, outermost first.
  var gates: [Gate] {
    var chain: [Surroundings] = []
    var current: Surroundings? = self
    while let next = current {
      chain.append(next)
      current = next.outer
    }
    return chain.reversed().flatMap(\.own)
  }

  private var own: [Gate] {
    switch form {
    case .holds(let conditions): [naming.condition(conditions, offset, scope)]
    case .fails(let conditions): [naming.otherwise(conditions, offset, scope)]
    case .passed(let conditions): naming.passed(conditions, offset, scope)
    case .branch(let branch, let subject): [naming.branch(branch, of: subject, scope)]
    }
  }
}
