import Facts

/// Delegates of scenes in an app whose scenes are SwiftUI's: those that nothing names are left over, and never run.
struct IdleDelegates {
  private var idle: Set<TypeID> = []

  init(_ linkage: Linkage) {
    let program = linkage.program
    let mains = program.types.indices.map(TypeID.init).filter { id in
      program[id].attributes.contains { ["main", "UIApplicationMain"].contains($0.name) }
    }
    guard mains.contains(where: { program[$0].keyword == .struct && program.ancestry(of: $0).contains("App") }),
      !mains.contains(where: { program[$0].keyword == .class }), linkage.sites.named("UIApplicationMain").isEmpty
    else { return }
    let listed = Set(linkage.propertyLists.flatMap(\.sceneDelegateClasses).map(\.text))
    for id in program.types.indices.map(TypeID.init) where program[id].keyword == .class {
      let name = program[id].name
      guard program.ancestry(of: id).contains(where: Self.protocols.contains), !listed.contains(name),
        !linkage.sites.isMentioned(name, outside: id)
      else { continue }
      idle.insert(id)
    }
  }

  func contains(_ id: TypeID) -> Bool { idle.contains(id) }

  private static let protocols: Set<String> = ["UIWindowSceneDelegate", "UISceneDelegate"]
}
