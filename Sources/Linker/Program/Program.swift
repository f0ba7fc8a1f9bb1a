import Facts
import NavigationModel

/// A type of the program: declared by the app, or an outside type that the app extends.
struct TypeID: Hashable, Comparable, Sendable {
  var index: Int
  static func < (a: TypeID, b: TypeID) -> Bool { a.index < b.index }
}

/// A function, initialiser or subscript of the program.
struct FunctionID: Hashable, Comparable, Sendable {
  var index: Int
  static func < (a: FunctionID, b: FunctionID) -> Bool { a.index < b.index }
}

/// A property or global variable of the program.
struct VariableID: Hashable, Comparable, Sendable {
  var index: Int
  static func < (a: VariableID, b: VariableID) -> Bool { a.index < b.index }
}

/// All Swift files of the app as one program: its symbol tables, before anything is evaluated.
///
/// Files are numbered in order of their paths, and so is all that they declare: the same sources give the same numbers.
/// Nothing changes once it is built, so what was looked up once is kept.
final class Program {
  struct File {
    var path: String
    var module: String
    var imports: [String]
    var statements: [Statement]
    var lines: LineTable
    /// The path, folder by folder.
    var folders: [Substring]
  }

  /// Entries are objects: they are large, and asked for at every step.
  final class TypeEntry {
    let name: String
    /// With the names of the types around it: `CustomContainerFactory.ReplaceRoot`.
    let qualifiedName: String
    /// `nil` for a type that the app only extends.
    let keyword: TypeDeclaration.Keyword?
    let file: Int
    let offset: Int32
    let parent: TypeID?
    let genericParameters: [GenericParameter]
    let attributes: [Attribute]
    /// Whether no other file sees it.
    let isFilePrivate: Bool
    /// Whether other modules see it.
    let isPublic: Bool
    var inherited: [TypeReference]
    var aliases: [String: TypeReference] = [:]
    /// Names that a protocol leaves to the types that conform to it, without a default.
    var associatedTypes: Set<String> = []
    /// Names of the generic parameters of its aliases.
    var aliasParameters: [String: [String]] = [:]
    var members: [String: [Member]] = [:]
    var cases: [EnumCaseDeclaration] = []

    init(_ node: TypeDeclaration, qualifiedName: String, file: Int, parent: TypeID?, isFilePrivate: Bool) {
      name = node.name
      self.qualifiedName = qualifiedName
      keyword = node.keyword
      self.file = file
      offset = node.offset
      self.parent = parent
      genericParameters = node.genericParameters
      attributes = node.attributes
      self.isFilePrivate = isFilePrivate
      isPublic = node.isPublic
      inherited = node.inherited
    }

    /// A type that the app extends, at some place, without declaring it.
    init(outside name: String, qualifiedName: String, file: Int, offset: Int32) {
      self.name = name
      self.qualifiedName = qualifiedName
      keyword = nil
      self.file = file
      self.offset = offset
      parent = nil
      genericParameters = []
      attributes = []
      isFilePrivate = false
      isPublic = true
      inherited = []
    }

    /// Whether a name is that of one of its generic parameters.
    func isGeneric(over name: String) -> Bool { genericParameters.contains { $0.name == name } }
  }

  final class FunctionEntry {
    let declaration: FunctionDeclaration
    let owner: TypeID?
    let file: Int
    /// What the extension around it asks of the generic parameters.
    let requirements: [GenericRequirement]

    init(declaration: FunctionDeclaration, owner: TypeID?, file: Int, requirements: [GenericRequirement]) {
      self.declaration = declaration
      self.owner = owner
      self.file = file
      self.requirements = requirements
    }

    /// Whether there is no `self` in it but the type: initialisers have one.
    var isOfType: Bool { declaration.isStatic && declaration.name != "init" }
  }

  final class VariableEntry {
    let declaration: VariableDeclaration
    let owner: TypeID?
    let file: Int
    let requirements: [GenericRequirement]

    init(declaration: VariableDeclaration, owner: TypeID?, file: Int, requirements: [GenericRequirement]) {
      self.declaration = declaration
      self.owner = owner
      self.file = file
      self.requirements = requirements
    }
  }

  /// Something that a name can mean inside a type or at the top level.
  enum Member: Hashable {
    case function(FunctionID)
    case variable(VariableID)
    case enumCase(TypeID, Int)
    case type(TypeID)
  }

  var files: [File] = []
  var types: [TypeEntry] = []
  var functions: [FunctionEntry] = []
  var variables: [VariableEntry] = []
  var globals: [String: [Member]] = [:]
  /// Type aliases outside of every type.
  var globalAliases: [String: TypeReference] = [:]
  /// Names of their generic parameters.
  var globalAliasParameters: [String: [String]] = [:]
  var typesByName: [String: [TypeID]] = [:]
  /// For each type, every class and protocol of the program above it.
  var ancestorTable: [TypeID: Set<TypeID>] = [:]
  /// Types whose instances are view controllers or SwiftUI views.
  var screenTable: Set<TypeID> = []
  /// Container classes that several scenes use: which of them is meant, only the scene tells.
  var sharedContainers: Set<TypeID> = []
  /// Controllers of the app's own around navigation controllers.
  var wrappedStacks = WrappedStacks()
  /// Names of classes of libraries that are view controllers, as those tell that inherit from them.
  var libraryControllers: Set<String> = []
  /// For each type, those that name it among their inherited types.
  var directSubtypes: [TypeID: [TypeID]] = [:]

  /// Files that no app has: they say what libraries declare.
  var libraryFiles = 0..<0
  /// Folders of app extensions, each a program of its own.
  var extensionFolders: [[Substring]] = []
  /// Which files are built together.
  var modules = Modules()
  /// How the app spells its functions.
  var spelling = OldSpelling([])
  /// Structs that observed properties hold.
  private(set) lazy var observedValues = findObservedValues()
  /// What types call types of functions.
  private(set) lazy var namesOfFunctions = findNamesOfFunctions()
  /// Names of all modules that some file imports.
  private(set) lazy var importedNames = Set(files.flatMap(\.imports))
  /// Whose code each place is in.
  private(set) lazy var places = BodyPlaces(self)
  /// Lookups that were made before.
  var lookups = Lookups()

  /// Structs without initialisers of their own, by the names of the properties that they store.
  private(set) lazy var structsByProperty: [String: [TypeID]] = {
    var found: [String: [TypeID]] = [:]
    for id in types.indices.map(TypeID.init) where self[id].keyword == .struct && self[id].members["init"] == nil {
      for (name, members) in self[id].members where members.contains(where: isStored) {
        found[name, default: []].append(id)
      }
    }
    return found
  }()

  /// Whether a member is a property that each value of its type has for itself.
  func isStored(_ member: Member) -> Bool {
    guard case .variable(let id) = member else { return false }
    return self[id].declaration.getter == nil && !self[id].declaration.isStatic
  }

  // Entries are lent: that spares counting who holds them.
  subscript(id: TypeID) -> TypeEntry { _read { yield types[id.index] } }
  subscript(id: FunctionID) -> FunctionEntry { _read { yield functions[id.index] } }
  subscript(id: VariableID) -> VariableEntry { _read { yield variables[id.index] } }

  /// The place of a byte offset.
  func place(_ file: Int, _ offset: Int32) -> SourcePlace {
    let position = files[file].lines.position(of: offset)
    return SourcePlace(file: files[file].path, line: position.line, column: position.column)
  }

  /// Names of the view controllers that the app declares itself, sorted.
  var controllerNames: [String] {
    typesByName.filter { $0.value.contains { self[$0].keyword == .class && isScreen($0) } }.keys.sorted()
  }
}
