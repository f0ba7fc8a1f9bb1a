/// Why a navigation did not reach its destination.
///
/// Names are those of the library's `RoutingError` (https://github.com/ekazaev/route-composer, `RoutingError.swift`),
/// or the name of an error of the app.
package struct RoutingFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// `compositionFailed`, `typeMismatch`, `cantBeDismissed`, `initialController.notFound`,
  /// `initialController.deallocated`, `generic`, the name of an app's error, or `exception`.
  package var name: String
  /// What happened, in a plain sentence.
  package var reason: String
  /// Whether the payload is of another type than who gets it takes.
  package var isAboutPayload: Bool

  /// Creates a failure.
  package init(name: String, reason: String, isAboutPayload: Bool = false) {
    self.name = name
    self.reason = reason
    self.isAboutPayload = isAboutPayload
  }

  /// `compositionFailed: nothing of class Home stands in the window`.
  package var description: String { "\(name): \(reason)" }

  /// Whether the app would crash: UIKit raises an exception, or gates call each other for ever.
  package var isCrash: Bool { name == Self.crash }
}

extension RoutingFailure {
  static let crash = "exception"

  static func compositionFailed(_ reason: String) -> Self { Self(name: "compositionFailed", reason: reason) }

  static func typeMismatch(_ reason: String) -> Self { Self(name: "typeMismatch", reason: reason) }

  static func wrongPayload(_ reason: String) -> Self {
    Self(name: "typeMismatch", reason: reason, isAboutPayload: true)
  }

  static func generic(_ reason: String) -> Self { Self(name: "generic", reason: reason) }

  static func exception(_ reason: String) -> Self { Self(name: crash, reason: reason) }
}
