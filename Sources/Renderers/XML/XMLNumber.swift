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
    let sign = hundredths < 0 ? "-" : ""
    switch rest {
    case 0: text = "\(sign)\(whole)"
    case let tenths where tenths % 10 == 0: text = "\(sign)\(whole).\(tenths / 10)"
    default: text = "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
  }
}
