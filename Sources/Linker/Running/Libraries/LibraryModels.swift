import Facts
import NavigationModel

/// What a library's controller shows that the app uses for several things: `SheetController(model: DepositSheet())`.
///
/// The library has a class for that, and the app a class of its own under it for each thing: those are the screens.
struct LibraryModels {
  let linkage: Linkage

  private var program: Program { linkage.program }

  /// The app's class whose object a controller shows; `nil` where the controller itself says enough.
  func model(shownBy term: Term) -> TypeID? {
    guard linkage.sites.named(term.name).filter({ $0.form == .call && $0.base == nil }).count > 1 else { return nil }
    let shown = (term.arguments ?? []).filter { argument in
      let label = argument.label?.lowercased() ?? ""
      return !Targets.relations.contains(where: label.contains)
    }.compactMap { linkage.evaluator.typeID(of: $0.value) }
    let models = shown.filter { program[$0].keyword == .class && !program.isScreen($0) && isOfLibrary($0) }
    return models.count == 1 ? models[0] : nil
  }

  /// Whether a class has a library's class above it.
  private func isOfLibrary(_ type: TypeID) -> Bool {
    var top = type
    var seen: Set<TypeID> = []
    while seen.insert(top).inserted, let above = program.superclass(of: top) { top = above }
    guard let first = program[top].inherited.first, let name = first.simpleName,
      program.resolve(first, from: top).map({ program[$0].keyword == nil }) ?? true
    else { return false }
    return !Self.plain.contains(name) && !["NS", "UI"].contains(where: name.hasPrefix)
  }

  /// Of the system's, and nothing to show.
  private static let plain: Set<String> = [
    "AnyObject", "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Hashable",
    "Identifiable", "ObservableObject", "Sendable",
  ]
}
