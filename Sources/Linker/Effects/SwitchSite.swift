import Facts

/// A `switch` somewhere in the app's code, or a test for one case.
struct SwitchSite {
  var subject: Expression
  var arms: [SwitchCase]
  /// Whether it is an `if case`, which says nothing of the other cases.
  var isTest: Bool
  var scope: Scope

  init(subject: Expression, cases: [SwitchCase], scope: Scope) {
    self.subject = subject
    arms = cases
    isTest = false
    self.scope = scope
  }

  init(subject: Expression, tested pattern: Pattern, scope: Scope) {
    self.subject = subject
    arms = [SwitchCase(patterns: [pattern], condition: nil, body: [], offset: subject.offset)]
    isTest = true
    self.scope = scope
  }
}

/// A place that names what may be a case of an enum: `.cart`, `AppRoute.cart`.
struct CaseUse {
  var name: String
  /// The enum, where it is written.
  var base: Expression?
  var offset: Int32
  var scope: Scope
  var code: Code
  /// Whether a value is compared with it.
  var isCompared: Bool
  /// Whether only the text that stands for it is asked for: `Activity.resume.rawValue`.
  var isSpelled: Bool
  /// The call or property that gets it.
  var taker: Expression?
  /// What is declared of the value, or of the result of the function around it.
  var declaredType: TypeReference?
}
