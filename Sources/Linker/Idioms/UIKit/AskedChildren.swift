import Facts
import NavigationModel

/// Children that a library's container asks its heirs for: `override func viewControllers(for:) -> [UIViewController]`.
///
/// Who inherits from a container that the app does not declare contains what such an override returns, as nobody but the
/// library calls it.
struct AskedChildren {
  let runner: Runner

  private var program: Program { runner.program }
  private var linkage: Linkage { runner.linkage }

  /// Adds what the overrides return.
  func link() {
    for index in program.functions.indices {
      let id = FunctionID(index: index)
      guard let owner = program[id].owner, isAsked(id, of: owner) else { continue }
      let receiver = Value.typed(.simple(program[owner].name), owner)
      let targets = Targets(linkage: linkage, host: program[owner].name)
      let origin = Origin(file: program[id].file, offset: program[id].declaration.offset)
      let children = runner.evaluator.result(of: id, arguments: [], receiver: receiver).alternatives
      for child in children {
        guard case .array(let elements) = child else { continue }
        for target in elements.flatMap({ targets.targets($0) }) {
          let effect = Effect(kind: .page, target: target, origin: origin, gates: [])
          runner.emission.contain(effect, in: linkage.nodes.node(for: owner))
        }
      }
    }
  }

  private func isAsked(_ id: FunctionID, of owner: TypeID) -> Bool {
    let declaration = program[id].declaration
    guard declaration.isOverride, declaration.body != nil, case .array(let element)? = declaration.result?.unwrapped,
      program[owner].keyword == .class, program.isScreen(owner), program.libraryBase(of: owner) != nil,
      let name = element.unwrapped.simpleName
    else { return false }
    let isController =
      UIKitClasses.isController(name)
      || program.resolve(element, from: owner, file: program[id].file).map(program.isScreen) ?? false
    return isController
      && !linkage.sites.named(declaration.name).contains { $0.form == .call && $0.base?.isSuper != true }
  }
}
