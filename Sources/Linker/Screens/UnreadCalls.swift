import Facts
import NavigationModel

/// Calls of functions that no source declares, on objects that navigate: coordinators, routers, and whoever tells them
/// what a person wants.
///
/// A compiler would know them, so some part of the app was not read, or macros write it. What stands around such a call
/// is understood, and no edge arises from it: without a gap nobody would know.
struct UnreadCalls {
  let linkage: Linkage
  let runner: Runner
  private let unread: Set<String>

  init(linkage: Linkage, runner: Runner) {
    self.linkage = linkage
    self.runner = runner
    unread = Self.unreadTypes(linkage)
  }

  private var program: Program { linkage.program }

  /// Adds a gap for each of them; to be asked when every idiom has added its edges.
  ///
  /// - Complexity: O(*n*) in the number of calls.
  func link() {
    let names = linkage.shared { [runner] _ in UndeclaredNames(runner) }
    let told = linkage.shared(ToldPlaces.init)
    let said = Set(linkage.draft.unresolved.map { Line($0.source) })
    let previews = program.previews
    var listed: Set<Place> = []
    var missing: Set<String> = []
    for site in linkage.sites.all where site.form == .call {
      let isUndeclared = names.isCalled(by: site)
      guard isUndeclared || !unread.isEmpty && (site.base != nil && !isOfApp(site) || unread.contains(site.name)),
        !(site.scope.owner.map { previews.contains($0.index) } ?? false),
        let whose = owner(of: site, isUndeclared: isUndeclared)
      else { continue }
      let place = linkage.place(site.origin)
      let call = Place(code: site.code, owner: site.scope.owner, name: site.name)
      guard !told.isTold(place), !said.contains(Line(place)), !isNothing(site), listed.insert(call).inserted,
        // Of a type that was not read, one word is enough of what is asked of it, and one of where it is made.
        !unread.contains(whose) || missing.insert(site.name == whose ? whose : "." + whose).inserted
      else { continue }
      linkage.draft.unresolved.append(
        Unresolved(source: place, call: site.expression.excerpt(), reason: reason(site, of: whose)))
    }
  }

  private func reason(_ site: CallSite, of whose: String) -> String {
    let unread = "no source that was read declares"
    if site.name == whose { return "\(unread) '\(whose)', which is made here: what it shows is not known" }
    return "\(unread) '\(site.name)' of '\(whose)'\(from(site)): where it leads is not known"
  }

  /// One word for each piece of code that calls the same.
  private struct Place: Hashable {
    var code: Code
    var owner: TypeID?
    var name: String
  }

  /// Whether an idiom knows such calls, and what stands here is none: `navigator.push("a word")`.
  private func isNothing(_ site: CallSite) -> Bool {
    runner.idioms.knows(site.name) && !site.arguments.isEmpty
      && site.arguments.allSatisfy { $0.value.stripped.literalText != nil }
  }

  private func from(_ site: CallSite) -> String {
    guard let owner = site.scope.owner, site.base.map({ !$0.isSelf }) ?? false else { return "" }
    return ", which '\(program[owner].name)' calls"
  }

  /// The name of the type that has the function, if that is one by which an app navigates.
  private func owner(of site: CallSite, isUndeclared: Bool) -> String? {
    guard let base = site.base, !base.isSelf else {
      if unread.contains(site.name) { return Actors.isNameOfFlow(site.name) ? site.name : nil }
      guard isUndeclared, !site.name.beginsUppercase, !site.isImplicitMember, let owner = site.scope.owner,
        isFlow(owner), Self.verbs.contains(where: site.name.hasPrefix) || site.base != nil && isRead(owner)
      else { return nil }
      return program[owner].name
    }
    guard base.isPath || base.isNewObject, !base.isSuper, !isAccess(site) else { return nil }
    for value in linkage.evaluator.evaluate(base, in: site.scope).alternatives {
      if let id = linkage.evaluator.typeID(of: value) {
        // What a protocol's own code asks of its objects, its extension says they have.
        guard program[id].keyword != nil, program[id].keyword != .protocol || id != site.scope.owner else { continue }
        return isUndeclared && leads(id) && isRead(id) ? program[id].name : nil
      }
      if let name = name(of: value), unread.contains(name) { return name }
    }
    return nil
  }

  /// Whether declarations alone tell that a call is one of a function that a type of the app's has.
  private func isOfApp(_ site: CallSite) -> Bool {
    guard case .call(let callee, _) = site.expression.kind,
      let members = linkage.sites.types.members(callee, in: site.scope), !members.isEmpty
    else { return false }
    return members.allSatisfy { member in
      guard case .function(let id) = member, let owner = program[id].owner else { return false }
      return program[owner].keyword != nil && program[owner].keyword != .protocol
    }
  }

  /// Whether a call only asks for the one object of a class: `AppRouter.sharedInstance()`.
  private func isAccess(_ site: CallSite) -> Bool {
    site.arguments.isEmpty && Self.accesses.contains { site.name.hasPrefix($0) }
  }

  private static let accesses = ["current", "default", "get", "instance", "shared"]

  private func isFlow(_ type: TypeID) -> Bool { runner.actors.isFlow(type) }

  /// Whether what objects of a type are told may lead somewhere: flows, and those whose code does.
  private func leads(_ type: TypeID) -> Bool {
    let name = program[type].name
    if isFlow(type) || Self.isNameOfNavigation(name) { return true }
    switch program[type].keyword {
    case .class, .actor: return runner.relevance.contains(type)
    case .protocol:
      return Self.isNameOfHearer(name)
        || program.conformers(of: type).contains { isFlow($0) || program[$0].keyword == .class && program.isScreen($0) }
    default: return false
    }
  }

  /// Whether all that a type has from others was read, so that a function which it lacks is missing.
  private func isRead(_ type: TypeID) -> Bool {
    let types = [type] + program.ancestors(of: type)
    return types.allSatisfy { id in
      // Of a library's types, only what navigates is known.
      program[id].keyword != nil && !program.libraryFiles.contains(program[id].file)
        && !program[id].attributes.contains { Self.writing.contains($0.name) }
        && program[id].inherited.allSatisfy { parent in
          program.resolve(parent, from: id) != nil || parent.simpleName.map(Self.silent.contains) ?? false
        }
    }
  }

  private func name(of value: Value) -> String? {
    switch value {
    case .typed(let type, nil), .metatype(let type, nil): type.simpleName
    // Of what a library's object gives, nobody knows what it is.
    case .term(let term):
      if let base = term.base { isRoot(base) ? term.root.name : nil } else { term.name }
    default: nil
    }
  }

  private func isRoot(_ value: Value) -> Bool {
    if case .term(let term) = value { term.base == nil } else { false }
  }

  /// Types that code names, that no source declares, and that navigate by their names.
  private static func unreadTypes(_ linkage: Linkage) -> Set<String> {
    let program = linkage.program
    var written = program.variables.flatMap { [$0.declaration.type, $0.declaration.wrapperType] }
    written += program.functions.flatMap(\.declaration.parameters).map(\.type)
    var names = Set(written.compactMap { $0?.unwrapped.simpleName })
    for site in linkage.sites.all where site.form == .call {
      if site.base == nil { names.insert(site.name) }
      if case .name(let name, _)? = site.base?.stripped.kind { names.insert(name) }
      if case .member(let base?, _, _)? = site.base?.stripped.kind, case .name(let name, _) = base.stripped.kind {
        names.insert(name)
      }
    }
    let libraries = allIdioms.filter {
      !$0.modules.isDisjoint(with: linkage.imports) || linkage.imports.contains($0.name)
    }
    .reduce(into: libraryNames) { $0.formUnion($1.landmarks) }
    let generics = Set(program.types.flatMap(\.genericParameters).map(\.name))
    return names.filter { name in
      // A plain `Presenter` is mostly one that a function declares for itself, a plain `Router` a library's.
      // View models of libraries are made for views of theirs.
      isNameOfNavigation(name) && !name.hasSuffix("ViewModel") && !SwiftUIViews.names.contains(name)
        && !suffixes.contains(name)
        && !libraries.contains(name)
        && !systems.contains(String(name.prefix(2))) && !generics.contains(name)
        && !(program.typesByName[name]?.contains { program[$0].keyword != nil } ?? false)
        && !linkage.evaluator.opaqueNames.contains(name) && program.globals[name] == nil
    }
  }

  /// Types of libraries that idioms know.
  private static let libraryNames: Set<String> = ["Coordinator", "FlowCoordinator", "Navigator"]
  /// Types of the system that have such names: `NSFileCoordinator`.
  private static let systems: Set<String> = ["AV", "CN", "NS", "PK", "UI", "VN", "WK"]
  /// Attributes by which types have more than is written.
  private static let writing: Set<String> = ["dynamicMemberLookup", "objcMembers", "Mockable", "Reducer"]
  /// Of the system's, and with no function that somebody would call on an object of the app's.
  private static let silent: Set<String> = [
    "Actor", "AnyObject", "Codable", "CustomStringConvertible", "Equatable", "Error", "Hashable", "Identifiable",
    "NSObject", "NSObjectProtocol", "ObservableObject", "Sendable", "class",
  ]

  static func isNameOfNavigation(_ name: String) -> Bool {
    name.beginsUppercase && (Actors.isNameOfFlow(name) || suffixes.contains { name.hasSuffix($0) })
  }

  static func isNameOfHearer(_ name: String) -> Bool { hearers.contains { name.hasSuffix($0) } }

  /// What names of functions begin with that a flow may have from somewhere else, and Swift and Foundation have not.
  private static let verbs = ["display", "go", "navigate", "open", "present", "push", "route", "show", "start"]

  /// What protocols are called of those who hear what a person does.
  private static let hearers = ["Delegate", "Interface", "Listener", "Output"]

  private static let suffixes = [
    "Interactor", "Navigation", "Navigator", "Opener", "Presenter", "Router", "Routing", "Stepper", "ViewModel",
    "WireFrame", "Wireframe",
  ]
}

extension Expression {
  /// Whether it makes an object, or asks a class for its one: `AppRouter()`, `AppRouter.shared()`.
  fileprivate var isNewObject: Bool {
    if case .call(let callee, _) = stripped.kind { callee.isPath } else { false }
  }
}
