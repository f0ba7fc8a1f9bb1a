import Facts

/// Reads off one of Xcode's projects which files its targets build.
struct ProjectReader {
  private typealias Value = OldStylePropertyList.Value

  private let objects: [String: Value]
  /// Where files and folders lie, by the keys of their objects.
  private var paths: [String: String] = [:]
  private var folders: Set<String> = []

  /// Folders do not lie deeper than this in each other.
  private static let depthLimit = 128

  /// - Returns: `nil` for what is no project, or one that names no file which it builds.
  static func read(_ bytes: [UInt8]) -> ProjectFacts? {
    guard let root = OldStylePropertyList.read(bytes)?.table, let objects = root["objects"]?.table,
      let key = root["rootObject"]?.text, let project = objects[key]?.table
    else { return nil }
    var reader = ProjectReader(objects: objects)
    let directory = project["projectDirPath"]?.text ?? ""
    if let group = project["mainGroup"]?.text { reader.placeGroups(from: group, directory) }
    let built = reader.builtFiles()
    guard !built.isEmpty || !reader.folders.isEmpty else { return nil }
    return ProjectFacts(built: built, synchronizedFolders: reader.folders.sorted())
  }

  private init(objects: [String: Value]) { self.objects = objects }

  /// Finds out where everything lies that a group holds: each path is that from the group around it.
  private mutating func placeGroups(from main: String, _ directory: String) {
    var seen: Set<String> = []
    var open = [(key: main, around: directory, depth: 0)]
    while let (key, around, depth) = open.popLast() {
      guard depth < Self.depthLimit, seen.insert(key).inserted, let object = objects[key]?.table,
        let path = Self.path(of: object, in: around, project: directory)
      else { continue }
      paths[key] = path
      if object["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" { folders.insert(path) }
      for case .text(let child) in object["children"]?.list ?? [] { open.append((child, path, depth + 1)) }
    }
  }

  /// - Returns: `nil` for what lies in no folder of the project's, such as a library of the system.
  private static func path(of object: [String: Value], in group: String, project: String) -> String? {
    let own = object["path"]?.text ?? ""
    switch object["sourceTree"]?.text ?? "<group>" {
    case "<group>": return joined(group, own)
    case "SOURCE_ROOT": return joined(project, own)
    default: return nil
    }
  }

  /// The files that the targets compile, interface files among them.
  private func builtFiles() -> [String] {
    var found: Set<String> = []
    for case .table(let target) in objects.values where target["isa"]?.text?.hasSuffix("Target") ?? false {
      for case .text(let key) in target["buildPhases"]?.list ?? [] {
        guard let phase = objects[key]?.table, let kind = phase["isa"]?.text, Self.building.contains(kind) else {
          continue
        }
        let isOfSources = kind == "PBXSourcesBuildPhase"
        for case .text(let key) in phase["files"]?.list ?? [] {
          guard let file = objects[key]?.table["fileRef"]?.text else { continue }
          found.formUnion(places(of: file).filter { isOfSources || Self.isInterface($0) })
        }
      }
    }
    return found.sorted()
  }

  private static let building: Set<String> = ["PBXResourcesBuildPhase", "PBXSourcesBuildPhase"]

  /// Where a file lies, with each of its translations.
  private func places(of file: String) -> [String] {
    guard let object = objects[file]?.table, object["isa"]?.text == "PBXVariantGroup" else {
      return paths[file].map { [$0] } ?? []
    }
    return (object["children"]?.list ?? []).compactMap { child in child.text.flatMap { paths[$0] } }
  }

  private static func isInterface(_ path: String) -> Bool { path.hasSuffix(".storyboard") || path.hasSuffix(".xib") }

  /// A path from a folder, without the detours `.` and `..` as far as they can be told.
  static func joined(_ folder: String, _ path: String) -> String {
    var parts: [Substring] = []
    for part in folder.split(separator: "/") + path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
