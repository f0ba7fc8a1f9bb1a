import Facts
import NavigationModel

/// Functions that are declared to navigate: their calls do what the declaration says, and their bodies nothing besides.
struct DeclaredBodies {
  let sinks: [DeclaredSink]

  /// Empties the body of each, so that what callers pass goes no further.
  func empty(in program: Program) {
    guard !sinks.isEmpty else { return }
    let names = Set(sinks.map(\.function))
    for index in program.functions.indices {
      let entry = program.functions[index]
      guard names.contains(entry.declaration.name), entry.declaration.body != nil,
        sinks.contains(where: { fits($0, entry, program) })
      else { continue }
      var declaration = entry.declaration
      declaration.body = []
      program.functions[index] = Program.FunctionEntry(
        declaration: declaration, owner: entry.owner, file: entry.file, requirements: entry.requirements)
    }
  }

  private func fits(_ sink: DeclaredSink, _ entry: Program.FunctionEntry, _ program: Program) -> Bool {
    // Whatever an initialiser does beside, it makes an object that the app may go on with.
    guard sink.function == entry.declaration.name, sink.function != "init" else { return false }
    if let written = sink.typeName?.split(separator: ".").last.map(String.init) {
      guard let owner = entry.owner, program.ancestry(of: owner).contains(written) || program[owner].name == written
      else { return false }
    }
    guard let labels = sink.labels else { return true }
    // A call may leave out what has a value already.
    var rest = labels[...]
    for parameter in entry.declaration.parameters where rest.first.map({ $0 == parameter.label }) ?? false {
      rest = rest.dropFirst()
    }
    return rest.isEmpty
  }
}
