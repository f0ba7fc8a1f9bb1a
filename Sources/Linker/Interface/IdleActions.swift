import Facts

/// Methods that are there for a storyboard to connect, and that none connects.
struct IdleActions {
  private let program: Program
  private let scenes: SceneTable
  private let connected: Set<String>
  /// Methods of the kind that code names.
  private let named: Set<String>

  init(_ linkage: Linkage) {
    program = linkage.program
    scenes = linkage.scenes
    connected = linkage.interface.actions
    let uses = linkage.sites.uses
    named = Set(
      linkage.program.functions.indices.map(FunctionID.init).compactMap { id in
        let declaration = linkage.program[id].declaration
        guard declaration.isInterfaceAction, uses.isUsed(id, named: declaration.name) else {
          return nil
        }
        return declaration.name
      })
  }

  /// Whether nobody calls a method of a class: no control sends it, and no code names it.
  ///
  /// Known of classes whose objects come from a storyboard that was read.
  func contains(_ id: FunctionID, of type: TypeID) -> Bool {
    let declaration = program[id].declaration
    guard declaration.isInterfaceAction, !declaration.isOverride, !named.contains(declaration.name),
      !scenes.scenes(of: type).isEmpty
    else { return false }
    return !connected.contains(where: declaration.isCalled(by:))
  }
}

extension FunctionDeclaration {
  fileprivate var isInterfaceAction: Bool { attributes.contains { $0.name == "IBAction" } }
}
