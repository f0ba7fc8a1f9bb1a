import Facts

/// Views that values carry which are no views themselves: `tabs[selection].content`, `page.view` in a loop over pages.
extension Runner {
  /// The effects of a view that is taken out of such a value: where it is no screen, it is a part of the one around it.
  func run(pickedBy expression: Expression, _ frame: Frame) -> [Effect] {
    guard let owner = frame.scope.owner, program.isPart(owner), let name = expression.lastName,
      linkage.sites.viewsInValues.names.contains(name),
      // Who puts a view onto a stack pushes it.
      !linkage.shared(OwnViewStacks.init).containers.contains(owner)
    else { return [] }
    let shown = ViewContent(runner: self).shown(by: evaluator.evaluate(expression, in: frame.scope), in: frame.scope)
    return shown.flatMap { shown -> [Effect] in
      guard case .view(let view, _) = shown.what, case .instance(let instance) = view,
        program.isPart(instance.id), !views.isPlaced(instance.place)
      else { return [] }
      return run(part: view, instance, within: frame.scope).map { $0.behind(frame.gates) }
    }
  }
}
