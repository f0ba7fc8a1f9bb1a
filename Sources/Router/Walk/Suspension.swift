/// A navigation that waits for one of its gates.
struct Suspension: Sendable {
  /// What it waits for.
  enum Cause: Hashable, Sendable {
    /// The user, who does what the gate asks for or turns it down.
    case user
    /// The navigation that the gate began, by its number.
    case navigation(Int)
    /// Nobody: UIKit does not call back.
    case nobody
  }

  var number: Int
  var route: String
  var plan: Plan
  /// Index of the gate that was asked last.
  var gate: Int
  var cause: Cause
  /// The modal that the gate opened.
  var opened = ControllerID.none
}

extension Suspension {
  /// Follows the view controllers to their new numbers; those that are gone become nobody.
  mutating func renumber(by renumbering: ScreenTree.Renumbering) {
    plan.start = renumbering[plan.start]
    opened = renumbering[opened]
    for index in plan.slips.indices { plan.slips[index].screen = renumbering[plan.slips[index].screen] }
  }
}
