/// A tree of view controllers as a plain value: what a case begins with and ends with, easy to make and to cut down.
struct Sketch: Hashable, Sendable {
  /// Name of its class in full: `UINavigationController`.
  var name: String
  /// What the screen stores.
  var stored: String?
  /// Index of the selected tab.
  var selected = 0
  var children: [Sketch] = []
  /// What it presents modally itself: nothing, or one.
  var presented: [Sketch] = []

  /// The tree in the notation of trees.
  func text(in book: ClassBook) -> String {
    let kind = book.kind(of: name)
    var text = ClassBook.short[name] ?? name
    if kind == .tab, !children.isEmpty { text += "<\(selected)>" }
    if let stored { text += "(\(stored))" }
    let inside = children.map { $0.text(in: book) }.joined(separator: kind == .split ? " / " : ", ")
    switch kind {
    case .navigation, .tab, .split: text += "[\(inside)]"
    case .custom, .none: text += children.isEmpty ? "" : "{\(inside)}"
    }
    return ([text] + presented.map { $0.text(in: book) }).joined(separator: " ^ ")
  }
}
