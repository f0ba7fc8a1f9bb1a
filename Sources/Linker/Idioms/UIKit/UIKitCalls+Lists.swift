import Facts

/// Lists of controllers that code fills a stack with.
extension UIKitCalls {
  /// Whether a list of controllers is the one that is there with more on top: `stack.viewControllers + [cart]`.
  func isAddition(_ list: Expression, depth: Int = 0) -> Bool {
    switch list.stripped.kind {
    case .operators(let names, let operands):
      return names.allSatisfy { $0 == "+" } && operands.first?.lastName == "viewControllers"
    case .name(let name, _):
      guard depth < 4, case .expression(let local, _)? = call.scope.lookup(name)?.first, let written = local.written
      else { return false }
      return isAddition(written.expression, depth: depth + 1)
    default: return false
    }
  }

  /// Whether a list has more than one element: as it is written, or as the same code adds to it.
  func holdsSeveral(_ list: Expression) -> Bool {
    if case .array(let elements) = list.stripped.kind { return elements.count > 1 }
    guard case .name(let name, _) = list.stripped.kind,
      case .expression(let local, _)? = call.scope.lookup(name)?.first
    else { return false }
    let first = local.written.map { elements($0.expression) } ?? []
    let isEmptyAtFirst = if case .array? = local.written?.expression.stripped.kind { true } else { false }
    let added = linkage.sites.named(["append", "insert"]).filter { site in
      site.form == .call && site.base?.stripped.text == name && site.scope.function == call.scope.function
        && site.scope.file == call.scope.file
    }
    return (isEmptyAtFirst ? first.count : 0) + added.count > 1
  }
}
