extension String {
  /// Whether one letter too many, too few, wrong, or swapped with its neighbour makes this word the other.
  func isOneSlipAway(from other: String) -> Bool {
    let (a, b) = (Array(self), Array(other))
    let same = zip(a, b).prefix { $0 == $1 }.count
    let (restA, restB) = (a[same...], b[same...])
    switch a.count - b.count {
    case 1: return restA.dropFirst().elementsEqual(restB)
    case -1: return restA.elementsEqual(restB.dropFirst())
    case 0:
      guard !restA.isEmpty else { return false }
      if restA.dropFirst().elementsEqual(restB.dropFirst()) { return true }
      let isSwapped = restA.prefix(2).elementsEqual(restB.prefix(2).reversed())
      return isSwapped && restA.dropFirst(2).elementsEqual(restB.dropFirst(2))
    default: return false
    }
  }
}
