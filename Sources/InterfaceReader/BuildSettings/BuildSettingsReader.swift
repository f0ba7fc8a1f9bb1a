package import Facts
import NavigationModel

extension FileReader {
  /// Xcode's projects and configuration files: since Xcode 13 they may say what an information property list said.
  static let buildSettings = FileReader(
    name: "build settings", suffixes: ["project.pbxproj", ".xcconfig"], read: readBuildSettings)
}

/// What the build settings in `bytes` put into the property list that Xcode makes, and which files a project builds;
/// `path` is relative to the scanned root.
///
/// Never fails: a line that is no setting says nothing. Xcode writes one setting to a line, in both kinds of files.
/// - Complexity: O(*n*) in the number of bytes.
@Sendable
package func readBuildSettings(_ bytes: [UInt8], path: String) -> FileFacts {
  var facts = PropertyListFacts()
  let newline = UInt8(ascii: "\n")
  for (index, line) in bytes.split(separator: newline, omittingEmptySubsequences: false).enumerated() {
    // A project has many thousand lines that say nothing of a property list.
    guard line.drop(while: isBeforeName).starts(with: BuildSetting.propertyListPrefix.utf8),
      let setting = BuildSetting(line), setting.name.hasPrefix(BuildSetting.propertyListPrefix)
    else { continue }
    let place = SourcePlace(file: path, line: index + 1, column: setting.column)
    let key = String(setting.name.dropFirst(BuildSetting.propertyListPrefix.count))
    PropertyListKey.file(PlacedText(text: setting.value, place: place), under: [key], in: &facts)
  }
  if path.hasSuffix(".pbxproj") { facts.project = ProjectReader.read(bytes) }
  return FileFacts(path: path, content: .propertyList(facts), problems: [])
}

private func isBeforeName(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\"")
}
