import Facts
import TestSupport
import NavigationModel

/// Facts of every form, put together at random, the same in every run.
struct RandomFacts {
  private var random: SplitMix64
  /// How many levels may still follow.
  private var depth = 5

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func file() -> FileFacts {
    let content: FileFacts.Content =
      switch below(6) {
      case 0: .unreadable
      case 1: .interface(interface())
      case 2: .propertyList(propertyList())
      case 3: .translations(translations())
      default: .swift(swift())
      }
    return FileFacts(path: "A/B.swift", content: content, problems: some { $0.problem() })
  }

  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  mutating func flag() -> Bool { Bool.random(using: &random) }

  mutating func text() -> String {
    // The two that look alike are spelled with different bytes.
    let texts = ["", "a", "viewDidLoad", "e\u{301}", "\u{E9}", "🛒", "\0", String(repeating: "long", count: 70)]
    return texts[below(texts.count)]
  }

  mutating func offset() -> Int32 {
    flag() ? Int32(below(1000)) : [0, -1, .max, .min][below(4)]
  }

  mutating func maybe<Value>(_ make: (inout Self) -> Value) -> Value? { flag() ? make(&self) : nil }

  /// A few values, fewer the deeper they lie.
  mutating func some<Value>(_ make: (inout Self) -> Value) -> [Value] {
    guard depth > 0 else { return [] }
    depth -= 1
    defer { depth += 1 }
    return (0..<below(4)).map { _ in make(&self) }
  }

  mutating func place() -> SourcePlace {
    SourcePlace(file: flag() ? "A/B.swift" : text(), line: below(300), column: flag() ? below(9) : .max)
  }

  mutating func placed() -> PlacedText { PlacedText(text: text(), place: place()) }

  private mutating func problem() -> Problem { Problem(place: place(), message: text(), losesInput: flag()) }

  private mutating func translations() -> TranslationFacts {
    TranslationFacts(entries: some { TranslationFacts.Entry(key: $0.text(), text: $0.text()) })
  }

  private mutating func propertyList() -> PropertyListFacts {
    PropertyListFacts(
      mainStoryboards: some { $0.placed() }, launchStoryboard: maybe { $0.placed() },
      sceneStoryboards: some { $0.placed() }, sceneDelegateClasses: some { $0.placed() },
      extensionStoryboard: maybe { $0.placed() }, extensionPrincipalClass: maybe { $0.placed() },
      urlSchemes: some { $0.placed() }, shortcutTypes: some { $0.placed() })
  }

  private mutating func interface() -> InterfaceFacts {
    InterfaceFacts(
      kind: flag() ? .xib : .storyboard, name: text(), initialObjectID: maybe { $0.text() }, isLaunchScreen: flag(),
      runtime: text(), scenes: some { $0.scene() }, filesOwnerClass: maybe { $0.text() },
      partClasses: some { $0.text() }, actions: some { $0.text() }, directives: some { $0.placed() })
  }

  private mutating func scene() -> SceneFact {
    SceneFact(
      objectID: text(), element: text(), customClass: maybe { $0.text() }, customModule: maybe { $0.text() },
      storyboardIdentifier: maybe { $0.text() }, title: maybe { $0.text() },
      modalPresentationStyle: maybe { $0.text() }, reference: maybe { $0.reference() }, exitID: maybe { $0.text() },
      segues: some { $0.segue() }, partClasses: some { $0.text() }, place: place())
  }

  private mutating func reference() -> StoryboardReferenceFact {
    StoryboardReferenceFact(
      storyboard: maybe { $0.text() }, identifier: maybe { $0.text() }, bundleIdentifier: maybe { $0.text() })
  }

  private mutating func segue() -> SegueFact {
    SegueFact(
      kind: text(), relationship: maybe { $0.text() }, identifier: maybe { $0.text() }, destination: text(),
      customClass: maybe { $0.text() }, unwindAction: maybe { $0.text() }, creationSelector: maybe { $0.text() },
      modalPresentationStyle: maybe { $0.text() }, popoverAnchor: maybe { $0.text() }, trigger: text(),
      place: place())
  }
}
