import InterfaceReader
import Testing

@Suite struct AllReadersTests {
  @Test func areSortedAndUnique() {
    let names = allReaders.map(\.name)
    #expect(names == Set(names).sorted())
  }

  @Test(arguments: [
    ("App/Base.lproj/Main.storyboard", "interface"),
    ("Cell.XIB", "interface"),
    ("Info.plist", "property list"),
    ("Support/Shop-Info.plist", "property list"),
    ("Shop.xcodeproj/project.pbxproj", "build settings"),
    ("Config/Shop.xcconfig", "build settings"),
    ("Support/Development.plist", "property list"),
    ("App.swift", nil),
    ("storyboard", nil),
  ])
  func claimFilesByTheEndOfTheirName(path: String, name: String?) {
    #expect(allReaders.filter { $0.claims(path) }.map(\.name) == [name].compactMap(\.self))
  }

  @Test func readInParallelAsAlone() async {
    let bytes = Array(storyboard(controller("")).utf8)
    let alone = "\(readInterface(bytes, path: "a.xib"))"
    let results = await withTaskGroup(of: String.self) { group in
      for _ in 0..<64 { group.addTask { "\(readInterface(bytes, path: "a.xib"))" } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.allSatisfy { $0 == alone })
  }
}
