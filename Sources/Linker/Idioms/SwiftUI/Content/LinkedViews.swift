import Facts

/// Views that code makes and gives to others which show them behind links and in sheets alone,
/// `.modifier(BackBar(destination: AnyView(Home())))`, or to functions that give nothing back: `router.push { Home() }`.
///
/// They are screens, and no parts of the view whose code makes them.
struct LinkedViews {
  private(set) var places: Set<Origin> = []

  /// - Complexity: O(*n*) in the number of calls that make such views.
  init(_ linkage: Linkage) {
    let program = linkage.program
    for (view, names) in linkage.shared(LinkedContent.init).names.sorted(by: { $0.key < $1.key }) {
      for site in linkage.sites.named(program[view].name) where site.form == .call {
        for argument in site.arguments where argument.label.map(names.contains) ?? false {
          if case .closure = argument.value.kind { continue }
          let given = linkage.evaluator.evaluate(argument.value, in: site.scope)
          for case .instance(let made) in given.alternatives.map(\.unmodified) where program.isPart(made.id) {
            places.insert(made.place.general)
          }
        }
      }
    }
    addHanded(linkage)
  }

  /// Takes in what functions are given to show that give nothing back.
  private mutating func addHanded(_ linkage: Linkage) {
    guard let runner = linkage.runner else { return }
    let takers = linkage.program.functions.indices.map(FunctionID.init).filter { linkage.program.keepsView($0) }
    let names = Set(takers.map { linkage.program[$0].declaration.name })
    for site in linkage.sites.named(names) where site.form == .call && !site.name.beginsUppercase {
      guard site.arguments.contains(where: { HandedViews.mayMakeView($0.value) }),
        case .call(let callee, let arguments) = site.expression.kind
      else { continue }
      let given = linkage.evaluator.labeled(arguments, in: site.scope)
      let called = linkage.evaluator.functions(callee, labels: given, in: site.scope)
      guard !called.isEmpty, called.allSatisfy({ linkage.program.keepsView($0.id) }) else { continue }
      for argument in arguments where HandedViews.mayMakeView(argument.value) {
        let shown = ViewContent(runner: runner).shown(by: argument.value, in: site.scope)
        places.formUnion(shown.filter(\.isView).map(\.origin.general))
      }
    }
  }
}

/// Whether it is what UIKit calls a view, or a cell.
private func isNameOfPart(_ name: String) -> Bool {
  name.hasPrefix("UI") && (name.hasSuffix("View") || name.hasSuffix("Cell"))
}

extension Program {
  /// Whether a function takes a view, or what makes one, and gives nothing back: it shows that, and puts it nowhere.
  fileprivate func keepsView(_ id: FunctionID) -> Bool {
    let declaration = self[id].declaration
    guard declaration.result == nil, declaration.name != "init" else { return false }
    // A cell takes in what it is given.
    if let owner = self[id].owner, self[owner].keyword == .class, ancestry(of: owner).contains(where: isNameOfPart) {
      return false
    }
    let generics = declaration.genericParameters.filter { $0.bound?.simpleName == "View" }.map(\.name)
    return declaration.parameters.contains { parameter in
      guard var type = parameter.type?.unwrapped else { return false }
      if case .function(_, let result) = type { type = result }
      return type.simpleName.map { ["AnyView", "View"].contains($0) || generics.contains($0) } ?? false
    }
  }
}
