/// States and moves between them, given by where they start and what follows each.
///
/// A state is a string of bytes, at most 65,535 of them. It has to be *canonical*: two states are the same state
/// exactly when they have the same bytes. Everything else about a state is the system's own affair.
///
/// ```swift
/// /// A counter that can be stepped and reset.
/// struct Counter: TransitionSystem {
///   func initialStates(into sink: inout StateSink) {
///     sink.append(0)
///     sink.finish(move: 0)
///   }
///   func successors(of state: Span<UInt8>, into sink: inout StateSink) {
///     if state[0] < 9 {
///       sink.append(state[0] + 1)
///       sink.finish(move: 1)
///     }
///     sink.append(0)
///     sink.finish(move: 2)
///   }
/// }
/// ```
package protocol TransitionSystem {
  /// Bytes of every state, if all have the same number of them; that saves about eight bytes a state and some time.
  var stateLength: Int? { get }

  /// Writes every state in which the system may start.
  func initialStates(into sink: inout StateSink)

  /// Writes every state that one move leads to, with the number of the move.
  ///
  /// The same state has the same successors in the same order whenever it is asked. Several moves may lead to the same
  /// state, and a move may lead back to where it started.
  func successors(of state: Span<UInt8>, into sink: inout StateSink)
}

extension TransitionSystem {
  package var stateLength: Int? { nil }
}
