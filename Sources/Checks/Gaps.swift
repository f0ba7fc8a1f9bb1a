internal import NavigationModel

/// Where the model is known to be incomplete.
///
/// A rule that concludes from the absence of an edge must not do so where an edge may only have stayed unresolved.
struct Gaps: Sendable {
  private let files: Set<String>
  private let words: Set<String>

  init(_ model: Model) {
    files = Set(model.unresolved.map(\.source.file))
    words = Set(
      model.unresolved.flatMap { gap in
        (gap.call + " " + gap.reason).split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      })
  }

  /// Whether a file has a navigation call that could not be resolved.
  func touch(file: String?) -> Bool { file.map(files.contains) ?? false }

  /// Whether a call that could not be resolved names something.
  func mention(_ name: String) -> Bool { words.contains(name) }
}
