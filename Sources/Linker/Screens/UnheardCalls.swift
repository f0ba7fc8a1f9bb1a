import Facts
import NavigationModel

/// Calls by which screens, flows and what works for them tell others what a person wants, and that nobody was seen to
/// hear: functions of a protocol that no type implements, closures that nobody puts where they are called.
///
/// Whoever hears them was not read: what he does would lead on from here.
struct UnheardCalls {
  let linkage: Linkage
  let runner: Runner

  private var program: Program { linkage.program }

  /// Adds one gap for each type that calls something of another, or a closure of its own; to be asked at the end.
  ///
  /// - Complexity: O(*n*) in the number of calls.
  func link() {
    let deaf = Set(
      program.types.indices.map(TypeID.init).filter { id in
        program[id].keyword == .protocol && UnreadCalls.isNameOfHearer(program[id].name)
          && program.conformers(of: id).isEmpty
      })
    let callbacks = unsetCallbacks
    guard !deaf.isEmpty || !callbacks.isEmpty else { return }
    let asked = Set(deaf.flatMap { program[$0].members.keys }).union(callbacks)
    let told = linkage.shared(ToldPlaces.init)
    var listed: Set<Caller> = []
    for site in linkage.sites.named(asked) where site.form == .call {
      // What stands in for others in tests is told by them what to do.
      guard let owner = site.scope.owner, program[owner].keyword != .protocol, !program[owner].name.hasSuffix("Mock"),
        let whose = unheard(site, owner, deaf, callbacks)
      else { continue }
      let place = linkage.place(site.origin)
      guard !told.isTold(place), listed.insert(Caller(type: owner, asked: whose.key)).inserted else { continue }
      linkage.draft.unresolved.append(
        Unresolved(source: place, call: site.expression.excerpt(), reason: whose.reason))
    }
  }

  private struct Caller: Hashable {
    var type: TypeID
    var asked: String
  }

  private func unheard(
    _ site: CallSite, _ owner: TypeID, _ deaf: Set<TypeID>, _ callbacks: Set<String>
  ) -> (key: String, reason: String)? {
    let caller = program[owner].name
    guard let base = site.base, !base.isSelf else {
      guard callbacks.contains(site.name), site.scope.lookup(site.name) == nil, acts(owner) else { return nil }
      return (
        site.name, "nobody was seen to put a closure into '\(site.name)' of '\(caller)': where it leads is not known"
      )
    }
    for value in linkage.evaluator.evaluate(base, in: site.scope).alternatives {
      guard let id = linkage.evaluator.typeID(of: value), deaf.contains(id) else { continue }
      let name = program[id].name
      return (
        name,
        "no type that was read is a '\(name)', which '\(caller)' tells what happens: where that leads is not known"
      )
    }
    return nil
  }

  /// Whether somebody calls a closure of his own to say what a person wants: a screen, a flow, what works for a screen.
  ///
  /// Views are given theirs where they are made, whatever the label.
  private func acts(_ type: TypeID) -> Bool {
    guard program[type].keyword == .class else { return false }
    return program.isScreen(type) || runner.actors.isFlow(type) || UnreadCalls.isNameOfNavigation(program[type].name)
  }

  /// Names of properties that hold a closure, and that no code of the app fills.
  private var unsetCallbacks: Set<String> {
    var names: Set<String> = []
    var filled: Set<String> = []
    for entry in program.variables {
      let name = entry.declaration.name
      guard let type = entry.declaration.type?.unwrapped, case .function = type, entry.owner != nil else {
        filled.insert(name)
        continue
      }
      let isEmpty = entry.declaration.value == nil && entry.declaration.getter == nil
      if isEmpty { names.insert(name) } else { filled.insert(name) }
    }
    filled.formUnion(program.functions.map(\.declaration.name))
    for site in linkage.sites.all {
      if site.form == .assignment { filled.insert(site.name) }
      for argument in site.arguments { if let label = argument.label { filled.insert(label) } }
    }
    return names.subtracting(filled)
  }
}
