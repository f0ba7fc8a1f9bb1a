/// One thing that a request does in some state, as somebody would say it who watches the screen.
///
/// In the order in which they are told: how it ended, what went, what came, and what became of the destination.
package enum Effect: Hashable, Sendable {
  // How it ended, where it did not simply arrive.

  /// The app would stop with an exception.
  case crashed
  /// The router failed with this error.
  case failed(String)
  /// A screen that stands in the way says that it can not be dismissed.
  case refused
  /// A gate refused.
  case refusedByGate(String)
  /// The completion was not called; `nil` where it is not a gate that is waited for.
  case waiting(gate: String?)

  // What went.

  /// Another screen is the root of the window.
  case replacedRoot
  /// So many modals were closed.
  case dismissed(Int)
  /// Another tab was selected.
  case switchedTab
  /// So many screens left the stack of a navigation controller.
  case popped(Int)
  /// So many screens left another container.
  case removed(Int)

  // What came.

  /// So many new screens lie on a stack that was there.
  case pushed(Int)
  /// So many new modals.
  case presented(Int)
  /// So many new tabs in a bar that was there.
  case addedTabs(Int)
  /// So many new screens in another container that was there.
  case embedded(Int)

  // What became of the destination.

  /// A screen that was there shows something else.
  case updated
  /// The screen that is seen was there.
  case reused
  /// The new screen is beside one of the same class that shows the same.
  case duplicated
  /// The new screen is beside one of the same class that shows something else.
  case anotherInstance
  /// The router says that it has arrived, but nobody sees the destination.
  case hidden

  /// The effect once, where it happened several times.
  var once: Effect {
    switch self {
    case .dismissed: .dismissed(1)
    case .popped: .popped(1)
    case .removed: .removed(1)
    case .pushed: .pushed(1)
    case .presented: .presented(1)
    case .addedTabs: .addedTabs(1)
    case .embedded: .embedded(1)
    case .crashed, .failed, .refused, .refusedByGate, .waiting, .replacedRoot, .switchedTab, .updated, .reused,
      .duplicated, .anotherInstance, .hidden:
      self
    }
  }

  /// Whether something new came with it.
  var builds: Bool {
    switch self {
    case .pushed, .presented, .addedTabs, .embedded: true
    default: false
    }
  }
}

extension Effect: CustomStringConvertible {
  /// A few words.
  package var description: String {
    switch self {
    case .crashed: "crashes"
    case .failed(let error): "failed: \(error)"
    case .refused: "refused"
    case .refusedByGate(let gate): "refused by \(gate)"
    case .waiting(let gate): gate.map { "waits for \($0)" } ?? "waits"
    case .replacedRoot: "replaced root"
    case .dismissed(let count): "dismissed \(count)"
    case .switchedTab: "switched tab"
    case .popped(let count): "popped \(count)"
    case .removed(let count): "removed \(count)"
    case .pushed(let count): count == 1 ? "pushed" : "pushed \(count)"
    case .presented(let count): count == 1 ? "presented" : "presented \(count)"
    case .addedTabs(let count): count == 1 ? "added tab" : "added \(count) tabs"
    case .embedded(let count): count == 1 ? "embedded" : "embedded \(count)"
    case .updated: "updated"
    case .reused: "reused"
    case .duplicated: "duplicated"
    case .anotherInstance: "another instance"
    case .hidden: "not visible"
    }
  }
}
