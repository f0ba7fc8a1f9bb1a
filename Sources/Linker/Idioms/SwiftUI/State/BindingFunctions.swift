import Facts
import NavigationModel

/// Functions that the app adds to bindings and that set them: `extension Binding<Bool> { func show() { wrappedValue = true } }`.
struct BindingFunctions {
  /// What each puts there.
  private var values: [FunctionID: [Expression]] = [:]

  init(_ linkage: Linkage) {
    let program = linkage.program
    for site in linkage.sites.named("wrappedValue") {
      guard case .assignment(_, "=", let value) = site.expression.kind, site.base?.isSelf ?? true,
        case .function(let function) = site.code, let owner = program[function].owner, program[owner].keyword == nil,
        program[owner].name == "Binding"
      else { continue }
      values[function, default: []].append(value)
    }
  }

  /// All of them.
  var all: [FunctionID] { values.keys.sorted() }

  /// What a call of one under that name, made on a binding, puts there; `nil` if there is none.
  func values(setBy call: RunningCall) -> [Value]? {
    let given = call.evaluator.labeled(call.arguments, in: call.scope)
    let called = all.filter { id in
      let declaration = call.runner.program[id].declaration
      return declaration.name == call.name && call.evaluator.accepts(declaration.parameters, given)
    }
    guard !called.isEmpty else { return nil }
    return called.flatMap { id in
      let inner = call.evaluator.scope(of: id, receiver: nil, arguments: given, at: call.origin)
      return (values[id] ?? []).map { call.evaluator.evaluate($0, in: inner) }
    }
  }
}

extension Views {
  /// What it means that a function is called on a case which makes another one of it: `state.fill(item)`.
  func mutating(_ variables: [VariableID], _ call: RunningCall) -> [Effect]? {
    let functions = linkage.sites.mutatingFunctions
    guard functions.contains(call.name) else { return nil }
    let changes = variables.compactMap { id -> [Effect]? in
      guard let type = call.runner.program.enumType(of: id), let values = functions.values(of: type, after: call) else {
        return nil
      }
      call.runner.changes.make(call.origin)
      return values.map { pending(.set(id, $0), 3, $0, id, call, .select) }
    }
    return changes.isEmpty ? nil : changes.flatMap { $0 }
  }
}
