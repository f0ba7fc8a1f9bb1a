import Facts
import NavigationModel

/// Initialisers that the app adds to containers of UIKit's: `UITabBarController(pages: pages)`.
extension Runner {
  /// Runs the one that a call of a type means; says whether there is one.
  func runInitializer(
    addedTo id: TypeID, _ given: [LabeledValue], _ call: RunningCall, _ effects: inout [Effect]
  ) -> Bool {
    guard let initializer = initializer(addedTo: id, taking: given) else { return false }
    let made = evaluator.evaluate(call.expression, in: call.frame.scope)
    effects += perform(initializer, receiver: made, arguments: given).map { $0.behind(call.frame.gates) }
    return true
  }

  /// Runs those by which properties are made that hold a container from the beginning.
  func runAddedInitializers() {
    for name in UIKitClasses.containerNames.sorted() {
      let extensions = (program.typesByName[name] ?? []).filter { program[$0].keyword == nil }
      guard !extensions.isEmpty else { continue }
      for site in linkage.sites.named(name) where site.form == .call && site.base == nil && site.scope.function == nil {
        let given = evaluator.labeled(site.arguments, in: site.scope)
        for id in extensions {
          guard let initializer = initializer(addedTo: id, taking: given) else { continue }
          let made = evaluator.evaluate(site.expression, in: site.scope)
          emission.fillStacks(with: summaries.opened(perform(initializer, receiver: made, arguments: given)))
        }
      }
    }
  }

  /// Runs those of the app's own containers of which no code makes an object but what properties begin with:
  /// `static let shared = MainTabs()`.
  func runInitializersOfProperties() {
    for type in program.types.indices.map(TypeID.init)
    where program[type].keyword == .class && program.container(type) != nil {
      let sites = linkage.sites.named(program[type].name).filter { $0.form == .call && $0.base == nil }
      guard !sites.isEmpty, sites.allSatisfy({ $0.scope.function == nil }) else { continue }
      for site in sites {
        let made = evaluator.evaluate(site.expression, in: site.scope)
        guard evaluator.typeID(of: made) == type else { continue }
        let given = evaluator.labeled(site.arguments, in: site.scope)
        for id in evaluator.initializers(of: type, for: given) {
          let found = perform(id, receiver: made, arguments: given)
          emission.commit(settled(found), at: .screen(linkage.nodes.identity(of: type)))
        }
      }
    }
  }

  private func initializer(addedTo id: TypeID, taking given: [LabeledValue]) -> FunctionID? {
    guard program[id].keyword == nil, UIKitClasses.container(program[id].name) != nil else { return nil }
    for case .function(let initializer) in program[id].members["init"] ?? []
    where evaluator.accepts(program[initializer].declaration.parameters, given) {
      return initializer
    }
    return nil
  }
}
