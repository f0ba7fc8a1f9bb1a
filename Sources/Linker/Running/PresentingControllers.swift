import Facts

/// Controllers that are never shown themselves: each is made only to have a function of its own called.
///
/// `ViewerController(images: images).present()` shows whatever that function shows; who calls it does so.
struct PresentingControllers {
  private let types: Set<TypeID>

  /// - Complexity: O(*n*) in the number of calls that make controllers.
  init(_ linkage: Linkage) {
    let program = linkage.program
    types = Set(
      program.types.indices.map(TypeID.init).filter { type in
        program[type].keyword == .class && program.isScreen(type) && program.conformers(of: type).isEmpty
          && linkage.scenes.scenes(of: type).isEmpty && Self.onlyPresents(type, linkage)
      })
  }

  func contains(_ type: TypeID) -> Bool { types.contains(type) }

  /// Whether all that is ever done with an object of a class is to call one of its functions, which does not show it.
  private static func onlyPresents(_ type: TypeID, _ linkage: Linkage) -> Bool {
    let program = linkage.program
    let name = program[type].name
    let made = linkage.sites.named(name).filter { $0.form == .call }
    guard program.typesByName[name]?.count == 1, !made.isEmpty,
      made.allSatisfy({ site in
        guard site.base == nil, let called = site.chain.function(calledOn: site.expression.offset) else { return false }
        return program[type].members[called]?.contains { member in
          if case .function(let id) = member { program[id].owner == type } else { false }
        } ?? false
      })
    else { return false }
    return !program[type].members.values.joined().contains { member in
      guard case .function(let id) = member else { return false }
      var collector = NameCollector()
      collector.collect(program[id].declaration.body ?? [])
      return collector.hasPlainSelf
    }
  }
}

extension Expression {
  /// The function of a chain that is called on the object which the call at a place makes.
  fileprivate func function(calledOn offset: Int32) -> String? {
    guard case .call(let callee, _) = stripped.kind, case .member(let base?, let name, _) = callee.stripped.kind else {
      return nil
    }
    if case .call(let maker, _) = base.stripped.kind, case .name = maker.kind, base.stripped.offset == offset {
      return name
    }
    return base.function(calledOn: offset)
  }
}
