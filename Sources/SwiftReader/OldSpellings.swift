/// The same source in the words that Swift has today for those that it once had; `nil` where there are none.
func inWordsOfToday(_ bytes: [UInt8]) -> [UInt8]? {
  let respelled = respellingCompositions(in: bytes)
  return respellingClauses(in: respelled ?? bytes) ?? respelled
}

/// The same source with `protocol<A, B>` as Swift 2 has it in the words of today, `A & B`, and all else at its place; `nil`
/// where there is none.
///
/// - Complexity: O(*n*) in the number of bytes.
private func respellingCompositions(in bytes: [UInt8]) -> [UInt8]? {
  var respelled = bytes
  var isChanged = false
  var start = bytes.startIndex
  while let sign = bytes[start...].firstIndex(of: UInt8(ascii: "p")) {
    start = sign + 1
    guard bytes[sign...].starts(with: keyword), sign == 0 || !isWord(bytes[sign - 1]),
      let end = end(ofListFrom: sign + keyword.count, in: bytes)
    else { continue }
    let names = bytes[(sign + keyword.count)..<end].filter { isWord($0) || $0 == UInt8(ascii: ".") || $0 == comma }
    let joined = names.map { $0 == comma ? UInt8(ascii: "&") : $0 }
    // What takes less room stands at the end of where it was.
    for index in sign...end { respelled[index] = UInt8(ascii: " ") }
    respelled.replaceSubrange((end - joined.count)..<end, with: joined)
    isChanged = true
    start = end
  }
  return isChanged ? respelled : nil
}

/// Where a list of plain names ends, that has at least one.
private func end(ofListFrom start: Int, in bytes: [UInt8]) -> Int? {
  let names = bytes[start...].prefix { isWord($0) || separators.contains($0) }
  guard names.contains(where: isWord), names.endIndex < bytes.endIndex, bytes[names.endIndex] == UInt8(ascii: ">")
  else { return nil }
  return names.endIndex
}

private func isWord(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...,
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    true
  default: false
  }
}

private let keyword = Array("protocol<".utf8)
private let comma = UInt8(ascii: ",")
/// Between the names, and the dots inside of them.
private let separators: Set<UInt8> = Set(", .\n\r\t".utf8)

/// The same source with `if let a = b where c` as Swift 2 has it in the words of today, `if let a = b, c`, every byte at
/// its place; `nil` where there is none.
///
/// - Complexity: O(*n*) in the number of bytes.
private func respellingClauses(in bytes: [UInt8]) -> [UInt8]? {
  var respelled = bytes
  var isChanged = false
  var isInConditions = false
  var index = bytes.startIndex
  while index < bytes.endIndex {
    guard isWord(bytes[index]) else {
      // The body begins, or a comment that may say anything.
      if bytes[index] == UInt8(ascii: "{") || bytes[index...].starts(with: comment) { isInConditions = false }
      index += 1
      continue
    }
    let word = bytes[index...].prefix(while: isWord)
    if openings.contains(where: word.elementsEqual) {
      isInConditions = true
    } else if closings.contains(where: word.elementsEqual) {
      isInConditions = false
    } else if isInConditions, word.elementsEqual(clause) {
      respelled[index] = UInt8(ascii: ",")
      for place in (index + 1)..<word.endIndex { respelled[place] = UInt8(ascii: " ") }
      isChanged = true
    }
    index = word.endIndex
  }
  return isChanged ? respelled : nil
}

private let clause = Array("where".utf8)
private let comment = Array("//".utf8)
private let openings = ["guard", "if", "while"].map { Array($0.utf8) }
private let closings = ["catch", "class", "else", "extension", "for", "func", "switch"].map { Array($0.utf8) }
