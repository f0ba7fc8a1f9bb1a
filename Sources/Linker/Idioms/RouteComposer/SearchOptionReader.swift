import Facts

/// Reads where a finder looks: a set of options, written out, behind names, or made of other sets.
struct SearchOptionReader {
  let linkage: Linkage

  /// The single options in the order of their bits.
  private static let single = ["current", "visible", "contained", "presented", "presenting", "parent"]
  /// What the library's other names stand for.
  private static let combined = [
    "currentAllStack": ["current", "contained"], "currentVisibleOnly": ["current", "visible"],
    "allVisible": ["current", "visible", "presented", "presenting"],
    "fullStack": ["current", "contained", "presented", "presenting"],
    "currentAndUp": ["current", "contained", "presented"], "currentAndDown": ["current", "contained", "presenting"],
  ]
  private static let depthLimit = 8

  /// The options as they are named, the app's own names seen through; `nil` where they can not be read.
  func read(_ value: Value) -> [String]? { names(of: value, depth: 0) }

  private func names(of value: Value, depth: Int) -> [String]? {
    guard depth < Self.depthLimit else { return nil }
    switch value {
    case .array(let elements):
      let parts = elements.map { names(of: $0, depth: depth) }
      return parts.contains { $0 == nil } ? nil : parts.flatMap { $0 ?? [] }
    case .term(let term):
      let name = String(term.name.trimmingPrefix("."))
      if Self.single.contains(name) || Self.combined[name] != nil { return [name] }
      if term.name == "SearchOptions" || term.name == ".init" { return made(of: term.arguments ?? [], depth) }
      return joined(term, depth) ?? own(name, depth)
    default: return nil
    }
  }

  /// `SearchOptions([.current])`, `SearchOptions(rawValue: 5)`.
  private func made(of arguments: [LabeledValue], _ depth: Int) -> [String]? {
    guard let argument = arguments.first else { return [] }
    guard argument.label == "rawValue" else { return names(of: argument.value, depth: depth + 1) }
    guard case .number(let text) = argument.value, let bits = Int(text) else { return nil }
    return Self.single.enumerated().filter { bits & 1 << $0.offset != 0 }.map(\.element)
  }

  /// `.fullStack.subtracting(.presenting)`, and what else makes a set of two.
  private func joined(_ term: Term, _ depth: Int) -> [String]? {
    guard let base = term.base, let argument = term.arguments?.first, argument.label == nil,
      let left = set(of: base, depth), let right = set(of: argument.value, depth)
    else { return nil }
    let result: Set<String>
    switch term.name {
    case "union", "inserting": result = left.union(right)
    case "subtracting", "removing": result = left.subtracting(right)
    case "intersection": result = left.intersection(right)
    case "symmetricDifference": result = left.symmetricDifference(right)
    default: return nil
    }
    return Self.single.filter(result.contains)
  }

  private func set(of value: Value, _ depth: Int) -> Set<String>? {
    names(of: value, depth: depth + 1).map { Set($0.flatMap { Self.combined[$0] ?? [$0] }) }
  }

  /// A name that the app adds to the library's.
  private func own(_ name: String, _ depth: Int) -> [String]? {
    for case .variable(let id) in linkage.evaluator.staticMembers[name] ?? [] {
      guard let owner = linkage.program[id].owner, linkage.program[owner].name == "SearchOptions" else { continue }
      if let found = names(of: linkage.evaluator.value(of: id), depth: depth + 1) { return found }
    }
    return nil
  }
}
