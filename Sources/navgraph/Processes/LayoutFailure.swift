/// Why a layout process gave no answer.
enum LayoutFailure: Error, Hashable, CustomStringConvertible {
  /// It was still at work after this many seconds, and was killed.
  case timedOut(seconds: Int64)
  /// A signal ended it: a crash, or a limit that it reached.
  case killed(signal: Int32)
  /// It gave up by itself.
  case gaveUp(status: Int32)
  /// It could not be started or spoken to.
  case unreachable(String)

  /// Lower case, no full stop.
  var description: String {
    switch self {
    case .timedOut(let seconds): "the layout took longer than \(seconds) s"
    case .killed(let signal): "the layout process was ended by signal \(signal)"
    case .gaveUp(let status): "the layout process gave up with status \(status)"
    case .unreachable(let reason): "the layout process could not be used: \(reason)"
    }
  }
}
