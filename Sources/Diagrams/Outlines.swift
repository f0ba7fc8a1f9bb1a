import NavigationModel

/// Parts of a diagram without any text: all that a layout needs to know of them, on the other side of a pipe.
extension Card {
  /// A box of a size, in a frame or the plate of one.
  package init(outline size: Size, frame: Int?, ownFrame: Int?, heldBy transition: Int?) {
    self.init(
      node: NodeID(""), shape: .screen, title: "", details: [], badges: [], stubs: [], jumpsIn: 0, size: size,
      frame: frame,
      containment: transition.map { Containment(kind: .embed, transitions: [$0], details: []) }, ownFrame: ownFrame)
  }
}

extension Pin {
  /// A box of a size.
  package init(outline size: Size, isLaunch: Bool) {
    self.init(kinds: isLaunch ? [.launch] : [], title: "", subtitle: "", details: [], size: size, entries: [])
  }
}

extension Frame {
  /// A frame around what a plate holds.
  package init(outline plate: Int, parent: Int?) { self.init(plate: plate, container: .custom, parent: parent) }
}

extension Arrow {
  /// An arrow with room for a label, if it has one.
  package init(outline from: Tail, to: Int, leadsOn: Bool, label: Size?) {
    let lines = label.map { _ in [ArrowLabel.Line(text: "", isGate: false)] } ?? []
    self.init(
      from: from, to: to, meaning: .bundle(leadsOn: leadsOn), isInferred: false,
      label: ArrowLabel(lines: lines, size: label ?? Size(width: 0, height: 0)), transitions: [], details: [])
  }
}
