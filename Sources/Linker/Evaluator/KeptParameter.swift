import Facts
import NavigationModel

/// A parameter of a closure that a property or a local keeps, `make = { route in … }`, or of a local function.
///
/// Nobody calls such a closure by a name of its own: what it gets is what calls of its keeper pass.
struct KeptParameter: Hashable {
  enum Keeper: Hashable {
    case property(VariableID)
    /// A local, with the place of the closure or function.
    case local(String, Origin)
  }

  var keeper: Keeper
  var label: String?
  /// Its position among those of its label.
  var index: Int
  /// What is written for it, where nothing more is known.
  var declared: Value { type.map { .typed($0, id) } ?? .unknown }

  private var type: TypeReference?
  private var id: TypeID?

  init(keeper: Keeper, label: String?, index: Int, declared: Value) {
    self.keeper = keeper
    self.label = label
    self.index = index
    if case .typed(let type, let id) = declared { (self.type, self.id) = (type, id) }
  }
}

extension Evaluator {
  /// Leaves open what the parameters of a closure stand for that is assigned to a property, or that a local is made with.
  func leaveOpen(
    _ closure: Closure, _ offset: Int32, keptBy target: Expression, of scope: Scope, bound inner: Scope
  ) {
    guard wholeProgram == nil, !closure.parameters.isEmpty else { return }
    if let property = storedVariable(target, in: scope) {
      leaveOpen(closure.parameters, keptBy: .property(property), labeled: false, bound: inner)
    } else if case .name(let name, _) = target.kind, scope.lookup(name) != nil {
      let place = Origin(file: scope.file, offset: offset)
      leaveOpen(closure.parameters, keptBy: .local(name, place), labeled: false, bound: inner)
    }
  }

  /// Leaves open what the parameters of a local function stand for.
  func leaveOpen(_ function: FunctionDeclaration, of scope: Scope, bound inner: Scope) {
    guard wholeProgram == nil else { return }
    let place = Origin(file: scope.file, offset: function.offset)
    leaveOpen(function.parameters, keptBy: .local(function.name, place), labeled: true, bound: inner)
  }

  private func leaveOpen(
    _ parameters: [Parameter], keptBy keeper: KeptParameter.Keeper, labeled: Bool, bound inner: Scope
  ) {
    var counts: [String?: Int] = [:]
    for parameter in parameters {
      let label = labeled ? parameter.label : nil
      let index = counts[label, default: 0]
      counts[label] = index + 1
      guard let meanings = inner.bindings[parameter.name], meanings.count == 1, case .value(let declared) = meanings[0]
      else { continue }
      inner.rebind(
        parameter.name, .given(KeptParameter(keeper: keeper, label: label, index: index, declared: declared)))
    }
  }
}

extension WholeProgram {
  /// Whether a call is one of what a property or local keeps.
  func isCall(_ site: CallSite, of keeper: KeptParameter.Keeper) -> Bool {
    guard site.form == .call, case .call(let callee, _) = site.expression.kind else { return false }
    switch keeper {
    case .property(let property):
      return evaluator.variables(callee, in: site.scope).contains { $0.id == property }
    case .local(let name, let place):
      guard case .name(name, _) = callee.stripped.kind, site.scope.file == place.file else { return false }
      return site.scope.lookup(name)?.contains { meaning in
        switch meaning {
        case .function(let function, _): function.offset == place.offset
        case .expression(let deferred, _): deferred.written?.expression.offset == place.offset
        default: false
        }
      } ?? false
    }
  }

  /// The name by which calls go to what a property or local keeps.
  func name(of keeper: KeptParameter.Keeper) -> String {
    switch keeper {
    case .property(let property): evaluator.program[property].declaration.name
    case .local(let name, _): name
    }
  }
}
