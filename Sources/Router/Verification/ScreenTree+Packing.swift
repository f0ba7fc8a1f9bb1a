/// Trees as strings of bytes: what an exploration keeps of millions of them.
///
/// A node is the number of its class, of its payload and of what follows: children, a modal, a selected tab; its children
/// come after it, then what it presents. Trees that look the same have the same bytes, as long as one vocabulary numbers
/// their names.
extension ScreenTree {
  /// Writes the tree.
  ///
  /// - Complexity: O(*n*).
  func pack(into sink: inout StateSink) {
    var open = [root]
    while let id = open.popLast() {
      let node = self[id]
      let children = children(of: id)
      sink.appendNumber(Int(node.type.id))
      sink.appendNumber(Int(node.payload.id) + 1)
      sink.appendNumber(children.count << 1 | (node.presented.isNone ? 0 : 1))
      if kind(of: id) == .tab { sink.appendNumber(Int(node.selected)) }
      if !node.presented.isNone { open.append(node.presented) }
      open.append(contentsOf: children.reversed())
    }
  }

  /// Reads a tree that was packed with the same classes.
  ///
  /// - Complexity: O(*n*).
  init(packed bytes: Span<UInt8>, from start: Int, classes: ScreenClasses) {
    self.init(nodes: [], classes: classes)
    var position = start
    // Who waits for its children, and for its modal.
    var open: [(id: ControllerID, children: Int, presents: Bool, last: ControllerID)] = []
    while position < bytes.count {
      let type = classes.vocabulary.symbol(at: bytes.number(at: &position))
      let payload = bytes.number(at: &position) - 1
      let shape = bytes.number(at: &position)
      let id = add(type)
      if payload >= 0 { self[id].payload = classes.vocabulary.symbol(at: payload) }
      if kind(of: id) == .tab { self[id].selected = Int32(truncatingIfNeeded: bytes.number(at: &position)) }
      hang(id, below: &open)
      open.append((id, shape >> 1, shape & 1 == 1, .none))
      while let last = open.last, last.children == 0, !last.presents { open.removeLast() }
    }
  }

  /// Puts a node where the innermost one that still waits expects it.
  private mutating func hang(
    _ id: ControllerID, below open: inout [(id: ControllerID, children: Int, presents: Bool, last: ControllerID)]
  ) {
    guard let above = open.last else { return root = id }
    if above.children > 0 {
      self[id].parent = above.id
      if above.last.isNone { self[above.id].firstChild = id } else { self[above.last].nextSibling = id }
      open[open.count - 1].children -= 1
      open[open.count - 1].last = id
    } else {
      self[above.id].presented = id
      self[id].presenter = above.id
      open[open.count - 1].presents = false
    }
  }
}

extension StateSink {
  /// Seven bits a byte, the lowest first.
  mutating func appendNumber(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }
}

extension Span<UInt8> {
  /// Reads a number of seven bits a byte, and moves behind it.
  func number(at position: inout Int) -> Int {
    var result: UInt = 0
    var shift: UInt = 0
    while position < count {
      let byte = self[position]
      position += 1
      result |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { break }
      shift += 7
    }
    return Int(bitPattern: result)
  }
}
