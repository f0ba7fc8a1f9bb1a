import Facts

/// Whole folders that were left behind among those of a project: nothing in them is built, and what they declare is
/// declared again by what is.
///
/// A package or library that lies there declares types of its own.
struct ForgottenFolders {
  private var folders: Set<String> = []

  /// - Parameters:
  ///   - built: the paths of all that some target builds, as `place` gives them.
  ///   - kept: folders of which everything is built.
  ///   - place: a path as it is compared with others.
  /// - Complexity: O(*n*) in the number of files and types.
  init(_ files: [FileFacts], built: Set<String>, kept: [String], place: (String) -> String) {
    let alive = Set((built + kept.map { $0 + "/" }).flatMap(Self.above))
    var names: Set<String> = []
    var idle: [String: [Set<String>]] = [:]
    for file in files {
      guard case .swift(let facts) = file.content else { continue }
      let path = place(file.path)
      let types = Set(facts.members.types.map(\.name))
      if built.contains(path) {
        names.formUnion(types)
      } else if let top = Self.above(path).last(where: { !alive.contains($0) }), !types.isEmpty,
        alive.contains(ProjectMembers.folder(of: top)), !ProjectMembers.folder(of: top).isEmpty
      {
        idle[top, default: []].append(types)
      }
    }
    for (folder, files) in idle {
      let copies = files.count { !$0.isDisjoint(with: names) }
      if copies * 2 >= files.count { folders.insert(folder) }
    }
  }

  /// Whether a file lies in one of them.
  func contains(_ path: String) -> Bool { !folders.isEmpty && Self.above(path).contains(where: folders.contains) }

  /// The folders that a path leads through, the innermost first.
  private static func above(_ path: String) -> [String] {
    var found: [String] = []
    var folder = ProjectMembers.folder(of: path)
    while !folder.isEmpty {
      found.append(folder)
      folder = ProjectMembers.folder(of: folder)
    }
    return found
  }
}
