/// Which types a file sees.
extension Program {
  /// Whether a file can mean a type of the app's: one of its own module, or of one that it imports.
  func isSeen(_ id: TypeID, from file: Int?) -> Bool {
    if isHidden(id, from: file) { return false }
    guard let file, self[id].keyword != nil else { return true }
    let module = files[self[id].file].module
    if files[file].imports.contains(module) { return true }
    // What is declared for an extension is not the app's.
    let folders = files[self[id].file].folders
    if extensionFolders.contains(where: { folders.starts(with: $0) && !files[file].folders.starts(with: $0) }) {
      return false
    }
    // A folder that nobody imports is no module.
    return module == files[file].module || !importedNames.contains(module)
  }

  /// Whether a type is another file's own; from anywhere, if that is not known.
  func isHidden(_ id: TypeID, from file: Int?) -> Bool { self[id].isFilePrivate && self[id].file != file }

  /// Whether the app declares a type of that name that a file sees.
  func declaresType(named name: String, seenFrom file: Int) -> Bool {
    typesByName[name]?.contains { self[$0].keyword != nil && !isHidden($0, from: file) } ?? false
  }

  /// Whether the app declares a type, or adds to one, of that name that a file sees.
  func hasType(named name: String, seenFrom file: Int) -> Bool {
    typesByName[name]?.contains { !isHidden($0, from: file) } ?? false
  }
}
