import Facts

/// Screens of which a number or case says which one is seen, where they come from a list: bars of tabs that are told what
/// they hold.
extension ViewContent {
  /// Notes what an element of a list shows that is picked by its place: `pages[selection].content()`.
  func noteSelection(by element: Expression?, of views: [ShownView]) {
    guard case .subscript(_, let arguments)? = element?.stripped.kind, arguments.count == 1, arguments[0].label == nil,
      let name = arguments[0].value.lastName, views.count > 1
    else { return }
    selections.append(Selection(name: name, views: views))
  }

  /// Notes what the turns of a loop show of which the state picks one:
  /// `ForEach(pages.indices) { index in if selection == index { pages[index].content() } }`.
  func noteSelection(inLoop loop: Term, _ place: Place) {
    guard loop.name == "ForEach", let sequence = loop.arguments?.first,
      case .closure(let turn)? = loop.arguments?.last?.value,
      turn.closure.body.count == 1, case .if(let conditions, _, nil) = turn.closure.body[0].inner.kind,
      Selection(conditions, nil, of: []) != nil
    else { return }
    let scope = turn.scope.nested()
    let some = LabeledValue(label: nil, value: evaluator.element(of: sequence.value))
    evaluator.bind(turn.closure, to: [some], in: scope)
    _ = groups(turn.closure.body, place.deeper(scope))
  }
}
