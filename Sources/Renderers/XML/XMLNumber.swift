/// A number as pictures write it: at most two decimals, a point whatever the language, no exponent.
struct XMLNumber: Hashable {
  let text: String

  init(_ value: Double) {
    var bytes: [UInt8] = []
    bytes.append(number: value)
    text = String(decoding: bytes, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Appends a number as pictures write it.
  mutating func append(number value: Double) {
    // Beyond this no picture is drawn; the conversion below must not trap on a number that is none.
    let largest = 1e9
    let clamped = value.isFinite ? Swift.min(Swift.max(value, -largest), largest) : 0
    let hundredths = Int((clamped * 100).rounded())
    if hundredths < 0 { append(UInt8(ascii: "-")) }
    append(digits: hundredths.magnitude / 100)
    let rest = UInt8(hundredths.magnitude % 100)
    guard rest != 0 else { return }
    append(UInt8(ascii: "."))
    append(UInt8(ascii: "0") + rest / 10)
    if rest % 10 != 0 { append(UInt8(ascii: "0") + rest % 10) }
  }

  private mutating func append(digits number: UInt) {
    var scale: UInt = 1
    while number / scale >= 10 { scale *= 10 }
    while scale > 0 {
      append(UInt8(ascii: "0") + UInt8(number / scale % 10))
      scale /= 10
    }
  }
}
