import Diagrams

extension Diagram {
  /// The diagram without its texts: all that a layout needs, and a fraction of the bytes to send to another process.
  var bare: Diagram {
    var bare = self
    bare.title = ""
    bare.remarks = []
    bare.sourceLink = nil
    bare.overview = nil
    for card in bare.cards.indices {
      bare.cards[card].title = ""
      bare.cards[card].subtitle = nil
      bare.cards[card].payload = nil
      bare.cards[card].parts = []
      bare.cards[card].details = []
      bare.cards[card].source = nil
      bare.cards[card].badges = []
      bare.cards[card].stubs = []
      bare.cards[card].link = nil
      bare.cards[card].contents?.mentions = []
      bare.cards[card].containment?.details = []
    }
    for pin in bare.pins.indices {
      bare.pins[pin].title = ""
      bare.pins[pin].details = []
    }
    for arrow in bare.arrows.indices {
      bare.arrows[arrow].details = []
      // Lines without text still say that there is a label.
      for line in bare.arrows[arrow].label.lines.indices { bare.arrows[arrow].label.lines[line].text = "" }
    }
    return bare
  }
}
