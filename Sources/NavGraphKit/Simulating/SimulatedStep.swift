import Router

/// One request to the router or one move of the user: how it ended, and what it changed.
public struct SimulatedStep: Sendable {
  /// How a step can end, as scenario files write it.
  public enum Ending: String, Sendable, CaseIterable {
    /// The router completed with success; a move of the user always does.
    case ok
    /// The router completed with a failure.
    case fails
    /// The router threw at once, and completes never.
    case `throws`
    /// Something is waited for, such as a gate that the user has not passed.
    case waits
  }

  /// What was done: `Shop.product with 7`, `back`.
  public var doing: String
  /// Whether the router was at work: when asked, or where the user moved a gate.
  public var isNavigation: Bool
  /// How it ended.
  public var ending: Ending
  /// Name of the error, if it failed: `compositionFailed`, or one of the app's own.
  public var error: String?
  /// What went wrong, in a sentence.
  public var reason: String?
  /// The tree before, in tree notation.
  public var before: String
  /// The tree afterwards.
  public var after: String
  /// Everything that was done and why, one line each, in order.
  public var events: [String]

  /// What could not be read on the way, and what was taken instead, one line each.
  public var unread: [String]

  /// The trees themselves, for pictures.
  let passage: Passage

  init(doing: String, isNavigation: Bool, passage: Passage) {
    self.doing = doing
    self.isNavigation = isNavigation
    self.passage = passage
    ending =
      switch passage.outcome {
      case .arrived: .ok
      case .failed: .fails
      case .thrown: .throws
      case .waiting: .waits
      }
    error = passage.outcome.failure?.name
    reason = passage.outcome.failure?.reason
    before = passage.before.description
    after = passage.after.description
    events = passage.events.map(\.description)
    unread = passage.events.filter(\.isUnread).map(\.description).reduce(into: []) { lines, line in
      if !lines.contains(line) { lines.append(line) }
    }
  }

  /// `ok`, or `fails (compositionFailed)`.
  var endingWithError: String { ending.rawValue + (error.map { " (\($0))" } ?? "") }
}
