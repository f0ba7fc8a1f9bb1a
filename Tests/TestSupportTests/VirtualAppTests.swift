import TestSupport
import Testing

@Suite struct VirtualAppTests {
  @Test func beginsAFileOfAnyTypeAtAHeaderLine() throws {
    let app = try VirtualApp(
      """
      // Two screens.

      //- /App/Home.swift
      import UIKit

      final class HomeViewController: UIViewController {}

      //- /Main.storyboard
      <document/>
      """)
    #expect(app.preamble == ["Two screens."])
    #expect(app.files.map(\.path) == ["App/Home.swift", "Main.storyboard"])
    #expect(app.files.map(\.headerLine) == [3, 8])
    #expect(app.files[0].text == "import UIKit\n\nfinal class HomeViewController: UIViewController {}\n")
    #expect(app.files[1].bytes == Array("<document/>\n".utf8))
  }

  @Test func keepsAnEmptyFile() throws {
    #expect(try VirtualApp("//- /Empty.swift\n").files == [VirtualFile(path: "Empty.swift", lines: [], headerLine: 1)])
  }

  @Test(arguments: [
    ("", VirtualAppError.noFile),
    ("// only words\n", .noFile),
    ("let x = 1\n//- /A.swift\n", .textBeforeFirstFile(line: 1)),
    ("//- /A.swift\n//- /A.swift\n", .sameFileTwice("A.swift", line: 2)),
    ("//- /\n", .badPath("", line: 1)),
    ("//- /../A.swift\n", .badPath("../A.swift", line: 1)),
  ])
  func refusesATextThatIsNoApp(text: String, error: VirtualAppError) {
    #expect(throws: error) { try VirtualApp(text) }
  }
}
