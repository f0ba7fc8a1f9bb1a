import Facts
import NavigationModel

/// The screens that UIKit's views belong to: cells, headers, panels.
///
/// A screen registers, dequeues, casts to, makes or holds its views. All of that names the class, in the screen's own
/// code or in that of a view, helper or view model that belongs to the screen in turn.
struct ViewOwners {
  let linkage: Linkage
  /// The screens that have a property of a type: whose view models they are.
  let holders: (TypeID) -> [TypeID]

  /// What makes or fills views of one class for whoever has it, `func render(in view: CartRowView)`, by that class.
  private let components: [String: [TypeID]]
  /// What has functions that are given objects of a type, by that type's name.
  private let takers: [String: [TypeID]]

  private static let depthLimit = 4

  init(linkage: Linkage, holders: @escaping (TypeID) -> [TypeID]) {
    self.linkage = linkage
    self.holders = holders
    components = Self.components(linkage.program)
    takers = Self.takers(linkage.program)
  }

  /// - Complexity: O(*n*) in the number of functions.
  private static func takers(_ program: Program) -> [String: [TypeID]] {
    var found: [String: [TypeID]] = [:]
    for type in program.types.indices.map(TypeID.init) where program[type].keyword == .class {
      let names = program[type].members.values.joined().flatMap { member -> [String] in
        guard case .function(let id) = member else { return [] }
        return program[id].declaration.parameters.flatMap { $0.type.map { parts(of: $0, program) } ?? [] }
      }
      for name in Set(names) { found[name, default: []].append(type) }
    }
    return found
  }

  /// What a type is called: each part of one that asks for several, by whatever name that goes.
  private static func parts(of written: TypeReference, _ program: Program) -> [String] {
    let type = written.simpleName.flatMap { program.globalAliases[$0] } ?? written
    if case .composition(let parts) = type.unwrapped { return parts.compactMap(\.simpleName) }
    return type.simpleName.map { [$0] } ?? []
  }

  /// - Complexity: O(*n*) in the number of functions.
  private static func components(_ program: Program) -> [String: [TypeID]] {
    var found: [String: [TypeID]] = [:]
    for type in program.types.indices.map(TypeID.init) {
      guard let keyword = program[type].keyword, keyword == .struct || keyword == .class, !program.isScreen(type) else {
        continue
      }
      let functions = program[type].members.values.joined().compactMap { member -> FunctionDeclaration? in
        if case .function(let id) = member { program[id].declaration } else { nil }
      }
      let named = functions.flatMap { keyword == .class ? [$0.result] : $0.parameters.map(\.type) + [$0.result] }
      let views = Set(named.compactMap { $0?.unwrapped.simpleName }).filter { name in
        (program.typesByName[name] ?? []).contains { type in
          program[type].keyword == .class && program.ancestry(of: type).contains("UIView")
        }
      }
      // What makes all kinds of views makes them for others.
      if views.count == 1, let view = views.first { found[view, default: []].append(type) }
    }
    return found
  }

  private var program: Program { linkage.program }

  /// Whether objects of a type are UIKit's views, and no screens; what makes the cells of a part of a list is as good as
  /// one.
  func isView(_ type: TypeID) -> Bool {
    program[type].keyword == .class && !program.isScreen(type)
      && program.ancestry(of: type).contains(where: Self.bases.contains)
  }

  private static let bases: Set<String> = [
    "UIView", "ListSectionController", "IGListSectionController", "ListGenericSectionController",
    "ListBindingSectionController",
  ]

  /// The screens whose code names a view's class, near or far.
  func screens(of view: TypeID) -> [TypeID] {
    guard isView(view) else { return [] }
    var found: Set<TypeID> = []
    var seen: Set<TypeID> = [view]
    var front = [view]
    for _ in 0..<Self.depthLimit {
      let users = Set(front.flatMap { self.users(of: $0) }).subtracting(seen)
      seen.formUnion(users)
      found.formUnion(users.filter(isScreenClass))
      // What a view model makes is for the screens that it works for.
      found.formUnion(users.filter { !isScreenClass($0) && !isView($0) }.flatMap(holders))
      let around = Set(front.flatMap { components[program[$0].name] ?? [] })
      front = users.filter { !isScreenClass($0) && (passesOn($0) || around.contains($0)) }.sorted()
    }
    return Set(found.flatMap(seenClasses)).sorted()
  }

  /// The classes of which a person sees objects: those that inherit from one that nobody makes.
  private func seenClasses(of screen: TypeID) -> [TypeID] {
    let heirs = program.conformers(of: screen)
    guard !heirs.isEmpty, heirs.count <= Self.heirLimit, linkage.scenes.scenes(of: screen).isEmpty,
      !linkage.sites.named(program[screen].name).contains(where: { $0.form == .call && $0.base == nil })
    else { return [screen] }
    return heirs
  }

  /// What more inherit from serves all of the app: what its views do says nothing of one of them.
  private static let heirLimit = 8

  private func users(of type: TypeID) -> [TypeID] {
    let named =
      users(naming: type) + program.conformers(of: type) + (components[program[type].name] ?? [])
    return named.isEmpty && isView(type) ? usersByProtocol(of: type) : named
  }

  private func users(naming type: TypeID) -> [TypeID] {
    linkage.sites.types(mentioning: program[type].name).map { user in
      // A type inside another works for that.
      var outer = user
      while !isScreenClass(outer), !isView(outer), let parent = program[outer].parent { outer = parent }
      return outer
    }
  }

  /// Who knows a view that no code names only as what nothing else is: some library makes it, and code fills it.
  private func usersByProtocol(of view: TypeID) -> [TypeID] {
    let kinds = program.ancestors(of: view).filter { id in
      program[id].keyword == .protocol && program.conformers(of: id) == [view]
    }
    let found = kinds.sorted().flatMap { self.users(naming: $0) + (takers[program[$0].name] ?? []) }
    return found.filter { $0 != view }
  }

  private func isScreenClass(_ type: TypeID) -> Bool { program[type].keyword == .class && program.isScreen(type) }

  /// Whether what a type uses belongs to whoever uses the type: true of views and of what feeds them.
  private func passesOn(_ type: TypeID) -> Bool {
    if isView(type) { return true }
    let names = program.ancestry(of: type)
    return program[type].keyword == .class && names.contains { $0.hasSuffix("DataSource") || $0.hasSuffix("Delegate") }
      && !program.isLifeCycleDelegate(type)
  }
}
