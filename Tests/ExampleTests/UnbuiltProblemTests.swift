import NavGraphKit
import Testing

/// What stands in files that no target builds is no part of the app, and neither is what is wrong with it.
@Suite struct UnbuiltProblemTests {
  private static let project = """
    {
      archiveVersion = 1;
      objects = {
        A1 = { isa = PBXProject; mainGroup = G1; projectDirPath = ""; targets = ( T1, ); };
        G1 = { isa = PBXGroup; children = ( F1, ); sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
        B1 = { isa = PBXBuildFile; fileRef = F1; };
        P1 = { isa = PBXSourcesBuildPhase; files = ( B1, ); };
        T1 = { isa = PBXNativeTarget; buildPhases = ( P1, ); name = Shop; };
      };
      rootObject = A1;
    }
    """

  private func app(home: String, old: String) -> App {
    App.read([
      SourceFile(path: "Shop.xcodeproj/project.pbxproj", bytes: Array(Self.project.utf8)),
      SourceFile(path: "Home.swift", bytes: Array(home.utf8)), SourceFile(path: "Old.swift", bytes: Array(old.utf8)),
    ])
  }

  @Test func ofFilesLeftBehind() {
    #expect(app(home: "class Home {}", old: "class Old {\n<<<<<<< HEAD\n}").problems.isEmpty)
  }

  @Test func ofFilesThatAreBuilt() {
    #expect(app(home: "class Home {\n<<<<<<< HEAD\n}", old: "class Old {}").isIncomplete)
  }
}
