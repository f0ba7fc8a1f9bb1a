/// How much work one question may take, and which functions are not to be followed for the work they take.
///
/// Functions that each call two others twice double the work line by line, and so do those that call each other in
/// circles. A question that costs too much is given up; but hundreds ask the same functions, so whichever were followed
/// over and over again by it count as what they are declared to give from then on. So all questions together take time
/// that is linear in the number of functions, however they call each other.
struct WorkBudget {
  private var work = 0
  private var visits: [FunctionID: Int] = [:]
  private var bottomless: Set<FunctionID> = []

  /// A question that takes more steps counts as unknown.
  private static let limit = 50_000
  /// Who is followed more often by a question that is given up made it costly.
  private static let mostVisits = 32

  /// Begins another question.
  mutating func begin() {
    work = 0
    if !visits.isEmpty { visits.removeAll(keepingCapacity: true) }
  }

  /// Counts steps; says no once the question has had its share.
  mutating func spend(_ steps: Int) -> Bool {
    let before = work
    work += steps
    guard work > Self.limit else { return true }
    if before <= Self.limit {
      for (function, count) in visits where count > Self.mostVisits { bottomless.insert(function) }
    }
    return false
  }

  /// Counts that a function is followed; says no if it is not to be.
  mutating func follow(_ function: FunctionID) -> Bool {
    guard !bottomless.contains(function) else { return false }
    visits[function, default: 0] += 1
    return true
  }
}
