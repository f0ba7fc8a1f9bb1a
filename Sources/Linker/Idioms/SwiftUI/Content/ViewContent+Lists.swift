import Facts

/// Lists and forms that are written in place.
extension ViewContent {
  /// What a list or form shows that is nothing but one view of the app's own: `List { AboutContent() }`.
  ///
  /// In a view of its own that is a part of that view.
  func soleContent(of term: Term, _ place: Place) -> [ShownView]? {
    guard Self.scrolling.contains(term.name), !place.isStrict, let arguments = term.arguments, !isOfRows(arguments)
    else { return nil }
    var inside = place
    inside.isStrict = true
    let content = content(of: arguments, inside)
    return !content.isEmpty && content.allSatisfy(\.isView) ? content : nil
  }

  /// Whether a list makes a row for each of some data: `List(orders) { OrderRow(order: $0) }`.
  private func isOfRows(_ arguments: [LabeledValue]) -> Bool {
    arguments.contains { argument in
      guard argument.label == nil, !argument.isTrailing else { return false }
      if case .closure = argument.value { return false }
      return true
    }
  }

  /// Whether something is a list or form.
  func isListOrForm(_ term: Term) -> Bool { Self.scrolling.contains(term.name) }

  /// Views of SwiftUI that only make their content scroll.
  private static let scrolling: Set<String> = ["List", "Form"]
}

extension ShownView {
  /// The same as a list, if it is one.
  func asList(_ isList: Bool) -> ShownView {
    var shown = self
    shown.isList = isList
    return shown
  }
}
