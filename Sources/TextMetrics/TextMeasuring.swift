extension Font {
  /// Width of a line of text, in points.
  package func width(of text: String) -> Double {
    if let exact = weight.advance(ofPlain: text) { return Double(exact) * size / 1000 }
    return text.reduce(0) { $0 + weight.advance(of: $1) } * size / 1000
  }

  /// The text itself where it fits, else its beginning with an ellipsis; empty where not even that fits.
  ///
  /// - Complexity: O(*n*) in the number of characters that fit.
  package func truncate(_ text: String, to limit: Double) -> String {
    let ellipsis: Character = "…"
    let room = limit * 1000 / size
    // Nearly every text is plain and fits.
    if let width = weight.advance(ofPlain: text), Double(width) <= room { return text }
    let shortened = room - weight.advance(of: ellipsis)
    var used = 0.0
    var cut = text.startIndex
    for index in text.indices {
      used += weight.advance(of: text[index])
      if used <= shortened { cut = text.index(after: index) }
      guard used > room else { continue }
      guard shortened >= 0 else { return "" }
      return text[..<cut].trimmingTrailingSpaces() + String(ellipsis)
    }
    return text
  }
}

extension Substring {
  /// A space before an ellipsis looks like a second word that was cut to nothing.
  fileprivate func trimmingTrailingSpaces() -> String {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return String(self[..<end])
  }
}
