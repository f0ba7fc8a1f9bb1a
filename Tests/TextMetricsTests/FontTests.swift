import Testing
import TextMetrics

@Suite struct FontTests {
  private let regular = Font(size: 10)
  private let bold = Font(size: 10, weight: .bold)

  @Test func measuresLatinTextByTheWidthsOfHelvetica() {
    // H 722, e 556, l 222, l 222, o 556.
    #expect(abs(regular.width(of: "Hello") - 22.78) < 1e-9)
    #expect(abs(bold.width(of: "Hello") - 24.45) < 1e-9)
  }

  @Test(arguments: [("é", "e"), ("Å", "A"), ("ñ", "n"), ("ž", "z"), ("Č", "C"), ("e\u{301}", "e")])
  func measuresAnAccentedLetterLikeItsBase(accented: String, base: String) {
    #expect(regular.width(of: accented) == regular.width(of: base))
    #expect(bold.width(of: accented) == bold.width(of: base))
  }

  @Test func givesWideScriptsAtLeastAnEm() {
    for text in ["漢", "한", "カ", "Ａ", "😀", "👨‍👩‍👧‍👦", "🇩🇪"] { #expect(regular.width(of: text) >= 10, "\(text)") }
  }

  @Test(arguments: [("❤\u{FE0F}", "😀"), ("1\u{FE0F}\u{20E3}", "😀"), ("👨‍👩‍👧‍👦", "😀"), ("👍🏽", "👍")])
  func measuresASequenceAsTheOneEmojiThatIsDrawn(sequence: String, emoji: String) {
    #expect(regular.width(of: sequence) == regular.width(of: emoji))
  }

  @Test func measuresTitlesOfOtherScriptsByTheirLetters() {
    // Ideographs and syllables stand on a grid of ems; half-width forms on half of it.
    #expect(regular.width(of: "設定") == 20 && regular.width(of: "設定画面") == 40 && regular.width(of: "설정") == 20)
    #expect(regular.width(of: "ｾｯﾃｲ") == 20)
    // Letters that join or carry signs are narrower than an em, and signs take no room of their own.
    #expect((15...30).contains(regular.width(of: "مرحبا")))
    #expect(regular.width(of: "مَرْحَبًا") == regular.width(of: "مرحبا"))
    #expect((15...36).contains(regular.width(of: "सेटिंग्स")))
    #expect((15...48).contains(regular.width(of: "การตั้งค่า")))
  }

  @Test func givesNoWidthToWhatIsNotSeen() {
    #expect(regular.width(of: "") == 0)
    #expect(regular.width(of: "\u{0}\u{1B}\u{200B}\u{202E}") == 0)
  }

  @Test func measuresEveryScalarWithAFiniteWidth() {
    for value in stride(from: UInt32(0), through: 0x2FFFF, by: 7) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let width = regular.width(of: String(Character(scalar)))
      #expect(width.isFinite && width >= 0 && width <= 13)
    }
  }

  @Test func keepsATextThatFits() {
    #expect(regular.truncate("Hello", to: 22.78) == "Hello")
    #expect(regular.truncate("", to: 0) == "")
  }

  @Test func shortensATextToTheLimitAndNoFurtherThanNeeded() {
    let text = "The quick brown fox jumps over the lazy dog"
    for limit in stride(from: 10.0, to: 200, by: 3.7) {
      let short = regular.truncate(text, to: limit)
      #expect(regular.width(of: short) <= limit)
      guard short != text else { continue }
      #expect(short.hasSuffix("…"))
      let next = text.prefix(short.count) + "…"
      #expect(regular.width(of: String(next)) > limit || next.hasSuffix(" …"))
    }
  }

  @Test func leavesNothingWhereNotEvenAnEllipsisFits() {
    #expect(regular.truncate("Hello", to: 5) == "")
  }

  @Test func neverCutsACharacterInTwo() {
    let short = regular.truncate("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", to: 30)
    #expect(short == "👨‍👩‍👧‍👦…")
  }
}
