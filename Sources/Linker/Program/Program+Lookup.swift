import Facts

extension Program {
  /// The type that a written type means, seen from inside another type.
  ///
  /// - Parameter aliases: how many type aliases led here; they may lead in a circle.
  func resolve(
    _ reference: TypeReference, from context: TypeID? = nil, file: Int? = nil, aliases: Int = 0
  ) -> TypeID? {
    switch reference {
    case .named(let path, _): resolve(path: path, from: context, file: file, aliases: aliases)
    case .optional(let wrapped), .metatype(let wrapped):
      resolve(wrapped, from: context, file: file, aliases: aliases)
    case .composition(let parts):
      parts.lazy.compactMap { self.resolve($0, from: context, file: file, aliases: aliases) }.first
    case .array, .dictionary, .tuple, .function, .other: nil
    }
  }

  private func resolve(path: [String], from context: TypeID?, file: Int?, aliases: Int) -> TypeID? {
    guard let name = path.last else { return nil }
    if path[0] == "Self", let context, let keyword = self[context].keyword, keyword != .protocol {
      return path.count == 1 ? context : resolve(path: Array(path[1...]), from: context, file: file, aliases: aliases)
    }
    if path.count > 1 {
      let candidates = typesByName[path.joined(separator: ".")] ?? types(named: name, inModule: path[0])
      return nearest(candidates, to: file ?? context.map { self[$0].file })
    }
    guard aliases == 0 else { return resolve(name, from: context, file: file, aliases: aliases) }
    let place = Lookups.Place(name: name, context: context, file: file)
    if let known = lookups.resolved[place] { return known }
    let found = resolve(name, from: context, file: file, aliases: 0)
    lookups.resolved[place] = .some(found)
    return found
  }

  private func resolve(_ name: String, from context: TypeID?, file: Int?, aliases: Int) -> TypeID? {
    if let context {
      if let found = nested(name, in: context, aliases: aliases) { return found }
      if isGeneric(over: name, from: context) { return nil }
    }
    let file = file ?? context.map { self[$0].file }
    guard let candidates = typesByName[name] else { return nil }
    // From outside, a nested type needs its qualified name: a plain `List` is the library's, whoever nests a `List`.
    let isLibraryName = LibraryNames.views.contains(name)
    return nearest(
      isLibraryName
        ? candidates.filter { self[$0].parent == nil && self[$0].qualifiedName == name && isSeen($0, from: file) }
        : candidates, to: file)
  }

  /// The types of a name, of a module's those of that: `struct Navigator: Scenes.Navigator`.
  private func types(named name: String, inModule module: String) -> [TypeID] {
    let all = typesByName[name] ?? []
    let own = all.filter { self[$0].parent == nil && files[self[$0].file].module == module }
    // What the app adds to a library's type goes by its name.
    if LibraryNames.modules.contains(module) { return own + all.filter { self[$0].keyword == nil } }
    return own.isEmpty ? all : own
  }

  /// Longer chains of type aliases do not occur; circles do, while somebody is typing.
  private static let aliasLimit = 16

  /// A type, or the target of a type alias, that an enclosing type or one of its supertypes declares.
  private func nested(_ name: String, in context: TypeID, aliases: Int) -> TypeID? {
    var scope: TypeID? = context
    var steps = 0
    while let id = scope, steps < 16 {
      if self[id].name == name { return id }
      for case .type(let inner) in self[id].members[name] ?? [] { return inner }
      if let alias = self[id].aliases[name], alias.simpleName != name, aliases < Self.aliasLimit {
        return resolve(alias, from: id, aliases: aliases + 1)
      }
      scope = self[id].parent
      steps += 1
    }
    return nil
  }

  /// Of several types with one name, the one that shares the longest path with a file; outside types come last.
  func nearest(_ candidates: [TypeID], to file: Int?) -> TypeID? {
    guard candidates.count > 1, let file else {
      let declared = candidates.filter { self[$0].keyword != nil }
      return declared.first { !self[$0].isFilePrivate } ?? declared.first ?? candidates.first
    }
    return candidates.max { closeness($0, file) < closeness($1, file) }
  }

  private func closeness(_ id: TypeID, _ file: Int) -> (Int, Int, Int, Int, Int) {
    let shared = zip(files[self[id].file].folders, files[file].folders).prefix { $0 == $1 }.count
    // What another file keeps to itself is meant where nothing else can be: a value of it may have come along.
    let rank = isHidden(id, from: file) ? -1 : self[id].keyword == nil ? 0 : 1
    // Outer types win over nested ones of the same name, which need their qualified name; then what the file's module
    // sees best, and at last the first declared.
    return (
      rank, self[id].parent == nil ? 1 : 0, modules.visibility(of: self[id], from: file).rawValue, shared, -id.index
    )
  }

  /// The members of that name which a value of the type has: its own, inherited, or from protocol extensions.
  ///
  /// A requirement without a body stands for what the conforming types make of it.
  ///
  /// - Complexity: O(1) when asked again.
  func members(named name: String, of type: TypeID) -> [Member] {
    if let known = lookups.members(named: name, of: type) { return known }
    let found = findMembers(named: name, of: type)
    lookups.keep(found, named: name, of: type)
    return found
  }

  private func findMembers(named name: String, of type: TypeID) -> [Member] {
    var found: [Member] = []
    var seen: Set<TypeID> = []
    var queue = [type]
    var next = 0
    while next < queue.count {
      let id = queue[next]
      next += 1
      guard seen.insert(id).inserted else { continue }
      let own = self[id].members[name] ?? []
      // What one protocol only requires, another may bring along.
      if !own.isEmpty, id == type || self[id].keyword != .protocol || found.allSatisfy(isRequirement) { found += own }
      // What a class declares hides what its superclass does; what is only asked for hides nothing.
      if !found.allSatisfy(isRequirement), self[id].keyword != .protocol {
        if name != "init" {
          found += overloads(of: found, named: name, above: id)
          found += defaults(beside: found, named: name, of: type)
        }
        break
      }
      queue += supertypes(of: id)
    }
    guard found.allSatisfy(isRequirement) else {
      let bodies = found.filter { !isRequirement($0) }
      return self[type].keyword == .protocol ? bodies + overrides(of: name, in: type, required: found) : bodies
    }
    guard !found.isEmpty, self[type].keyword == .protocol else { return found }
    let implementations = overrides(of: name, in: type, required: found)
    return implementations.isEmpty ? found : implementations
  }

  /// Functions of the superclasses that have the same name, but other parameters, and a property of that name.
  private func overloads(of found: [Member], named name: String, above type: TypeID) -> [Member] {
    var labels = Set(found.compactMap(labels))
    guard labels.count == found.count else { return [] }
    var overloads: [Member] = []
    for ancestor in superclasses(of: type) {
      for member in self[ancestor].members[name] ?? [] {
        guard let own = self.labels(member) else {
          if case .variable = member, !overloads.contains(where: isProperty) { overloads.append(member) }
          continue
        }
        if labels.insert(own).inserted { overloads.append(member) }
      }
    }
    return overloads
  }

  /// Functions from protocol extensions that have the same name, but other parameters, or the same ones of which some may
  /// be left out.
  ///
  /// What can be called just as one of the type's own, because the rest may be left out, is hidden by that.
  private func defaults(beside found: [Member], named name: String, of type: TypeID) -> [Member] {
    guard !found.contains(where: isProperty) else { return [] }
    let bodies = found.filter { !isRequirement($0) }
    var labels = Set(bodies.compactMap(labels) + bodies.compactMap(neededLabels))
    var defaults: [Member] = []
    for ancestor in ancestors(of: type).sorted() where self[ancestor].keyword == .protocol {
      for member in self[ancestor].members[name] ?? [] where !isRequirement(member) {
        guard let own = self.labels(member), let needed = neededLabels(member), !labels.contains(needed) else {
          continue
        }
        labels.insert(own)
        defaults.append(member)
      }
    }
    return defaults
  }

  private func isProperty(_ member: Member) -> Bool { if case .variable = member { true } else { false } }

  private func labels(_ member: Member) -> [String?]? {
    guard case .function(let id) = member else { return nil }
    return self[id].declaration.parameters.map(\.label)
  }

  /// The labels of what a call of a function must pass.
  private func neededLabels(_ member: Member) -> [String?]? {
    guard case .function(let id) = member else { return nil }
    return self[id].declaration.parameters.filter { $0.defaultValue == nil }.map(\.label)
  }

  /// The class of the app's that a class inherits from.
  func superclass(of type: TypeID) -> TypeID? {
    supertypes(of: type).first { self[$0].keyword == .class && $0 != type }
  }

  /// The app's classes above a class, nearest first.
  private func superclasses(of type: TypeID) -> [TypeID] {
    var found: [TypeID] = []
    var current: TypeID? = type
    while let id = current {
      current = supertypes(of: id).first { self[$0].keyword == .class && $0 != type && !found.contains($0) }
      if let current { found.append(current) }
    }
    return found
  }

  /// What the types below a type make of its members of a name.
  private func overrides(of name: String, in type: TypeID, required: [Member]) -> [Member] {
    let required = required.filter(isRequirement).compactMap(labels)
    var found: [Member] = []
    for conformer in conformers(of: type) {
      let own = (self[conformer].members[name] ?? []).filter { !isRequirement($0) }
      found += own.isEmpty ? inherited(name, by: conformer, like: required).filter { !found.contains($0) } : own
    }
    return found
  }

  /// What a type has from its superclasses and from extensions of other protocols for a requirement.
  private func inherited(_ name: String, by conformer: TypeID, like required: [[String?]]) -> [Member] {
    guard !required.isEmpty else { return [] }
    return members(named: name, of: conformer).filter { member in
      guard case .function(let id) = member, !isRequirement(member), let owner = self[id].owner,
        self[owner].keyword != nil
      else { return false }
      return labels(member).map(required.contains) ?? false
    }
  }

  /// Types that the type inherits from or conforms to, as far as the program knows them, in written order.
  func supertypes(of id: TypeID) -> [TypeID] {
    if let known = lookups.supertypes[id] { return known }
    let found =
      self[id].inherited.compactMap { resolve($0, from: id) }.filter { $0 != id }
      + outsideSupertypes(of: id)
    lookups.supertypes[id] = found
    return found
  }

  /// App extensions of UIKit classes that a written superclass descends from.
  private func outsideSupertypes(of id: TypeID) -> [TypeID] {
    self[id].inherited.flatMap { reference in
      outsideAncestors(of: id, through: reference).compactMap { typesByName[$0]?.first }
    }
  }

  /// Names of the classes above one that a type inherits from and the app does not declare.
  private func outsideAncestors(of id: TypeID, through parent: TypeReference) -> [String] {
    guard let name = parent.simpleName else { return [] }
    // What stands first may be the superclass; a protocol is no class, whatever its name.
    guard self[id].keyword == .class, parent == self[id].inherited.first,
      resolve(parent, from: id).map({ self[$0].keyword == nil }) ?? true
    else { return UIKitClasses.ancestors(of: name) }
    return UIKitClasses.ancestors(ofOutsideClass: name, isController: libraryControllers.contains(name))
  }

  /// Whether a member is a protocol requirement, declared without a body.
  func isRequirement(_ member: Member) -> Bool {
    switch member {
    case .function(let id): self[id].declaration.body == nil
    case .variable(let id):
      self[id].declaration.value == nil && self[id].declaration.getter == nil
        && self[id].owner.map { self[$0].keyword == .protocol } ?? false
    case .enumCase, .type: false
    }
  }

  /// All types below a type that are no protocols, nearest first.
  func conformers(of type: TypeID) -> [TypeID] {
    if let known = lookups.conformers[type] { return known }
    let found = findConformers(of: type)
    lookups.conformers[type] = found
    return found
  }

  private func findConformers(of type: TypeID) -> [TypeID] {
    var found: [TypeID] = []
    var seen: Set<TypeID> = [type]
    var queue = directSubtypes[type] ?? []
    var next = 0
    while next < queue.count {
      let id = queue[next]
      next += 1
      guard seen.insert(id).inserted else { continue }
      if self[id].keyword != .protocol { found.append(id) }
      queue += directSubtypes[id] ?? []
    }
    return found
  }

  /// Every class and protocol of the program above a type.
  func ancestors(of type: TypeID) -> Set<TypeID> {
    if let known = ancestorTable[type] { return known }
    return ancestors(walkingFrom: type)
  }

  /// `ancestors(of:)` without the table.
  func ancestors(walkingFrom type: TypeID) -> Set<TypeID> {
    var found: Set<TypeID> = []
    var queue = [type]
    while let id = queue.popLast() {
      for parent in self[id].inherited {
        if let parentID = resolve(parent, from: id), parentID != type, found.insert(parentID).inserted {
          queue.append(parentID)
        }
      }
    }
    return found
  }

  /// Names of every class and protocol above a type, its own first; outside ones too.
  func ancestry(of type: TypeID) -> [String] {
    if let known = lookups.ancestry[type] { return known }
    let names = findAncestry(of: type)
    lookups.ancestry[type] = names
    return names
  }

  private func findAncestry(of type: TypeID) -> [String] {
    var names: [String] = []
    var seen: Set<TypeID> = []
    var queue = [type]
    var next = 0
    while next < queue.count {
      let id = queue[next]
      next += 1
      guard seen.insert(id).inserted else { continue }
      names.append(self[id].name)
      for parent in self[id].inherited {
        if let parentID = resolve(parent, from: id), parentID != id {
          queue.append(parentID)
        }
        if let name = parent.simpleName {
          names.append(name)
          names += outsideAncestors(of: id, through: parent)
        }
      }
    }
    if isViewOfLibrary(type, named: names) { names.append("View") }
    return names
  }
}

/// What a program was asked before.
struct Lookups {
  /// By the number of the type: this is asked for most.
  private var members: [[String: [Program.Member]]] = []
  fileprivate var supertypes: [TypeID: [TypeID]] = [:]
  fileprivate var conformers: [TypeID: [TypeID]] = [:]
  fileprivate var ancestry: [TypeID: [String]] = [:]
  fileprivate var resolved: [Place: TypeID?] = [:]

  /// A plain name of a type and where it is written.
  fileprivate struct Place: Hashable {
    var name: String
    var context: TypeID?
    var file: Int?
  }

  fileprivate func members(named name: String, of type: TypeID) -> [Program.Member]? {
    type.index < members.count ? members[type.index][name] : nil
  }

  fileprivate mutating func keep(_ found: [Program.Member], named name: String, of type: TypeID) {
    if type.index >= members.count {
      members += Array(repeating: [:], count: type.index + 1 - members.count)
    }
    members[type.index][name] = found
  }
}
