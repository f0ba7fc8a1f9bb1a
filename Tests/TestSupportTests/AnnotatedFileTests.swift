import NavigationModel
import TestSupport
import Testing

@Suite struct AnnotatedFileTests {
  private func read(_ lines: String...) -> AnnotatedFile {
    AnnotatedFile(VirtualFile(path: "A.swift", lines: lines))
  }

  private func summary(_ file: AnnotatedFile) -> [String] {
    file.annotations.map { "\($0.place.line) \($0.kind) \($0.text)" }
  }

  @Test func readsACommentAtTheEndOfItsLine() {
    #expect(summary(read("import UIKit", "go()  // edge: Home -push-> Cart")) == ["2 edge Home -push-> Cart"])
  }

  @Test func readsCommentsBeforeTheLineThatTheyAreAbout() {
    let file = read("// route: A(cls / class)", "//+   <push> root", "// context: Int", "let a = 1  // remark: odd")
    #expect(summary(file) == ["4 route A(cls / class) <push> root", "4 context Int", "4 remark odd"])
  }

  @Test func letsAnEdgeAriseOnAnyLineOfTheChainThatItStandsBefore() throws {
    let file = read(
      "// edge: A -push-> B", "// remark: odd", "let a = step()", "  .using(push)", "  .from(b)", "next()")
    #expect(file.annotations.map(\.furtherLines) == [2, 0])
    let edge = try #require(file.annotations.first)
    #expect(
      (1...6).map { edge.covers(SourcePlace(file: "A.swift", line: $0, column: 9)) } == [
        false, false, true, true, true, false,
      ])
  }

  @Test func readsSeveralCommentsOnOneLine() {
    let file = read("go()  // edge: Home -push-> Cart // unresolved: kind is open // note: see below")
    #expect(summary(file) == ["1 edge Home -push-> Cart", "1 unresolved kind is open // note: see below"])
  }

  @Test func readsCommentsOfXML() {
    let file = read("<scenes>", "  <!-- edge: List -show-> Detail -->", "  <segue/>", "</scenes>")
    #expect(summary(file) == ["3 edge List -show-> Detail"])
  }

  @Test func leavesOtherCommentsAlone() {
    let file = read("// Note: nothing", "open(\"https://example.org\")  // TODO: later", "// MARK: - Entry points", "")
    #expect(file.annotations.isEmpty)
    #expect(file.malformed.isEmpty)
  }

  @Test(arguments: [
    ("go()  // egde: A -push-> B", "A.swift:1: 'egde:' is no kind of annotation; is 'edge:' meant?"),
    ("go()  // routes: A(cls / class)", "A.swift:1: 'routes:' is no kind of annotation; is 'route:' meant?"),
    ("go()  // remrk: odd", "A.swift:1: 'remrk:' is no kind of annotation; is 'remark:' meant?"),
    ("go()  // edge:", "A.swift:1: 'edge:' says nothing"),
    ("// edge: A -push-> B", "A.swift: 'edge: A -push-> B' stands at the end of the file, before no line"),
  ])
  func complainsAboutWhatWasMeantAsAnAnnotation(line: String, complaint: String) {
    #expect(read(line).malformed == [complaint])
  }
}
