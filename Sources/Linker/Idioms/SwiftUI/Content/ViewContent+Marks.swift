import Facts

/// What modifiers say of a view that concerns whoever shows it: which one it is among its siblings, and its title.
extension ViewContent {
  /// The view behind a modifier of a library's: `.tag(.cart)`, `.navigationTitle("Cart")`.
  func marked(_ shown: ShownView, by modifier: String?, _ arguments: [Argument], _ scope: Scope) -> ShownView {
    guard let modifier, let first = arguments.first else { return shown }
    var shown = shown
    if modifier == "tag", shown.tag == nil { shown.tag = evaluator.evaluate(first.value, in: scope) }
    if modifier == "modifier", shown.tag == nil {
      shown.tag = linkage.shared(TagsInModifiers.init).tag(by: evaluator.evaluate(first.value, in: scope), evaluator)
    }
    // A view of the app's own says itself what its title is.
    if ViewTitles.modifiers.contains(modifier), shown.title == nil, !shown.isView {
      shown.title = ReadableText(linkage: linkage).text(first.value, in: scope, isKey: true)
    }
    return shown
  }

  /// The views behind a modifier of the app's own, which may say in its code which one a view is among its siblings.
  func marked(
    _ shown: [ShownView], by modifier: FunctionID, _ receiver: Value?, _ given: [LabeledValue]
  ) -> [ShownView] {
    guard shown.contains(where: { $0.tag == nil }),
      let tag = linkage.shared(TagsInModifiers.init).tag(
        by: modifier, in: evaluator.scope(of: modifier, receiver: receiver, arguments: given, at: nil), evaluator)
    else { return shown }
    return shown.map { view in
      var view = view
      view.tag = view.tag ?? tag
      return view
    }
  }

  /// The same where the modifiers came with the view as a value.
  func marked(_ shown: ShownView, by modifier: Term) -> ShownView {
    guard let first = modifier.unlabeled else { return shown }
    var shown = shown
    if modifier.name == "tag", shown.tag == nil { shown.tag = first.value }
    if ViewTitles.modifiers.contains(modifier.name), shown.title == nil, !shown.isView,
      case .string(let text) = first.value
    {
      shown.title = ReadableText(linkage: linkage).translated(text)
    }
    return shown
  }
}

extension ShownView {
  /// The same with a title, if it has none.
  func titled(_ title: String?) -> ShownView {
    var shown = self
    shown.title = shown.title ?? title
    return shown
  }
}
