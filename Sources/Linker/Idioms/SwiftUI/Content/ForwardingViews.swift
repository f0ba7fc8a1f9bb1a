import Facts

/// Views that show nothing but what an object of a type of their choosing makes, whatever that is:
/// `struct Content<G: Guide>: View { let guide: G; var body: some View { guide.makeView() } }`.
///
/// They are seen through: what is made is the screen.
struct ForwardingViews {
  private(set) var types: Set<TypeID> = []

  /// - Complexity: O(*n*) in the number of types.
  init(_ linkage: Linkage) {
    let program = linkage.program
    for id in program.types.indices.map(TypeID.init) where program[id].keyword == .struct {
      let parameters = Set(
        program[id].genericParameters.filter { parameter in
          parameter.bound.flatMap { program.resolve($0, from: id) }.map { program[$0].keyword == .protocol } ?? false
        }.map(\.name))
      guard !parameters.isEmpty, program.isScreen(id),
        case .variable(let body)? = program.members(named: "body", of: id).first,
        let code = program[body].declaration.getter, code.count == 1,
        case .call(let callee, _)? = code.resultExpression?.maker.kind, let name = callee.strippedBase?.lastName,
        case .variable(let object)? = program.members(named: name, of: id).first,
        parameters.contains(program[object].declaration.type?.simpleName ?? "")
      else { continue }
      types.insert(id)
    }
  }
}

extension Expression {
  /// The call of an object's method that view code begins with, modifiers left out: `guide.makeView()`.
  fileprivate var maker: Expression {
    var expression = self
    while case .call(let callee, _) = expression.kind, let base = callee.strippedBase, case .call = base.kind {
      expression = base
    }
    return expression
  }
}
