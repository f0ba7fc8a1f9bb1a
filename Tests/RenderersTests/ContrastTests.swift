import Diagrams
@testable import Renderers
import Testing

@Suite struct ContrastTests {
  @Test(arguments: Tone.allCases)
  func readsOnEveryGroundInLightAndDark(tone: Tone) {
    for surface in StyleSheet.Surface.allCases {
      #expect(contrast(tone.light, surface.light) >= 4.5, "light \(tone) on \(surface)")
      #expect(contrast(tone.dark, surface.dark) >= 4.5, "dark \(tone) on \(surface)")
    }
  }

  /// As the Web Content Accessibility Guidelines define it.
  private func contrast(_ a: String, _ b: String) -> Double {
    let (lighter, darker) = (max(luminance(a), luminance(b)), min(luminance(a), luminance(b)))
    return (lighter + 0.05) / (darker + 0.05)
  }

  private func luminance(_ color: String) -> Double {
    let digits = Array(color.dropFirst())
    let channels = [0, 2, 4].map { start -> Double in
      let value = Double(Int(String(digits[start...(start + 1)]), radix: 16) ?? 0) / 255
      return value <= 0.04045 ? value / 12.92 : pow24((value + 0.055) / 1.055)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }

  /// The power of 2.4, as the square times the fifth root of the square.
  private func pow24(_ value: Double) -> Double {
    let square = value * value
    var root = 1.0
    for _ in 0..<60 { root -= (root * root * root * root * root - square) / (5 * root * root * root * root) }
    return square * root
  }
}
