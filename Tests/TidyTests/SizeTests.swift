import Testing

/// Files that fit into a head.
struct SizeTests {
  /// Lines of a file, at most; tests included.
  private static let limit = 400
  /// Half of the files have fewer lines than this.
  private static let usual = 90

  @Test(arguments: ["Sources", "Tests"])
  func keepsFilesShort(folder: String) throws {
    for file in try SourceTree.files(below: folder) {
      #expect(file.lines.count <= Self.limit, "\(file) has \(file.lines.count) lines; give it one idea less")
    }
  }

  @Test func keepsMostFilesVeryShort() throws {
    let sizes = try SourceTree.files(below: "Sources").map(\.lines.count).sorted()
    #expect(sizes[sizes.count / 2] <= Self.usual)
  }
}
