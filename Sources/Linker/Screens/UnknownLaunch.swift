import Facts
import NavigationModel

/// Apps of which it was not found out what they show first: no screen of theirs can be reached then.
struct UnknownLaunch {
  let linkage: Linkage

  /// Adds a gap for each app, where no way into any of them is known; to be asked when every entry is there.
  ///
  /// - Complexity: O(*n*) in the number of types.
  func list() {
    guard !linkage.draft.entries.contains(where: { $0.kind == .launch && $0.to != nil }) else { return }
    for entry in linkage.program.types where entry.attributes.contains(where: { Self.mains.contains($0.name) }) {
      linkage.draft.unresolved.append(
        Unresolved(
          source: linkage.program.place(entry.file, entry.offset), call: entry.name,
          reason: Unresolved.launch))
    }
  }

  private static let mains: Set<String> = ["UIApplicationMain", "main"]
}
