/// The unaccented letter that an accented Latin letter is as wide as.
///
/// An accent sits above or below its letter and takes no width of its own, so 256 letters need no table of widths.
enum LatinBase {
  /// The ASCII letter under the accent, or `nil` outside Latin-1 and Latin Extended-A.
  static func letter(of scalar: Unicode.Scalar) -> UInt32? {
    let position = Int(scalar.value) - firstAccented
    guard letters.indices.contains(position) else { return nil }
    return UInt32(letters[position])
  }

  /// À, where the accented letters begin.
  private static let firstAccented = 0xC0

  /// Bases of U+00C0…U+017F; ligatures stand as their wider half, which is close enough to fit a box.
  private static let letters: [UInt8] = Array(
    ("AAAAAAMCEEEEIIIIDNOOOOO+OUUUUYPb" + "aaaaaamceeeeiiiidnooooo+ouuuuypy"
      + "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGg" + "GgGgHhHhIiIiIiIiIiMmJjKkkLlLlLlL"
      + "lLlNnNnNnnNnOoOoOoMmRrRrRrSsSsSs" + "SsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzl").utf8)
}
