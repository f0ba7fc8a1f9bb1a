/// One thing that the router does, with its reason.
///
/// Screens are named as trees name them, without their children: `Trip(7)`.
package enum RouterEvent: Hashable, Sendable {
  /// A navigation begins.
  case asked(route: String, payload: String)
  /// A list of alternatives was decided; the number counts from 1.
  case alternative(number: Int, of: Int, condition: String)
  /// No alternative applies: the chain ends there.
  case noAlternative(reason: String)
  /// From here towards the start the payload is another one.
  case converted(to: String)
  /// A finder found a screen; `place` tells the containers around it.
  case found(screen: String, finder: String, place: String)
  /// A finder found nothing; `place` tells where it looked.
  case notFound(finder: String, place: String)
  /// The navigation starts from this screen.
  case starts(screen: String, how: String)
  /// A step is neither found nor built.
  case skipped(step: String)
  /// A step will be built.
  case planned(step: String, factory: String)
  /// Nobody builds a step: it is looked for again when its turn comes.
  case expected(step: String, finder: String)
  /// A container will take in the screens of later steps while it is built.
  case absorbs(container: String, screens: [String])
  /// An interceptor is asked.
  case gateAsked(String)
  /// It lets the user through.
  case gatePassed(String, reason: String)
  /// It refuses.
  case gateFailed(String, error: String)
  /// It does not answer yet.
  case gateWaits(String)
  /// A gate navigates itself.
  case gateOpens(String, route: String)
  /// A task ran on a screen.
  case task(String, screen: String)
  /// A modal was dismissed, with everything above it.
  case dismissed(screen: String, above: String)
  /// A factory made a screen.
  case built(screen: String, factory: String)
  /// A child was put into a container that is being built.
  case embedded(child: String, container: String)
  /// A screen was joined to what stands: `push`, `present`.
  case integrated(screen: String, action: String, into: String)
  /// A screen waits to be put into a container together with the next ones.
  case postponed(screen: String, container: String)
  /// Screens that waited were put into their container at once.
  case flushed(container: String, children: [String])
  /// A child came to the front; `how` tells how: `popped to`, `tab selected`.
  case visible(screen: String, container: String, how: String)
  /// A task at the end of the navigation.
  case postTask(String, screen: String)
  /// The user did something.
  case moved(String)
  /// Something could not be read; `assumed` tells what was taken instead.
  case unread(String, assumed: String)
  /// The navigation ended with a failure.
  case failed(RoutingFailure)
  /// The navigation ended with success.
  case arrived(route: String)
}

extension RouterEvent {
  /// Whether it says that something could not be read.
  package var isUnread: Bool { if case .unread = self { true } else { false } }
}

extension RouterEvent: CustomStringConvertible {
  /// One plain line.
  package var description: String {
    switch self {
    case .asked(let route, let payload): "Navigate to \(route)\(payload)"
    case .alternative(let number, let count, let condition):
      "Alternative \(number) of \(count) is taken: \(condition)"
    case .noAlternative(let reason): "No alternative applies: \(reason)"
    case .converted(let type): "From here towards the start the payload is \(type)"
    case .found(let screen, let finder, let place): "\(finder) found \(screen)\(place)"
    case .notFound(let finder, let place): "\(finder) found nothing \(place)"
    case .starts(let screen, let how): "Start from \(screen): \(how)"
    case .skipped(let step): "\(step) is neither found nor built; the router goes on"
    case .planned(let step, let factory): "\(step) will be made by \(factory)"
    case .expected(let step, let finder): "Nobody builds \(step): when its turn comes, \(finder) must find it"
    case .absorbs(let container, let screens):
      "\(container) will be built with \(screens.joined(separator: ", ")) in it"
    case .gateAsked(let gate): "\(gate) is asked"
    case .gatePassed(let gate, let reason): "\(gate) lets the user through: \(reason)"
    case .gateFailed(let gate, let error): "\(gate) refuses with \(error)"
    case .gateWaits(let gate): "\(gate) does not answer yet"
    case .gateOpens(let gate, let route): "\(gate) opens \(route)"
    case .task(let task, let screen): "\(task) runs on \(screen)"
    case .dismissed(let screen, let above): "\(screen) is dismissed, above \(above)"
    case .built(let screen, let factory): "\(factory) made \(screen)"
    case .embedded(let child, let container): "\(child) is put into \(container)"
    case .integrated(let screen, let action, let into): "\(action): \(screen) onto \(into)"
    case .postponed(let screen, let container): "\(screen) waits to be put into \(container) with the next one"
    case .flushed(let container, let children): "\(container) now holds \(children.joined(separator: ", "))"
    case .visible(let screen, let container, let how): "\(screen) comes to the front of \(container): \(how)"
    case .postTask(let task, let screen): "\(task) runs on \(screen) at the end"
    case .moved(let move): "The user: \(move)"
    case .unread(let text, let assumed): "“\(text)” can not be read; \(assumed)"
    case .failed(let failure): "Failed with \(failure)"
    case .arrived(let route): "Arrived at \(route)"
    }
  }
}
