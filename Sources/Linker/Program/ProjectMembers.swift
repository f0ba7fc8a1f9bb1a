import Facts
import NavigationModel

/// Files that were left behind in the folders of a project: they lie among those that it builds, and no target builds
/// them.
///
/// What lies apart from all that a project builds is built by something else, a package or the makers of a library.
/// Storyboards and xibs stand in folders of their language.
struct ProjectMembers {
  private(set) var leftOut: Set<String> = []
  private(set) var remarks: [Remark] = []

  /// One project, with the folder that it lies in.
  private struct Project {
    var path: String
    var folder: String
    var facts: ProjectFacts
  }

  /// - Complexity: O(*n*) in the number of files, for each of the folders that projects keep in step.
  init(_ files: [FileFacts]) {
    let projects = files.compactMap { file -> Project? in
      guard case .propertyList(let facts) = file.content, let project = facts.project else { return nil }
      return Project(path: file.path, folder: Self.folder(of: Self.folder(of: file.path)), facts: project)
    }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    guard !projects.isEmpty else { return }
    let built = Set(projects.flatMap { project in project.facts.built.map { Self.place($0, in: project.folder) } })
    let homes = Set(built.filter { $0.hasSuffix(".swift") }.map(Self.folder))
    let synchronized = projects.flatMap { project in
      project.facts.synchronizedFolders.map { Self.place($0, in: project.folder) }
    }
    let forgotten = ForgottenFolders(files, built: built, kept: synchronized, place: { Self.place($0, in: "") })
    var counts: [Count: Int] = [:]
    for file in files {
      guard let kind = Self.kind(of: file), let project = Self.project(around: file.path, projects) else { continue }
      let path = Self.place(file.path, in: "")
      var folder = Self.folder(of: path)
      if folder.hasSuffix(".lproj") { folder = Self.folder(of: folder) }
      guard !built.contains(path),
        homes.contains(folder) || homes.contains(Self.folder(of: folder)) || forgotten.contains(path),
        !synchronized.contains(where: { $0.isEmpty || path.hasPrefix($0 + "/") })
      else { continue }
      leftOut.insert(file.path)
      counts[Count(project: project.path, kind: kind), default: 0] += 1
    }
    remarks = counts.sorted { ($0.key.project, $0.key.kind) < ($1.key.project, $1.key.kind) }.map { key, count in
      Remark(
        source: SourcePlace(file: key.project, line: 1, column: 1),
        message: count == 1
          ? "one \(key.kind) that no target builds is left out"
          : "\(count) \(key.kind)s that no target builds are left out")
    }
  }

  /// Which files are counted together.
  private struct Count: Hashable {
    var project: String
    var kind: String
  }

  /// What a file is called of those that targets build.
  private static func kind(of file: FileFacts) -> String? {
    switch file.content {
    case .swift: "Swift file"
    case .interface(let facts): facts.kind == .storyboard ? "storyboard" : "xib"
    case .propertyList, .translations, .unreadable: nil
    }
  }

  /// The project that lies nearest above a file.
  private static func project(around path: String, _ projects: [Project]) -> Project? {
    projects.filter { $0.folder.isEmpty || path.hasPrefix($0.folder + "/") }.max { $0.folder.count < $1.folder.count }
  }

  /// Where a path from a folder leads, as file systems compare names that do not tell small letters from capitals.
  private static func place(_ path: String, in folder: String) -> String {
    var parts: [Substring] = folder.split(separator: "/")
    for part in path.split(separator: "/") {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/").lowercased()
  }

  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
