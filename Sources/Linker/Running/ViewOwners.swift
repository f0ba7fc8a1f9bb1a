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

  private static let depthLimit = 4

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
      let users = Set(front.flatMap(users)).subtracting(seen)
      seen.formUnion(users)
      found.formUnion(users.filter(isScreenClass))
      // What a view model makes is for the screens that it works for.
      found.formUnion(users.filter { !isScreenClass($0) && !isView($0) }.flatMap(holders))
      front = users.filter { !isScreenClass($0) && passesOn($0) }.sorted()
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
    linkage.sites.types(mentioning: program[type].name).map { user in
      // A type inside another works for that.
      var outer = user
      while !isScreenClass(outer), !isView(outer), let parent = program[outer].parent { outer = parent }
      return outer
    } + program.conformers(of: type)
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
