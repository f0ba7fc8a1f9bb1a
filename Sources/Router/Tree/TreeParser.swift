/// Reads the notation of trees, node by node in the order in which trees keep them.
struct TreeParser {
  /// Nesting that is read at most: real windows have a dozen levels, and deeper texts could exhaust the stack.
  static let deepest = 200

  private let characters: [Character]
  private let classes: ScreenClasses
  private var position = 0
  private var nodes: [ScreenTree.Node] = []

  init(_ text: String, classes: ScreenClasses) {
    characters = Array(text)
    self.classes = classes
  }

  /// Reads the whole text.
  mutating func parse() throws(TreeSyntaxError) -> ScreenTree {
    _ = try chain(depth: 0)
    skipSpaces()
    guard position == characters.count else { throw error("Nothing should follow the tree, but “\(here)” does.") }
    return ScreenTree(nodes: nodes, classes: classes)
  }

  /// Reads `a ^ b ^ c`, where each presents the next one, and gives the first.
  private mutating func chain(depth: Int) throws(TreeSyntaxError) -> ControllerID {
    let first = try controller(depth: depth)
    var presenter = first
    skipSpaces()
    while take("^") {
      let presented = try controller(depth: depth)
      nodes[presenter.index].presented = presented
      nodes[presented.index].presenter = presenter
      presenter = presented
      skipSpaces()
    }
    return first
  }

  private mutating func controller(depth: Int) throws(TreeSyntaxError) -> ControllerID {
    skipSpaces()
    let start = position
    let type = classes.symbol(try className())
    let kind = classes.kind(ofRow: classes.row(of: type))
    let id = ControllerID(nodes.count)
    nodes.append(ScreenTree.Node(type, classes))
    let selected = try selectedTab(kind: kind, name: start)
    if let payload = try payload() { nodes[id.index].payload = classes.vocabulary.symbol(payload) }
    let count = try children(of: id, kind: kind, depth: depth)
    if let selected {
      guard selected < count || selected == 0 else {
        throw TreeSyntaxError(column: start + 1, message: "Tab \(selected) is selected, but there are only \(count).")
      }
      nodes[id.index].selected = Int32(truncatingIfNeeded: selected)
    }
    return id
  }

  /// Reads the bracketed children, if any, and gives their number.
  private mutating func children(
    of id: ControllerID, kind: ContainerKind, depth: Int
  ) throws(TreeSyntaxError) -> Int {
    skipSpaces()
    let column = position
    let close: Character
    if take("[") { close = "]" } else if take("{") { close = "}" } else { return 0 }
    let name = classes.notation(nodes[id.index].type)
    guard kind.isOfUIKit == (close == "]") else {
      let message =
        kind.isOfUIKit
        ? "Children of \(name), a container of UIKit, stand in square brackets."
        : "\(name) is not a container of UIKit: its children stand in braces."
      throw TreeSyntaxError(column: column + 1, message: message)
    }
    guard depth < Self.deepest else {
      throw TreeSyntaxError(column: column + 1, message: "The tree is nested deeper than \(Self.deepest) levels.")
    }
    skipSpaces()
    if take(close) { return 0 }
    var count = 0
    var last = ControllerID.none
    while true {
      let child = try chain(depth: depth + 1)
      nodes[child.index].parent = id
      if last.isNone { nodes[id.index].firstChild = child } else { nodes[last.index].nextSibling = child }
      last = child
      count += 1
      skipSpaces()
      if take(close) { return count }
      guard take(",") || (kind == .split && take("/")) else {
        throw error("After a child of \(name) a comma or “\(close)” is expected, not \(found).")
      }
    }
  }
}

// MARK: - Tokens

extension TreeParser {
  private mutating func className() throws(TreeSyntaxError) -> String {
    var name = try identifier()
    // `UIHostingController<Card>`; an angle before anything but a name is the selected tab.
    let next = characters[position...].dropFirst().first { $0 != " " }
    guard peek() == "<", let next, next.isLetter || next == "_" else { return name }
    var open = 0
    repeat {
      guard let character = peek() else { throw error("The generic argument of \(name) is not closed.") }
      guard Self.isName(character) || "<>,? ".contains(character) else {
        throw error("“\(character)” can not stand in a generic argument.")
      }
      if character == "<" { open += 1 }
      if character == ">" { open -= 1 }
      if character != " " { name.append(character) }
      position += 1
    } while open > 0
    return name
  }

  private mutating func identifier() throws(TreeSyntaxError) -> String {
    skipSpaces()
    guard let first = peek(), first.isLetter || first == "_" else {
      throw error("The name of a class is expected, not \(found).")
    }
    let start = position
    while let character = peek(), Self.isName(character) { position += 1 }
    return String(characters[start..<position])
  }

  private mutating func selectedTab(kind: ContainerKind, name: Int) throws(TreeSyntaxError) -> Int? {
    skipSpaces()
    guard peek() == "<" else { return nil }
    guard kind == .tab else { throw error("Only a tab bar has a selected tab.") }
    position += 1
    skipSpaces()
    let start = position
    while let digit = peek(), digit.isASCII, digit.isNumber { position += 1 }
    let digits = String(characters[start..<position])
    guard let index = Int(digits), index <= Int(Int32.max) else {
      throw error("The index of the selected tab is expected, not \(digits.isEmpty ? found : digits).")
    }
    skipSpaces()
    guard take(">") else { throw error("“>” is expected after the selected tab, not \(found).") }
    return index
  }

  private mutating func payload() throws(TreeSyntaxError) -> String? {
    skipSpaces()
    guard peek() == "(" else { return nil }
    let start = position
    guard let end = characters[start...].firstIndex(of: ")") else {
      throw TreeSyntaxError(column: start + 1, message: "The payload is not closed with “)”.")
    }
    position = end + 1
    return String(characters[(start + 1)..<end])
  }

  private mutating func skipSpaces() {
    while let character = peek(), character.isWhitespace { position += 1 }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard peek() == character else { return false }
    position += 1
    return true
  }

  private func peek(_ ahead: Int = 0) -> Character? {
    position + ahead < characters.count ? characters[position + ahead] : nil
  }

  private var here: String { peek().map(String.init) ?? "" }

  private var found: String { peek().map { "“\($0)”" } ?? "the end" }

  private func error(_ message: String) -> TreeSyntaxError { TreeSyntaxError(column: position + 1, message: message) }

  private static func isName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "."
  }
}

extension ScreenTree {
  /// Reads a tree in its notation; names that the classes do not tell are plain view controllers.
  ///
  /// Throws where the text is no tree, with the column. O(n) in the length of the text; nesting is limited.
  package init(parsing text: String, classes: ScreenClasses) throws(TreeSyntaxError) {
    var parser = TreeParser(text, classes: classes)
    do {
      self = try parser.parse()
    } catch {
      var error = error
      error.text = text
      throw error
    }
  }
}
