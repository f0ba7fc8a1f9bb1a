import Foundation
import Renderers
import SampleModels
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct MatrixTests {
  private static func table(tellsTrees: Bool = false) -> MatrixTable {
    MatrixTable(
      title: "Shop", remarks: ["Of 9 states."],
      columns: [
        .init(title: "Home", tree: "Nav[Home]", way: []),
        .init(title: "Help over Home", tree: "Nav[Home] ^ Help", way: ["help"]),
      ],
      rows: [
        .init(
          title: "bag", aliases: ["cart"],
          cells: [
            .init(text: "built: pushed", weight: .plain, tree: "Nav[Home, Bag]"),
            .init(text: "failed: generic", weight: .broken, reason: "Bag is sold out."),
          ],
          elsewhere: [.init(text: "reused", weight: .plain, stateCount: 3, tree: "Nav[Home, Bag]")]),
        .init(
          title: "help",
          cells: [
            .init(text: "built: presented", weight: .plain, tree: "Nav[Home] ^ Help"),
            .init(text: "reused", weight: .plain),
          ]),
      ],
      words: [.init(word: "built", meaning: "new screens")], tellsTrees: tellsTrees)
  }

  @Test func textAlignsColumnsAndListsStatesBeneath() {
    #expect(
      Self.table(tellsTrees: true).text == """
        route  [1]               [2]
        bag    built: pushed     failed: generic
        help   built: presented  reused

        [1] Home
            Nav[Home]
            launch
        [2] Help over Home
            Nav[Home] ^ Help
            launch → help

        In states without a column:
        bag  reused  in 3 states, such as Nav[Home, Bag]

        Afterwards:
        bag   [1]  Nav[Home, Bag]
        bag   [2]  Bag is sold out.
        help  [1]  Nav[Home] ^ Help

        """)
  }

  @Test func markdownIsOneTable() {
    #expect(
      Self.table().markdown == """
        # Shop

        - Of 9 states.

        | route | 1. Home | 2. Help over Home |
        | --- | --- | --- |
        | bag<br>also cart | built: pushed | **failed: generic** |
        | help | built: presented | reused |

        ## States

        1. Home: `Nav[Home]`, at launch
        2. Help over Home: `Nav[Home] ^ Help`, launch → help

        ## In states without a column

        - bag: reused in 3 states, such as `Nav[Home, Bag]`

        ## Words

        - **built**: new screens

        """)
  }

  @Test func pageHasATableThatCanBeReadAloud() {
    let page = Self.table().html
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    for part in [
      "<caption>", "<th scope=\"col\">Route</th>", "<th scope=\"row\">", "<a href=\"#state-2\"",
      "<li id=\"state-2\">", "<td class=\"broken\">", "<summary>failed: generic</summary>", "<p>Bag is sold out.</p>",
      "position:sticky", "prefers-color-scheme: dark", "default-src &#39;none&#39;",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    #expect(!page.contains("<script"))
    #expect(!page.contains(" style=\""))
  }

  /// Names that anybody may choose never become part of a format.
  @Test(arguments: nastyNames)
  func namesStayNames(name: String) throws {
    let cell = MatrixTable.Cell(text: name, weight: .broken, tree: name, reason: name)
    let elsewhere = MatrixTable.Elsewhere(text: name, weight: .plain, stateCount: 1, tree: name)
    let table = MatrixTable(
      title: name, remarks: [name], columns: [.init(title: name, tree: name, way: [name])],
      rows: [.init(title: name, aliases: [name], cells: [cell], elsewhere: [elsewhere])],
      words: [.init(word: name, meaning: name)], tellsTrees: true)
    let harmless = MatrixTable(
      title: "x", remarks: ["x"], columns: [.init(title: "x", tree: "x", way: ["x"])],
      rows: [
        .init(
          title: "x", aliases: ["x"], cells: [.init(text: "x", weight: .broken, tree: "x", reason: "x")],
          elsewhere: [.init(text: "x", weight: .plain, stateCount: 1, tree: "x")])
      ],
      words: [.init(word: "x", meaning: "x")], tellsTrees: true)
    // As many lines, tags and cells as with a plain name.
    #expect(lines(table.text) == lines(harmless.text))
    #expect(lines(table.markdown) == lines(harmless.markdown))
    #expect(bars(table.markdown) == bars(harmless.markdown))
    #expect(tags(table.html) == tags(harmless.html))
    let body = table.html.dropFirst("<!DOCTYPE html>\n".count)
    #expect(XMLParser(data: Data(body.utf8)).parse())
  }

  private func lines(_ text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }

  private func tags(_ text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "<") } }

  /// Bars that part cells: those in tables without a backslash before them.
  private func bars(_ text: String) -> Int {
    var count = 0
    var isEscaped = false
    for byte in text.split(separator: "\n").filter({ $0.hasPrefix("|") }).joined().utf8 {
      if byte == UInt8(ascii: "|"), !isEscaped { count += 1 }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return count
  }
}
