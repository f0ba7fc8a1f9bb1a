extension Scan {
  /// What was read and what was not, on one line: `read 42 files; left out 3: 1 hidden, 2 tests`.
  var summary: String {
    let read = "read \(files.count) \(files.count == 1 ? "file" : "files")"
    guard !skipped.isEmpty else { return read }
    let counts = Dictionary(grouping: skipped, by: \.reason).mapValues(\.count)
    let parts = SkipReason.allCases.compactMap { reason in counts[reason].map { "\($0) \(reason.rawValue)" } }
    return "\(read); left out \(skipped.count): \(parts.joined(separator: ", "))"
  }

  /// One line for each thing that was left out.
  var details: [String] {
    skipped.map { "left out \($0.path.visible) (\($0.reason.rawValue))" }
  }
}
