import Facts

extension Roots {
  /// Runs what controls in the xib of a screen call that the app adds to classes of UIKit's:
  /// `extension UIViewController { @IBAction func goBack() { … } }`.
  func runAddedActions() {
    for document in linkage.interface.xibs where !document.facts.actions.isEmpty {
      guard let name = document.facts.filesOwnerClass,
        let owner = linkage.scenes.type(named: name, near: document.path), program.isScreen(owner)
      else { continue }
      let added = program.ancestry(of: owner).filter(UIKitClasses.isController).sorted()
        .flatMap { program.typesByName[$0] ?? [] }.filter { program[$0].keyword == nil }
      for id in added.flatMap(functions) where runner.relevance.contains(id) {
        guard document.facts.actions.contains(where: program[id].declaration.isCalled(by:)) else { continue }
        runner.emission.commit(runByItself(id, of: owner), at: .screen(linkage.nodes.identity(of: owner)))
      }
    }
  }
}
