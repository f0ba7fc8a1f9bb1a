/// A number as pictures write it: at most two decimals, a point whatever the language, no exponent.
struct XMLNumber: Hashable {
  let text: String

  init(_ value: Double) {
    // Beyond this no picture is drawn; the conversion below must not trap on a number that is none.
    let largest = 1e9
    let clamped = value.isFinite ? min(max(value, -largest), largest) : 0
    let hundredths = Int((clamped * 100).rounded())
    let whole = abs(hundredths) / 100
    let rest = abs(hundredths) % 100
    // Pieces put together, as interpolation takes several times as long.
    let integer = hundredths < 0 ? "-" + String(whole) : String(whole)
    switch rest {
    case 0: text = integer
    case let tenths where tenths % 10 == 0: text = integer + "." + String(tenths / 10)
    default: text = integer + (rest < 10 ? ".0" : ".") + String(rest)
    }
  }
}
