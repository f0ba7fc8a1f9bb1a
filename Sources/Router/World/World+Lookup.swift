extension World {
  /// What is said of a type: by its name without generic arguments, in full or the last part of it.
  static func conduct<Conduct>(of name: String, in table: [String: Conduct]) -> Conduct? {
    if table.isEmpty { return nil }
    if let conduct = table[name] { return conduct }
    let bare = bareName(name)
    if bare != name, let conduct = table[bare] { return conduct }
    return bare.utf8.lastIndex(of: UInt8(ascii: ".")).flatMap { table[String(bare[bare.index(after: $0)...])] }
  }

  /// `SignInGate` of `SignInGate<TripRequest>()`.
  static func bareName(_ name: String) -> String {
    // Most names are bare; they are looked up at every step, so that no copy is made of them.
    guard name.utf8.contains(where: \.isTypePunctuation) else { return name }
    var bare = ""
    var open = 0
    for character in name {
      if character == "<" { open += 1 }
      if open == 0 {
        if character == "(" { break }
        if !character.isWhitespace { bare.append(character) }
      }
      if character == ">", open > 0 { open -= 1 }
    }
    return bare
  }

  /// Whether two names mean one type: one may be written with the type around it.
  static func isSameName(_ left: String, _ right: String) -> Bool {
    let (left, right) = (bareName(left), bareName(right))
    if left == right { return true }
    guard left.utf8.contains(UInt8(ascii: ".")) || right.utf8.contains(UInt8(ascii: ".")) else { return false }
    return left.hasSuffix(".\(right)") || right.hasSuffix(".\(left)")
  }
}
