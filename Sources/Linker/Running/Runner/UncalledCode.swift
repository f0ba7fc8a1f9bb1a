import Facts
import NavigationModel

/// Code that nothing was seen to call, and whether any of those who have its objects can have it done.
struct UncalledCode {
  let runner: Runner

  /// Whether all calls of a function stand in arms that no caller asks for.
  ///
  /// The `switch` was run, and none of the calls in its arms was come to.
  func isRuledOut(_ id: FunctionID) -> Bool {
    let name = runner.program[id].declaration.name
    guard name != "init", !runner.program[id].declaration.isOverride, runner.program[id].declaration.attributes.isEmpty
    else {
      return false
    }
    let calls = runner.linkage.sites.named(name).filter { $0.form == .call && $0.scope.function != id }
    return !calls.isEmpty
      && calls.allSatisfy { site in
        !runner.visited.contains(site.origin)
          && site.branches.contains { branch in
            runner.visited.contains(Origin(file: site.scope.file, offset: branch.subject.offset))
          }
      }
  }

  /// Whether callers of a function would tell it which screen it is about, of all that have something in common.
  func isTold(_ id: FunctionID) -> Bool {
    let program = runner.program
    return program[id].declaration.parameters.contains { parameter in
      guard let type = parameter.type, let bound = program.resolve(type, from: program[id].owner) else { return false }
      return program[bound].keyword == .protocol && program.conformers(of: bound).contains(where: program.isScreen)
    }
  }

  /// Whether a function takes a screen of a class that many inherit from, and nothing names it: which of them it would be
  /// given, nobody can say, and no library knows the class.
  func isForAnyOfMany(_ id: FunctionID) -> Bool {
    let (program, entry) = (runner.program, runner.program[id])
    guard !entry.declaration.parameters.isEmpty, entry.declaration.name != "init",
      entry.declaration.parameters.contains(where: { parameter in
        guard let type = parameter.type?.unwrapped,
          let id = program.resolve(type, from: entry.owner, file: entry.file)
        else { return false }
        return program[id].keyword == .class && program.isScreen(id) && !program.conformers(of: id).isEmpty
      })
    else { return false }
    return isDead(id, [id])
  }

  /// Whether nothing names a function but what nothing names itself.
  private func isDead(_ id: FunctionID, _ seen: Set<FunctionID>) -> Bool {
    guard runner.linkage.shared(Callable.init).isNamed(id) else { return true }
    let declaration = runner.program[id].declaration
    guard seen.count < Self.reach, declaration.attributes.isEmpty, !declaration.isOverride else { return false }
    let calls = runner.linkage.sites.named(declaration.name).filter { $0.form == .call }
    return !calls.isEmpty
      && calls.allSatisfy { site in
        guard let function = site.scope.function else { return false }
        return seen.contains(function) || isDead(function, seen.union([function]))
      }
  }

  private static let reach = 6

  /// Whether no code makes an object of a class, or asks anybody for one: casts to it fail, and its methods never run.
  ///
  /// What inherits from a class of a library's may be made by that, such as what stands in a scene.
  func hasNoObjects(_ type: TypeID) -> Bool {
    let (program, linkage) = (runner.program, runner.linkage)
    let entry = program[type]
    guard entry.keyword == .class, entry.attributes.isEmpty, entry.genericParameters.isEmpty,
      !linkage.sites.spoken.contains(entry.name), !linkage.sites.texts.contains(entry.name), isOfApp(type),
      program.conformers(of: type).allSatisfy(hasNoObjects)
    else { return false }
    let initializers = program.members(named: "init", of: type).compactMap { member -> FunctionID? in
      if case .function(let id) = member { id } else { nil }
    }
    return !linkage.sites.named("init").contains { site in
      guard site.isImplicitMember, site.isArgument || site.makes(entry.name) else { return false }
      let given = runner.evaluator.labeled(site.arguments, in: site.scope)
      return initializers.isEmpty
        || initializers.contains { runner.evaluator.accepts(program[$0].declaration.parameters, given) }
    }
  }

  /// Whether a class and all that it inherits from is declared by the app.
  private func isOfApp(_ type: TypeID) -> Bool {
    let program = runner.program
    return ([type] + program.ancestors(of: type)).allSatisfy { id in
      program[id].inherited.allSatisfy { parent in
        program.resolve(parent, from: id).map { program[$0].keyword != nil } ?? (parent.simpleName == "AnyObject")
      }
    }
  }

  /// Whether many screens have one and the same object of a type: none of them makes its own.
  func isHandedAround(_ type: TypeID, among screens: [NodeID]) -> Bool {
    guard runner.program[type].keyword == .class else { return false }
    let holders = Set(screens)
    return runner.linkage.sites.named(runner.program[type].name).allSatisfy { site in
      guard site.form == .call, let maker = site.scope.owner else { return true }
      return !holders.contains(runner.linkage.nodes.identity(of: maker))
    }
  }
}

extension CallSite {
  /// Whether it may make an object of a class of that name, by what is written for what it becomes.
  fileprivate func makes(_ name: String) -> Bool {
    declaration.declaredType?.unwrapped.simpleName.map { $0 == name } ?? true
  }
}
