/// A part of a route that could not be read, and what is taken instead; for the simulator, no part of the published model.
public struct ReadingGap: Hashable, Sendable {
  /// The part as written.
  public var text: String
  /// What it counts as: `taken as the default options`.
  public var assumed: String

  /// Creates a gap.
  public init(text: String, assumed: String) {
    self.text = text
    self.assumed = assumed
  }
}

extension RouteStep {
  /// All of its parts that could not be read.
  public var allGaps: [ReadingGap] { finder.gaps + factory.allGaps + gaps + (action?.gaps ?? []) }
}

extension Factory {
  /// What of the factory and its children could not be read.
  fileprivate var allGaps: [ReadingGap] {
    gaps + (finder?.gaps ?? []) + children.flatMap { $0.factory.allGaps + ($0.action?.gaps ?? []) }
  }
}
