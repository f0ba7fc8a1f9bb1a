import Facts

/// Views of the app's own that are nothing but sections: rows for the list that they stand in, whoever made that.
struct SectionViews {
  private let program: Program

  init(_ linkage: Linkage) { program = linkage.program }

  func contains(_ id: TypeID) -> Bool {
    guard case .variable(let body)? = program.members(named: "body", of: id).first else { return false }
    return program[body].declaration.getter.map(Self.areSections) ?? false
  }

  /// Whether all that statements show are sections.
  private static func areSections(_ statements: [Statement]) -> Bool {
    let shown = statements.filter { !$0.isDeclaration }
    return !shown.isEmpty
      && shown.allSatisfy { statement in
        switch statement.kind {
        case .expression(let expression), .return(let expression?):
          if case .statement(let inner) = expression.kind { return areSections([inner]) }
          return expression.unmodifiedName == "Section"
        case .if(_, let then, let otherwise): return areSections(then) && otherwise.map(areSections) ?? true
        default: return false
        }
      }
  }
}
