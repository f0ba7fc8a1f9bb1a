import Observation

@Observable
final class Session {
  enum State {
    case welcome, garden
  }

  var state = State.welcome
}
