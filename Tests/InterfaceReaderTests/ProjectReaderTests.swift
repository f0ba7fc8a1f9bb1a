import Facts
import InterfaceReader
import Testing

@Suite struct ProjectReaderTests {
  @Test func readsWhatTargetsBuild() throws {
    let text = """
      // !$*UTF8*$!
      { objects = {
        P /* Project */ = { isa = PBXProject; mainGroup = G; projectDirPath = ""; };
        G = { isa = PBXGroup; children = (A, B, C, S); sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = "My \\"Shop\\"/A.swift"; sourceTree = "<group>"; };
        B = { isa = PBXFileReference; path = ../Common/./B.swift; sourceTree = SOURCE_ROOT; };
        C = { isa = PBXFileReference; path = C.swift; sourceTree = SDKROOT; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = Screens; sourceTree = "<group>"; };
        F1 = { isa = PBXBuildFile; fileRef = A; }; F2 = { isa = PBXBuildFile; fileRef = B; };
        F3 = { isa = PBXBuildFile; fileRef = C; }; F4 = { isa = PBXBuildFile; fileRef = Missing; };
        X = { isa = PBXSourcesBuildPhase; files = (F1, F2, F3, F4, ); };
        T = { isa = PBXNativeTarget; buildPhases = (X); };
      }; rootObject = P; }
      """
    #expect(
      try project(text)
        == ProjectFacts(built: ["../Common/B.swift", "My \"Shop\"/A.swift"], synchronizedFolders: ["Screens"]))
  }

  @Test func countsBothSidesOfAnUnfinishedMerge() throws {
    let text = """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; };
        G = { isa = PBXGroup; children = (A, B); sourceTree = "<group>"; };
      <<<<<<< HEAD
        A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      =======
        B = { isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
      >>>>>>> feature/search
        F1 = { isa = PBXBuildFile; fileRef = A; }; F2 = { isa = PBXBuildFile; fileRef = B; };
        X = { isa = PBXSourcesBuildPhase; files = (F1, F2); };
        T = { isa = PBXNativeTarget; buildPhases = (X); };
      }; rootObject = P; }
      """
    #expect(try project(text) == ProjectFacts(built: ["A.swift", "B.swift"], synchronizedFolders: []))
  }

  @Test(arguments: [
    "", "{", "{ objects = (", "\"", "\"\\", "\"\\U00", "{ a = \u{0}; }", "/*", "{ objects = {}; rootObject = P; }",
    String(repeating: "(", count: 10_000), String(repeating: "{a=", count: 10_000),
    "{ objects = { P = { mainGroup = G; }; G = { children = (G, P); }; }; rootObject = P; }",
  ])
  func passesOverWhatIsNoProject(text: String) throws {
    #expect(try project(text) == nil)
  }

  private func project(_ text: String) throws -> ProjectFacts? {
    try propertyList(readBuildSettings(Array(text.utf8), path: "Shop.xcodeproj/project.pbxproj")).project
  }
}
