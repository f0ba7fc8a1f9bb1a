/// A pattern of paths, in the way of `.gitignore`.
///
/// | pattern | matches |
/// |---|---|
/// | `Pods` | a file or folder of that name, however deep, and all inside |
/// | `App/Generated` | that file or folder, counted from the root, and all inside |
/// | `*.generated.swift` | `*` is any part of one name, `?` one character |
/// | `**/Mocks/*.swift` | `**` is any number of folders, also none |
package struct PathPattern: Hashable, Sendable {
  private let parts: [[Character]]

  /// Reads a pattern; a leading `/` or `./` counts from the root, a trailing `/` is as good as none.
  package init(_ text: String) {
    let parts = text.split(separator: "/").filter { $0 != "." }.map(Array.init)
    let isAnchored = parts.count > 1 || text.hasPrefix("/") || text.hasPrefix("./")
    self.parts = isAnchored || parts.isEmpty ? parts : [Self.anyFolders] + parts
  }

  /// Whether a path relative to the root, or a folder around it, matches.
  ///
  /// - Complexity: O(length of the path · length of the pattern), whatever the wildcards.
  package func matches(_ path: String) -> Bool {
    guard !parts.isEmpty else { return false }
    // How many parts of the pattern can be behind us, after each name of the path.
    var open = afterAnyFolders([0])
    for name in path.split(separator: "/").map(Array.init) {
      open = afterAnyFolders(open.flatMap { next(after: name, at: $0) })
      if open.contains(parts.count) { return true }
      if open.isEmpty { return false }
    }
    return false
  }

  private static let anyFolders: [Character] = ["*", "*"]

  private func next(after name: [Character], at position: Int) -> [Int] {
    if parts[position] == Self.anyFolders { return [position, position + 1] }
    return Self.matches(name, parts[position]) ? [position + 1] : []
  }

  /// Adds the positions behind every `**`, which may also stand for nothing.
  private func afterAnyFolders(_ positions: [Int]) -> Set<Int> {
    var all: Set<Int> = []
    for var position in positions where all.insert(position).inserted {
      // A pattern that ends in `**` needs something inside, so nothing is skipped at its end.
      while position < parts.count - 1, parts[position] == Self.anyFolders {
        position += 1
        all.insert(position)
      }
    }
    return all
  }

  /// Whether one name fits one part, going back to the latest `*` only.
  private static func matches(_ name: [Character], _ part: [Character]) -> Bool {
    var (index, position) = (0, 0)
    var star: (index: Int, position: Int)?
    while index < name.count {
      if position < part.count, part[position] == "*" {
        star = (index, position)
        position += 1
      } else if position < part.count, part[position] == "?" || part[position] == name[index] {
        index += 1
        position += 1
      } else if let last = star {
        star = (last.index + 1, last.position)
        (index, position) = (last.index + 1, last.position + 1)
      } else {
        return false
      }
    }
    return part[position...].allSatisfy { $0 == "*" }
  }
}
