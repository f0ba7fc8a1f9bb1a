/// Defects of several explorations: of those that are the same, the one with the shortest way.
struct DefectCollection {
  private struct Key: Hashable {
    var property: VerifiedProperty
    var subject: String
    var kind: String
  }

  private var byKey: [Key: Defect] = [:]

  mutating func take(_ defects: [Defect]) {
    for defect in defects {
      let kind = defect.witness.last?.outcome.failure?.name ?? ""
      let key = Key(property: defect.property, subject: defect.subject, kind: kind)
      if byKey[key] == nil { byKey[key] = defect }
    }
  }

  var sorted: [Defect] {
    byKey.values.sorted { a, b in
      (a.property.order, a.subject, a.detail) < (b.property.order, b.subject, b.detail)
    }
  }
}

extension VerifiedProperty {
  fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
