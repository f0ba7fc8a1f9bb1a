import Foundation
import Testing

/// What other targets may use says what it is; the formatter looks only at what is public.
struct DocumentationTests {
  @Test func standsAboveEveryTypeOfThePackage() throws {
    let declaration = /^ *package (static )?(final )?(struct|enum|class|actor|protocol|typealias)\b/
    for file in try SourceTree.files(below: "Sources") {
      for (number, line) in file.lines.enumerated() where line.firstMatch(of: declaration) != nil {
        let above = file.lines[..<number].last { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("@") } ?? ""
        #expect(
          above.trimmingCharacters(in: .whitespaces).hasPrefix("///"),
          "\(file):\(number + 1) is not documented")
      }
    }
  }
}
