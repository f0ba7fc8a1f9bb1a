internal import NavigationModel
internal import Yams

/// The keys of a correction.
enum CorrectionKey: String, FieldKey {
  case from, to, kind, remove, replace

  static let subject = "a correction"
  static let required: [CorrectionKey] = [.from]
}

/// The keys of what a correction puts in.
enum ReplacementKey: String, FieldKey {
  case to, kind, gates, label

  static let subject = "a replacement"
  static let required: [ReplacementKey] = []
}

extension SettingsReader {
  mutating func readCorrections(_ node: Yams.Node) {
    for element in elements(node, of: "corrections") {
      guard let fields = fields(element, CorrectionKey.self) else { continue }
      let kind = choice(fields[.kind], "kind of transition", among: Transition.Kind.allCases)
      let to = name(fields[.to])
      guard let action = action(fields, of: element), let from = name(fields[.from]) else { continue }
      settings.declarations.corrections.append(
        Correction(from: from, to: to, kind: kind, action: action, source: fields.source))
    }
  }

  private mutating func action(_ fields: Fields<CorrectionKey>, of node: Yams.Node) -> Correction.Action? {
    switch (fields[.remove], fields[.replace]) {
    case (let remove?, nil):
      guard let isRemoved = flag(remove) else { return nil }
      if !isRemoved { complain(remove, "write 'remove: true', or delete the correction") }
      return .remove
    case (nil, let replace?): return replacement(replace).map { .replace($0) }
    case (nil, nil), (.some, .some):
      complain(node, "a correction needs either 'remove: true' or 'replace', with what to say instead")
      return nil
    }
  }

  private mutating func replacement(_ node: Yams.Node) -> Correction.Replacement? {
    guard let fields = fields(node, ReplacementKey.self) else { return nil }
    if ReplacementKey.allCases.allSatisfy({ fields[$0] == nil }) {
      complain(node, "a replacement needs at least one of \(ReplacementKey.names.joined(separator: ", "))")
    }
    return Correction.Replacement(
      to: name(fields[.to]), kind: choice(fields[.kind], "kind of transition", among: Transition.Kind.allCases),
      gates: fields[.gates].map { names($0) }, label: text(fields[.label]))
  }
}
