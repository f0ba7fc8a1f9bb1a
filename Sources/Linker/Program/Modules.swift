import Facts

/// Which files are built together, as far as folders, imports and access levels tell.
///
/// A folder is a module's if somebody outside of it imports a module of that name, and it declares something public:
/// `import Search` means `Features/Search`. A folder in which an app or an extension begins is a module, too, where there
/// are several: nobody imports it, and its types are its own. All else is the app's, or is built by several.
struct Modules {
  /// How well a file sees a type.
  enum Visibility: Int {
    /// It is another module's own.
    case foreign
    /// Nothing says that it does, or does not.
    case possible
    case imported
    /// It is of the same module.
    case own
  }

  /// For each file, the number of its module; 0 where that is not known.
  private var homes: [Int] = []
  /// For each file, the modules that it imports.
  private var imports: [Set<Int>] = []

  init() {}

  /// - Complexity: O(*n*) in the number of folders around files, and in that of folders times imports.
  init(_ program: Program) {
    let tree = FolderTree(program)
    let names = tree.importedFolders(program)
    let starts = tree.starts(program)
    var numbers: [String: Int] = [:]
    func number(_ key: String) -> Int {
      if let known = numbers[key] { return known }
      numbers[key] = numbers.count + 1
      return numbers.count
    }
    homes = tree.foldersOfFiles.map { folders in
      // The innermost counts.
      for folder in folders.reversed() {
        if let name = names[folder] { return number(name) }
        if starts.contains(folder) { return number("/" + folder) }
      }
      return 0
    }
    imports = program.files.map { file in Set(file.imports.compactMap { numbers[$0] }) }
  }

  func visibility(of type: Program.TypeEntry, from file: Int) -> Visibility {
    guard file < homes.count, type.file < homes.count else { return .possible }
    let home = homes[type.file]
    if home == homes[file] { return .own }
    if type.isPublic { return imports[file].contains(home) ? .imported : .possible }
    return home == 0 ? .possible : .foreign
  }
}

/// The folders of an app, and what files in them say.
private struct FolderTree {
  /// For each file, the paths of the folders around it, outermost first.
  let foldersOfFiles: [[String]]
  /// Folders in which something public is declared.
  private let publicFolders: Set<String>

  init(_ program: Program) {
    var paths: [Substring: [String]] = [:]
    foldersOfFiles = program.files.map { file in
      let folder = file.path[..<(file.path.lastIndex(of: "/") ?? file.path.startIndex)]
      if let known = paths[folder] { return known }
      var found: [String] = []
      for part in folder.split(separator: "/") { found.append(found.last.map { $0 + "/" + part } ?? String(part)) }
      paths[folder] = found
      return found
    }
    var found: Set<String> = []
    for type in program.types where type.isPublic { found.formUnion(foldersOfFiles[type.file]) }
    publicFolders = found
  }

  private func name(of folder: String) -> String {
    folder.lastIndex(of: "/").map { String(folder[folder.index(after: $0)...]) } ?? folder
  }

  /// Folders whose names say that they are modules which somebody imports, with those modules' names.
  func importedFolders(_ program: Program) -> [String: String] {
    let candidates = Dictionary(grouping: publicFolders, by: name)
    let imported = Set(program.files.flatMap(\.imports))
    var found: [String: String] = [:]
    for (name, folders) in candidates where imported.contains(name) { for folder in folders { found[folder] = name } }
    // `import ShopSearch` means the one folder `Search`, if no folder has just that name.
    for module in imported.subtracting(LibraryNames.modules).sorted() where candidates[module] == nil {
      let meant = candidates.filter { $0.key.abbreviates(module) }
      guard let longest = meant.keys.map(\.utf8.count).max() else { continue }
      let folders = meant.filter { $0.key.utf8.count == longest }.flatMap(\.value)
      if folders.count == 1, found[folders[0]] == nil { found[folders[0]] = module }
    }
    // No module imports itself.
    for (index, folders) in foldersOfFiles.enumerated() {
      for folder in folders {
        if let module = found[folder], program.files[index].imports.contains(module) { found[folder] = nil }
      }
    }
    return found
  }

  /// The folders in each of which a program of its own begins.
  func starts(_ program: Program) -> Set<String> {
    var begun = Set(
      program.types.filter { type in type.attributes.contains { Self.attributes.contains($0.name) } }.map(\.file))
    for (index, file) in program.files.enumerated() where file.folders.last == "main.swift" { begun.insert(index) }
    guard begun.count > 1 else { return [] }
    let ways = begun.sorted().map { foldersOfFiles[$0] }
    var counts: [String: Int] = [:]
    for folder in ways.joined() { counts[folder, default: 0] += 1 }
    return Set(ways.compactMap { way in way.first { counts[$0] == 1 } })
  }

  private static let attributes: Set<String> = ["NSApplicationMain", "UIApplicationMain", "main"]
}

extension String {
  /// Whether it is a module's name but for what its makers put before or after all such names, in whole words.
  fileprivate func abbreviates(_ module: String) -> Bool {
    guard utf8.count >= 4, utf8.count < module.utf8.count, utf8.count * 2 >= module.utf8.count, beginsUppercase else {
      return false
    }
    if module.hasSuffix(self) { return true }
    return module.hasPrefix(self) && String(module.dropFirst(count)).beginsUppercase
  }
}
