import Facts
import NavigationModel

/// Files that were left behind: a module has one type of a name, and the calls tell by their labels which one it is.
struct StaleFiles {
  private let program: Program
  private(set) var paths: Set<String> = []
  private(set) var remarks: [Remark] = []

  /// - Complexity: O(*n*) in the number of types; calls are looked at only where two types have one name.
  init(_ linkage: Linkage) {
    program = linkage.program
    for (_, ids) in program.typesByName.sorted(by: { $0.key < $1.key }) where ids.count > 1 {
      let twins = ids.filter { id in
        [.class, .struct, .actor].contains(program[id].keyword) && program[id].parent == nil
          && !program.libraryFiles.contains(program[id].file)
      }
      for (module, twins) in Dictionary(grouping: twins, by: { program.files[program[$0].file].module })
      where twins.count > 1 {
        find(among: twins, in: module, linkage)
      }
    }
  }

  private mutating func find(among twins: [TypeID], in module: String, _ linkage: Linkage) {
    let evaluator = linkage.evaluator
    let calls = linkage.sites.named(program[twins[0]].name).filter { site in
      site.form == .call && site.base == nil && program.files[site.scope.file].module == module
    }
    .map { evaluator.labeled($0.arguments, in: $0.scope) }
    let live = twins.filter { twin in calls.allSatisfy { isMade($0, twin, evaluator) } }
    guard !calls.isEmpty, live.count == 1 else { return }
    for twin in twins
    where twin != live[0] && !calls.contains(where: { isMade($0, twin, evaluator) }) && isAlone(twin) {
      let entry = program[twin]
      guard paths.insert(program.files[entry.file].path).inserted else { continue }
      let other = program.files[program[live[0]].file].path
      remarks.append(
        Remark(
          source: program.place(entry.file, entry.offset),
          message: "no call fits this '\(entry.name)', and all fit that of \(other): the file is left out"))
    }
  }

  /// Whether an object of a type can be made with some arguments.
  private func isMade(_ arguments: [LabeledValue], _ type: TypeID, _ evaluator: Evaluator) -> Bool {
    let initializers = program.members(named: "init", of: type)
    guard !initializers.isEmpty else {
      return program[type].keyword == .struct || !program[type].inherited.isEmpty || arguments.isEmpty
    }
    return initializers.contains { member in
      guard case .function(let id) = member else { return true }
      return evaluator.accepts(program[id].declaration.parameters, arguments)
    }
  }

  /// Whether a file declares nothing but one type.
  private func isAlone(_ type: TypeID) -> Bool {
    let file = program[type].file
    func isWithin(_ owner: TypeID?) -> Bool {
      var current = owner
      while let id = current {
        if id == type { return true }
        current = program[id].parent
      }
      return false
    }
    return program.types.indices.allSatisfy { program.types[$0].file != file || isWithin(TypeID(index: $0)) }
      && program.functions.allSatisfy { $0.file != file || isWithin($0.owner) }
      && program.variables.allSatisfy { $0.file != file || isWithin($0.owner) }
  }
}
