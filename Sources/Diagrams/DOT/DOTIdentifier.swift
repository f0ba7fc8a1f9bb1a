/// A name inside a DOT file.
///
/// Made by the writer, never taken from the source, so it needs no quotes.
struct DOTIdentifier: Hashable {
  let text: String

  static func card(_ index: Int) -> DOTIdentifier { DOTIdentifier(text: "n\(index)") }
  static func pin(_ index: Int) -> DOTIdentifier { DOTIdentifier(text: "p\(index)") }
  /// The invisible end of a way off that names no target.
  static func end(_ stub: Int, of card: Int) -> DOTIdentifier { DOTIdentifier(text: "s\(card)_\(stub)") }
  static func cluster(_ index: Int) -> DOTIdentifier { DOTIdentifier(text: "cluster\(index)") }
}
