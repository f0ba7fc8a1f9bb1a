/// The text of a finding or a note.
///
/// Each rule adds its own at the foot of its file.
/// Lower case, no full stop, names in single quotes; says what to do.
struct Message: ExpressibleByStringInterpolation {
  var text: String

  init(stringLiteral value: String) { text = value }
}
