import Facts

/// Methods that the app adds to a library's class, on objects that its code makes: `let map = MKMapView()`.
extension Evaluator {
  /// Those that the class of the object has, or one that UIKit derives it from.
  func methods(_ name: String, addedToClassOf object: Value, _ arguments: [LabeledValue]) -> [FunctionID] {
    guard let own = object.libraryClass else { return [] }
    for type in [own] + UIKitClasses.ancestors(of: own) {
      let found = (program.typesByName[type] ?? []).filter { program[$0].keyword == nil }.flatMap { extended in
        // What it conforms to gives it functions, too: `extension NSObject: Configurable {}`.
        program.members(named: name, of: extended).compactMap { member -> FunctionID? in
          guard case .function(let id) = member, !program[id].declaration.isStatic,
            activeFunctions[id, default: 0] == 0,
            accepts(program[id].declaration.parameters, arguments)
          else { return nil }
          return id
        }
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Those that the app adds to lists, on a list of what they ask for: `extension Array where Element == Step { func run() }`.
  func methods(_ name: String, addedToList list: Value, _ arguments: [LabeledValue]) -> [FunctionID] {
    guard wholeProgram != nil, list.isWrittenList, let named = addedToLibraries[name] else { return [] }
    return named.filter { id in
      guard let owner = program[id].owner, Self.lists.contains(program[owner].name) else { return false }
      return activeFunctions[id, default: 0] == 0 && accepts(program[id].declaration.parameters, arguments)
        && program[id].requirements.allSatisfy { isMet($0, byElementsOf: list, of: id) }
    }
  }

  private func isMet(_ requirement: GenericRequirement, byElementsOf list: Value, of id: FunctionID) -> Bool {
    guard requirement.subject.simpleName == "Element",
      let bound = program.resolve(requirement.bound, from: program[id].owner, file: program[id].file)
    else { return true }
    return element(of: list).alternatives.allSatisfy { element in
      typeID(of: element).map { isRelated($0, bound) } ?? true
    }
  }

  /// What the app's own additions to lists are made to.
  private static let lists: Set<String> = [
    "Array", "BidirectionalCollection", "Collection", "MutableCollection", "RandomAccessCollection",
    "RangeReplaceableCollection", "Sequence",
  ]

  /// The one method of that name and shape that the app adds to types of other libraries than UIKit, on an object of a
  /// library's of which nothing else is known: `extension Resolver { func makeCart() -> CartViewController }`.
  func onlyMethod(_ name: String, addedFor arguments: [LabeledValue]) -> FunctionID? {
    guard let named = addedToLibraries[name] else { return nil }
    let fitting = named.filter { accepts(program[$0].declaration.parameters, arguments) }
    guard fitting.count == 1, activeFunctions[fitting[0], default: 0] == 0 else { return nil }
    // Libraries have methods of that name, too: what the app's gives back has to say that it is meant.
    return makesOwn(fitting[0]) || isAskedForOwn(fitting[0], arguments) ? fitting[0] : nil
  }

  /// Methods that the app adds to types of other libraries than UIKit and SwiftUI, by name.
  func indexOfAddedMethods() -> [String: [FunctionID]] {
    let added = program.functions.indices.map(FunctionID.init).filter { id in
      let declaration = program[id].declaration
      guard let owner = program[id].owner, program[owner].keyword == nil, !declaration.isStatic,
        declaration.body != nil, declaration.name != "init"
      else { return false }
      let name = program[owner].name
      return !UIKitClasses.isExtensible(name) && UIKitClasses.ancestors(of: name).isEmpty && !opaqueNames.contains(name)
    }
    return Dictionary(grouping: added) { program[$0].declaration.name }
  }

  /// Whether a function says that it gives back an object of a class of the app's own.
  private func makesOwn(_ id: FunctionID) -> Bool {
    let entry = program[id]
    guard let result = entry.declaration.result?.unwrapped,
      let type = program.resolve(result, from: entry.owner, file: entry.file)
    else { return false }
    return program[type].keyword != nil
  }

  /// Whether a function gives back an object of the type that it is handed, and that is one of the app's own:
  /// `func force<T>(_ type: T.Type) -> T`.
  private func isAskedForOwn(_ id: FunctionID, _ arguments: [LabeledValue]) -> Bool {
    let declaration = program[id].declaration
    guard let result = declaration.result?.unwrapped,
      declaration.parameters.contains(where: { $0.type == .metatype(result) })
    else { return false }
    return arguments.contains { argument in
      if case .metatype(_, let type?) = argument.value { program[type].keyword != nil } else { false }
    }
  }
}

extension Value {
  /// The class of a library's that it is an object of, as it is made or as its type says.
  fileprivate var libraryClass: String? {
    switch self {
    case .term(let term):
      term.base == nil && term.arguments != nil && term.name.beginsUppercase ? term.name : nil
    case .typed(.named(let path, _), _): path.last
    default: nil
    }
  }

  /// Whether it is a list, of known elements or of a known type.
  fileprivate var isWrittenList: Bool {
    switch self {
    case .array, .typed(.array, _): true
    default: false
    }
  }
}
