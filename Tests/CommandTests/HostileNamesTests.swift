import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Names and texts that mean something to the formats that they end up in.
struct HostileNamesTests {
  private static let texts = [
    "it's \"quoted\"", "<b>&amp;</b>", "]]>", "-- x -->", "a\\nb\\", "🛒👩‍👩‍👧", "\u{202E}desrever", "{|}", "%s%n${x}",
    "\u{1}\u{7F}", "a\tb", "'; DROP TABLE", "</svg><script>", "Ёлка", "\u{FFFE}",
    String(repeating: "long ", count: 500),
  ]

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.writeApp()
  }

  @Test(arguments: texts)
  func pictureStaysWellFormed(text: String) throws {
    try folder.write(source(text), to: "App/Routes.swift")
    try folder.write(storyboard(text), to: "App/Main.storyboard")
    let outcome = try Program.run(["render", "App", "--output", "Out", "--format", "svg,dot"], in: folder)
    #expect(outcome.status == 0 || outcome.status == 3, "\(outcome.errors)")
    let svg = try #require(try folder.names(in: "Out").first { $0.hasSuffix(".svg") })
    let parser = XMLParser(data: try Data(contentsOf: folder.url.appending(path: "Out/\(svg)")))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    let checked = try Program.run(["check", "App", "--format", "json"], in: folder)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(checked.output.utf8)) }
    let model = try Program.run(["extract", "App"], in: folder)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(model.output.utf8)) }
  }

  @Test(arguments: ["a\"b", "a<b>", "a]]>", "a--b", "a\nb", "🛒", "\u{202E}a", "a'b", "%41", "a#b?c", " "])
  func fileMayBearTheName(name: String) throws {
    try folder.write(source(name), to: "App/\(name)/\(name).swift")
    let outcome = try Program.run(["render", "App", "--output", "Out", "--format", "svg"], in: folder)
    #expect([0, 3].contains(outcome.status), "\(outcome.errors)")
    let svg = try #require(try folder.names(in: "Out").first { $0.hasSuffix(".svg") })
    #expect(XMLParser(data: try Data(contentsOf: folder.url.appending(path: "Out/\(svg)"))).parse())
  }

  /// A screen with that text as title, identifier, and condition.
  private func source(_ text: String) -> String {
    let literal = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
      .replacingOccurrences(of: "\n", with: "\\n")
    return """
      class `Odd-\\(1)Ёлка🛒`: UIViewController {
        override func viewDidLoad() { title = "\(literal)" }
        func open() {
          if name == "\(literal)" {
            let board = UIStoryboard(name: "Main", bundle: nil)
            present(board.instantiateViewController(withIdentifier: "\(literal)"), animated: true)
          }
        }
      }
      extension HomeViewController { func odd() { present(`Odd-\\(1)Ёлка🛒`(), animated: true) } }

      """
  }

  private func storyboard(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
      <scenes><scene sceneID="s"><objects>
      <viewController id="a" storyboardIdentifier="\(escaped)" title="\(escaped)" customClass="\(escaped)">
      <connections><segue destination="a" kind="show" identifier="\(escaped)" id="g"/></connections></viewController>
      </objects></scene></scenes></document>
      """
  }
}
