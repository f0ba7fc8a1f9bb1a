/// Coordinates as a short word of letters and digits: hundredths of a point, each in as many digits of base 64 as it
/// needs, the lowest first, as source maps write their columns.
///
/// Nothing in such a word means anything to XML, HTML or a shell.
enum NumberRow {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let values: [UInt8: Int] = Dictionary(uniqueKeysWithValues: digits.enumerated().map { ($1, $0) })
  /// No picture is wider; numbers beyond it would overflow what is reckoned with them.
  private static let largest = 1 << 30

  /// Numbers that are whole already.
  static func word(of numbers: [Int]) -> String {
    var word: [UInt8] = []
    for number in numbers {
      // The sign is the lowest bit; a digit of 32 and more says that another one follows.
      var rest = number < 0 ? -number << 1 | 1 : number << 1
      repeat {
        let digit = rest & 31
        rest >>= 5
        word.append(digits[rest > 0 ? digit | 32 : digit])
      } while rest > 0
    }
    return String(decoding: word, as: UTF8.self)
  }

  /// The numbers of a word, or nothing where it is none.
  static func numbers(in word: Substring) -> [Int]? {
    var numbers: [Int] = []
    var number = 0
    var shift = 0
    for byte in word.utf8 {
      guard let digit = values[byte] else { return nil }
      number |= (digit & 31) << shift
      guard number <= largest << 1 else { return nil }
      if digit & 32 != 0 {
        shift += 5
        guard shift <= 30 else { return nil }
      } else {
        numbers.append(number & 1 == 1 ? -(number >> 1) : number >> 1)
        number = 0
        shift = 0
      }
    }
    return shift == 0 ? numbers : nil
  }

  /// A coordinate as a whole number.
  static func hundredths(_ value: Double) -> Int {
    let limit = Double(largest - 1)
    return value.isFinite ? Int(min(max((value * 100).rounded(), -limit), limit)) : 0
  }
}
