import Facts
import NavigationModel

extension Program {
  /// Builds the symbol tables of an app.
  ///
  /// - Parameter libraries: declarations that stand for those of libraries.
  /// - Parameter scenes: names of the classes of controllers in storyboards.
  /// - Complexity: O(*n*) in the number of declarations.
  convenience init(
    _ sources: [(path: String, facts: SwiftFacts)], libraries: [(path: String, facts: SwiftFacts)],
    propertyLists: [PropertyListFacts], scenes: Set<String> = []
  ) {
    self.init()
    extensionFolders = propertyLists.compactMap(\.extensionFolder)
    spelling = OldSpelling(sources)
    let sorted = sources.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) } + libraries
    libraryFiles = sources.count..<sorted.count
    for (index, source) in sorted.enumerated() {
      files.append(
        File(
          path: source.path, module: moduleName(of: source.path), imports: source.facts.imports,
          statements: source.facts.statements, lines: source.facts.lines, folders: source.path.split(separator: "/")))
      for type in source.facts.members.types { declare(type, in: index, parent: nil) }
    }
    modules = Modules(self)
    for (index, source) in sorted.enumerated() {
      add(source.facts.members, to: nil, in: index, requirements: [])
      for node in source.facts.members.extensions where node.depth <= 1 { extend(node, in: index) }
    }
    // What extensions declare others extend by its qualified name, be it in a file before: `extension Catalog.Shelf`.
    let nested = sorted.enumerated().flatMap { index, source in
      source.facts.members.extensions.filter { $0.depth > 1 }.map { (index, $0) }
    }
    for depth in Set(nested.map(\.1.depth)).sorted() {
      for (index, node) in nested where node.depth == depth { extend(node, in: index) }
    }
    addLibraryMembers()
    openSupertypes()
    libraryControllers = findLibraryControllers(scenes: scenes)
    lookups = Lookups()
    // Extensions may declare types that other extensions extend: nested types are declared above, in file order.
    linkSubtypes()
    for index in types.indices {
      ancestorTable[TypeID(index: index)] = ancestors(walkingFrom: TypeID(index: index))
    }
    inheritAliases()
    lookups = Lookups()
    screenTable = findScreens()
  }

  /// Declares a type and the types nested in it; its other members follow once all types are known.
  private func declare(_ node: TypeDeclaration, in file: Int, parent: TypeID?) {
    let id = TypeID(index: types.count)
    let qualified = parent.map { self[$0].qualifiedName + "." + node.name } ?? node.name
    let isFilePrivate = node.isFilePrivate || parent.map { self[$0].isFilePrivate } ?? false
    types.append(
      TypeEntry(node, qualifiedName: qualified, file: file, parent: parent, isFilePrivate: isFilePrivate))
    register(id)
    for inner in node.members.types { declare(inner, in: file, parent: id) }
    add(node.members, to: id, in: file, requirements: [])
  }

  private func register(_ id: TypeID) {
    let entry = self[id]
    typesByName[entry.name, default: []].append(id)
    if entry.qualifiedName != entry.name { typesByName[entry.qualifiedName, default: []].append(id) }
    if let parent = entry.parent {
      types[parent.index].members[entry.name, default: []].append(.type(id))
    }
  }

  private func extend(_ node: ExtensionDeclaration, in file: Int) {
    guard case .named(let path, _) = node.extended.unwrapped, let name = path.last else { return }
    let qualified = path.joined(separator: ".")
    let candidates = (typesByName[qualified] ?? typesByName[name] ?? []).filter { !isHidden($0, from: file) }
    let id = nearest(candidates, to: file) ?? declareOutside(name: name, qualified: qualified, file: file, node.offset)
    types[id.index].inherited += node.inherited
    for inner in node.members.types { declare(inner, in: file, parent: id) }
    add(node.members, to: id, in: file, requirements: node.requirements)
  }

  /// A type that the app extends without declaring it, such as `UIViewController`.
  private func declareOutside(name: String, qualified: String, file: Int, _ offset: Int32) -> TypeID {
    let id = TypeID(index: types.count)
    types.append(TypeEntry(outside: name, qualifiedName: qualified, file: file, offset: offset))
    register(id)
    return id
  }

  private func add(
    _ members: Members, to owner: TypeID?, in file: Int, requirements: [GenericRequirement]
  ) {
    for node in members.functions {
      let id = FunctionID(index: functions.count)
      let declaration = libraryFiles.contains(file) ? node : spelling.today(node)
      functions.append(FunctionEntry(declaration: declaration, owner: owner, file: file, requirements: requirements))
      add(.function(id), named: node.name, to: owner)
    }
    for node in members.variables {
      let id = VariableID(index: variables.count)
      variables.append(VariableEntry(declaration: node, owner: owner, file: file, requirements: requirements))
      add(.variable(id), named: node.name, to: owner)
    }
    guard let owner else {
      for node in members.aliases {
        guard let target = node.target, globalAliases[node.name] == nil else { continue }
        globalAliases[node.name] = target
        globalAliasParameters[node.name] = node.parameters
      }
      return
    }
    for node in members.cases {
      add(.enumCase(owner, types[owner.index].cases.count), named: node.name, to: owner)
      types[owner.index].cases.append(node)
    }
    for node in members.aliases {
      guard let target = node.target else {
        types[owner.index].associatedTypes.insert(node.name)
        continue
      }
      types[owner.index].aliases[node.name] = target
      types[owner.index].aliasParameters[node.name] = node.parameters
    }
  }

  private func add(_ member: Member, named name: String, to owner: TypeID?) {
    if let owner {
      types[owner.index].members[name, default: []].append(member)
    } else {
      globals[name, default: []].append(member)
    }
  }

  private func linkSubtypes() {
    for index in types.indices {
      let id = TypeID(index: index)
      for parent in types[index].inherited {
        guard let parentID = resolve(parent, from: id), parentID != id else { continue }
        if directSubtypes[parentID]?.contains(id) != true { directSubtypes[parentID, default: []].append(id) }
      }
    }
  }
}

extension ExtensionDeclaration {
  /// How many names the extended type is written with.
  fileprivate var depth: Int { if case .named(let path, _) = extended.unwrapped { path.count } else { 0 } }
}

extension PropertyListFacts {
  /// The folder of an app extension that says here how it starts.
  fileprivate var extensionFolder: [Substring]? {
    guard let path = (extensionPrincipalClass ?? extensionStoryboard)?.place.file else { return nil }
    let folders = path.split(separator: "/").dropLast()
    return Array(folders.last.map(Self.subfolders.contains) ?? false ? folders.dropLast() : folders)
  }

  /// Where such lists are kept beside the code.
  private static let subfolders: Set<Substring> = ["Info", "Resources", "Supporting Files", "SupportingFiles"]
}

/// The module of a file, as far as its path tells: the folder below `Sources`, else the first folder.
private func moduleName(of path: String) -> String {
  let parts = path.split(separator: "/").dropLast()
  if let sources = parts.lastIndex(of: "Sources"), sources + 1 < parts.endIndex { return String(parts[sources + 1]) }
  return parts.first.map(String.init) ?? ""
}
