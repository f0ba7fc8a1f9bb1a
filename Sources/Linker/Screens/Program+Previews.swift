import Facts

/// What stands in the source for Xcode's previews alone.
extension Program {
  /// The types, by number, whose code only Xcode's previews run, and what is declared inside of them.
  var previews: Set<Int> {
    var found: Set<Int> = []
    // Types stand before those that are nested in them.
    for (index, type) in types.enumerated()
    where type.inherited.contains(where: { $0.simpleName == "PreviewProvider" })
      || type.parent.map({ found.contains($0.index) }) ?? false
    {
      found.insert(index)
    }
    return found
  }

  /// The names of all that previews use.
  ///
  /// - Complexity: O(*n*) in the size of the previews' code.
  var namesOfPreviews: Set<String> {
    var collector = NameCollector()
    for index in previews.sorted() {
      for members in types[index].members.values { for member in members { collect(member, into: &collector) } }
    }
    for file in files { collector.collect(file.statements.filter(\.isPreview)) }
    return collector.names
  }

  private func collect(_ member: Member, into collector: inout NameCollector) {
    switch member {
    case .variable(let id):
      collector.collect(self[id].declaration.getter ?? [])
      if let value = self[id].declaration.value { collector.collect(value) }
    case .function(let id): collector.collect(self[id].declaration.body ?? [])
    case .enumCase, .type: break
    }
  }
}

extension Statement {
  /// `#Preview("With items") { CartPreview() }`.
  fileprivate var isPreview: Bool {
    if case .expression(let expression) = kind, case .macro("Preview", _) = expression.kind { true } else { false }
  }
}

extension Program.TypeEntry {
  /// Whether its name says that it stands around a view for Xcode's previews: `CartPreviewContainer`.
  var isMadeForPreviews: Bool {
    ["PreviewContainer", "PreviewHost", "PreviewWrapper", "Previews"].contains(where: name.hasSuffix)
  }
}

extension String {
  /// Whether a view that previews use is called like one that is there for nothing else: `CartPreview`, `TimelineDemo`.
  var isOfPreview: Bool {
    contains("Preview") || !Set(words).isDisjoint(with: ["demo", "sample"])
  }
}
