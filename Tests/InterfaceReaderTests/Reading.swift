import Facts
import InterfaceReader
import NavigationModel
import Testing

/// Reads a storyboard that must be one, with or without problems.
func readStoryboard(_ text: String, path: String = "App/Main.storyboard") throws -> InterfaceFacts {
  try interface(readInterface(Array(text.utf8), path: path))
}

/// Unwraps facts of an interface file.
func interface(_ file: FileFacts) throws -> InterfaceFacts {
  guard case .interface(let facts) = file.content else {
    throw Unreadable(problems: file.problems)
  }
  return facts
}

/// Unwraps facts of a property list.
func propertyList(_ file: FileFacts) throws -> PropertyListFacts {
  guard case .propertyList(let facts) = file.content else {
    throw Unreadable(problems: file.problems)
  }
  return facts
}

/// Thrown where a test needs facts and there are none.
struct Unreadable: Error {
  var problems: [Problem]
}

/// A storyboard around the `<objects>` of its scenes.
func storyboard(_ objects: String...) -> String {
  let scenes = objects.map { "<scene sceneID=\"s\"><objects>\($0)</objects></scene>" }
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
    <scenes>
    \(scenes.joined(separator: "\n"))
    </scenes>
    </document>
    """
}

/// A controller around what stands below it.
func controller(_ content: String, id: String = "one") -> String {
  "<viewController id=\"\(id)\" sceneMemberID=\"viewController\">\(content)</viewController>"
}

/// Where the first `needle` stands in `text`, found by counting characters.
func place(of needle: String, in text: String, file: String) throws -> SourcePlace {
  let range = try #require(text.firstRange(of: needle))
  let lines = text[..<range.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
  return SourcePlace(file: file, line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1)
}
