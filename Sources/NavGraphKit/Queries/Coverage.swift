public import NavigationModel

/// How many of an app's navigation calls were understood, by the way of finding out, and which were not.
struct Coverage {
  private let model: Model

  init(_ model: Model) { self.model = model }

  /// The totals, then what stays open by file.
  var text: String {
    let isOpen = openCalls
    let open = model.calls.filter(isOpen.contains)
    let places = Set(open.map(\.source))
    let besides = model.unresolved.count { !places.contains($0.source) }
    var lines = [
      "navigation calls  \(model.calls.count)", "resolved          \(share(model.calls.count - open.count))",
    ]
    for resolution in NavigationCall.Resolution.allCases {
      let count = model.calls.count { $0.resolution == resolution && !isOpen.contains($0) }
      guard count > 0 else { continue }
      lines.append("  " + padded(resolution.rawValue, to: 16) + "\(count)")
    }
    lines.append("open              \(open.count)")
    if besides > 0 {
      lines.append(
        "besides           \(besides)  places that may lead somewhere: a screen is made or loaded, a state changes")
    }
    return (lines + openByFile).joined(separator: "\n") + "\n"
  }

  /// Calls of which it is not known what they show, or where that comes from, so that no edge tells of them.
  private var openCalls: Set<NavigationCall> {
    let told = Set(
      model.transitions.flatMap { [$0.source] + $0.alsoAt } + model.entries.map(\.source) + model.routes.map(\.source))
    let gaps = Set(model.unresolved.map(\.source)).subtracting(told)
    return Set(model.calls.filter { $0.resolution == nil || gaps.contains($0.source) })
  }

  private var openByFile: [String] {
    let gaps = Dictionary(grouping: model.unresolved, by: \.source.file)
    return gaps.keys.sorted().flatMap { file in
      ["", "\(file) (\(gaps[file]?.count ?? 0))"]
        + (gaps[file] ?? []).map { "  \($0.source.line):\($0.source.column)  \($0.call): \($0.reason)" }
    }
  }

  private func share(_ count: Int) -> String {
    guard !model.calls.isEmpty else { return "0" }
    return "\(count) (\(count * 100 / model.calls.count) %)"
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}

extension Model {
  /// How many navigation calls there are, how many were resolved and by which means, and the rest by file.
  public var coverage: String { Coverage(self).text }
}
