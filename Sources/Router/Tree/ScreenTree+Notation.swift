extension ScreenTree: CustomStringConvertible {
  private enum Piece {
    case controller(ControllerID)
    case text(String)
  }

  /// The tree in one line: `Tab<1>[Home, Nav[Trips, Trip(7)]] ^ Help`.
  ///
  /// Containers of UIKit stand with square brackets and, unless the app has a class of that name, abbreviated; `^`
  /// presents modally. Reading the line gives the same tree. O(n), however deep.
  package var description: String { description(of: root) }

  /// The part of the tree from one view controller on.
  func description(of start: ControllerID) -> String {
    var text = ""
    var open = [Piece.controller(start)]
    while let piece = open.popLast() {
      switch piece {
      case .text(let piece): text += piece
      case .controller(let id):
        text += head(of: id)
        if !self[id].presented.isNone {
          open.append(.controller(self[id].presented))
          open.append(.text(" ^ "))
        }
        open.append(contentsOf: body(of: id).reversed())
      }
    }
    return text
  }

  private func head(of id: ControllerID) -> String {
    let node = self[id]
    var text = classes.notation(node.type)
    if kind(of: id) == .tab, !node.firstChild.isNone { text += "<\(node.selected)>" }
    // A text with a closing parenthesis could not be read back.
    if let payload = payload(of: id) { text += "(\(payload.replacing(")", with: "\u{FF09}")))" }
    return text
  }

  private func body(of id: ControllerID) -> [Piece] {
    let kind = kind(of: id)
    let children = children(of: id)
    if children.isEmpty, !kind.isOfUIKit { return [] }
    let separator = kind == .split ? " / " : ", "
    var pieces = [Piece.text(kind.isOfUIKit ? "[" : "{")]
    for (index, child) in children.enumerated() {
      if index > 0 { pieces.append(.text(separator)) }
      pieces.append(.controller(child))
    }
    pieces.append(.text(kind.isOfUIKit ? "]" : "}"))
    return pieces
  }
}
