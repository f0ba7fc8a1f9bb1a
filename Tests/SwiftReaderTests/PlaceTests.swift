import Facts
import NavigationModel
import SwiftReader
import Testing

@Suite struct PlaceTests {
  /// Each source calls `here` once; the place is that of the name.
  @Test(arguments: [
    ("here()", 1, 1),
    ("a()\nhere()", 2, 1),
    ("a()\r\n\r\nhere()", 3, 1),
    ("a()\rhere()", 2, 1),
    ("a()\n\there()", 2, 2),
    ("/* 🛒 */ here()", 1, 12),
    ("let 🛒 = 1; here()", 1, 15),
    ("// Ёлка\r\nhere()", 2, 1),
    ("\u{FEFF}here()", 1, 1),
    ("\u{FEFF}\nhere()", 2, 1),
    ("#!/usr/bin/swift\nhere()", 2, 1),
    ("\"\"\"\n a\u{2028}\n \"\"\"; here()", 3, 7),
    ("\n\r\n\r\nhere()", 4, 1),
  ])
  func countsLinesAndBytes(source: String, line: Int, column: Int) throws {
    let file = facts(source)
    let places = file.statements.compactMap { statement -> Int32? in
      guard case .expression(let call) = statement.kind, call.text == "here()" else { return nil }
      return call.offset
    }
    let offset = try #require(places.first)
    #expect(file.lines.position(of: offset) == (line, column))
  }

  @Test(arguments: [
    ("// navgraph:ignore dead-end", "navgraph:ignore dead-end", 1, 1),
    ("let a = 1  // navgraph:ignore", "navgraph:ignore", 1, 12),
    ("/// 🛒\r\n  //navgraph:ignore x -- why\r\nlet a = 1", "navgraph:ignore x -- why", 2, 3),
    ("//// navgraph:ignore", "navgraph:ignore", 1, 1),
  ])
  func findsCommentsToTheTool(source: String, text: String, line: Int, column: Int) throws {
    let directive = try #require(facts(source).directives.first)
    #expect(directive.text == text)
    #expect((directive.place.line, directive.place.column) == (line, column))
    #expect(directive.isTrailing == source.hasPrefix("let"))
  }

  @Test(arguments: ["/* navgraph:ignore */", "let navgraph: Int = 1", "// see navgraph:ignore", "navgraph:ignore", ""])
  func takesNothingElseForOne(source: String) {
    #expect(readSwift(Array(source.utf8), path: "Test.swift").swift.directives.isEmpty)
  }
}
