import Facts

/// Views with something that a person acts with, in themselves or in their parts.
///
/// What lies over a screen without any is a part of that: a note, a picture, a sign that something is going on.
final class ActingViews {
  private let program: Program
  private var known: [TypeID: Bool] = [:]

  init(linkage: Linkage) { program = linkage.program }

  /// Whether there is something to act with in a view.
  func contains(_ id: TypeID) -> Bool {
    if let answer = known[id] { return answer }
    known[id] = false
    let isBridge = program.ancestry(of: id).contains("UIViewControllerRepresentable")
    let answer = isBridge || acts(code(of: id)) || isGivenControl(id)
    known[id] = answer
    return answer
  }

  /// Whether there is something to act with in a piece of view code.
  func acts(_ code: [Statement]) -> Bool {
    var collector = NameCollector()
    collector.collect(code)
    if !collector.names.isDisjoint(with: Self.controls) { return true }
    return collector.names.sorted().contains { name in
      program.typesByName[name]?.contains { program.isScreen($0) && contains($0) } ?? false
    }
  }

  /// Whether it is given a view to act with: `let confirm: ConfirmButton`.
  private func isGivenControl(_ id: TypeID) -> Bool {
    program[id].members.values.joined().contains { member in
      guard case .variable(let variable) = member, program.isStored(member),
        let type = program[variable].declaration.type?.unwrapped, case .named = type,
        let part = program.resolve(type, from: id, file: program[id].file), part != id,
        program[part].keyword == .struct, program.isScreen(part)
      else { return false }
      return contains(part)
    }
  }

  private func code(of id: TypeID) -> [Statement] {
    program[id].members.values.joined().flatMap { member -> [Statement] in
      switch member {
      case .variable(let variable): program[variable].declaration.getter ?? []
      case .function(let function): program[function].declaration.body ?? []
      case .enumCase, .type: []
      }
    }
  }

  private static let controls = SwiftUIControls.names.union(["NavigationLink", "NBNavigationLink", "onTapGesture"])
}
