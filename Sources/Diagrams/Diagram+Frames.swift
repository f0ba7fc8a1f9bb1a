extension Diagram {
  /// By frame: how many frames are around it.
  package var frameDepths: [Int] {
    frames.indices.map { frame in
      var depth = 0
      var current = frames[frame].parent
      while let here = current {
        depth += 1
        current = frames[here].parent
      }
      return depth
    }
  }

  /// Every frame after the one around it.
  package var framesFromOutside: [Int] {
    let depths = frameDepths
    return frames.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
  }

  /// The cards in a frame, at any depth, its plate among them.
  package func cards(inside frame: Int) -> Set<Int> {
    let inside = cards.indices.filter { card in
      var current = cards[card].ownFrame ?? cards[card].frame
      while let here = current {
        if here == frame { return true }
        current = frames[here].parent
      }
      return false
    }
    return Set(inside)
  }
}
