extension Finding: Comparable {
  /// Orders by place, findings about the whole app first, then by rule and message.
  public static func < (a: Finding, b: Finding) -> Bool {
    switch (a.source, b.source) {
    case (nil, nil): break
    case (nil, _): return true
    case (_, nil): return false
    case (let left?, let right?): if left != right { return left < right }
    }
    return (a.rule, a.message) < (b.rule, b.message)
  }
}
