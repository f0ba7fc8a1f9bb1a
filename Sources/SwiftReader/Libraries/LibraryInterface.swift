package import Facts

/// What a library declares that apps inherit from without containing its source, as short declarations of our own: what
/// its classes keep, and what they do to the navigation.
struct LibraryInterface {
  /// Modules that an app imports to use it.
  var modules: Set<String>
  /// A type that the library's own source declares: an app that contains that needs nothing else.
  var landmark: String
  /// Swift source; of no interest but its members, and bodies where they matter.
  var source: String
  /// What stands for a path: no file of an app's is called so.
  var path: String { "<" + landmark + ">" }
}

/// The declarations of libraries that an app imports but does not contain.
///
/// What the app declares under a name of the library's is what it means by that.
package func libraryInterfaces(for files: [FileFacts]) -> [FileFacts] {
  let swift = files.compactMap { file in if case .swift(let facts) = file.content { facts } else { nil } }
  let imports = Set(swift.flatMap(\.imports))
  let used = allLibraries.filter { !$0.modules.isDisjoint(with: imports) }
  guard !used.isEmpty else { return [] }
  let own = Set(swift.flatMap { $0.members.types.map(\.name) })
  return used.filter { !own.contains($0.landmark) }.map { library in
    var file = readSwift(Array(library.source.utf8), path: library.path)
    if case .swift(var facts) = file.content {
      facts.members.types.removeAll { own.contains($0.name) }
      file.content = .swift(facts)
    }
    return file
  }
}

private let allLibraries: [LibraryInterface] = [.ribs]
