/// How a screen is joined to the one before it.
public struct RouteAction: Hashable, Codable, Sendable {
  /// Built-in actions, and `custom` for the app's own.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    case push, pushAsRoot, pushReplacingLast
    case present, replaceRoot
    /// Nothing happens on the screen (`GeneralAction.nilAction`).
    case none
    case addTab, setAsMaster, pushToDetails, pushOnToDetails
    case custom
  }

  /// Built in, or of the app's own.
  public var kind: Kind
  /// As written: `UINavigationController.push`, `CustomContainerFactory.ReplaceRoot`.
  public var name: String
  /// Container class that it must find around the previous screen; `nil` if it needs none or none is named.
  public var container: String?
  /// Parameters worth showing, by label: `presentationStyle: formSheet`, `startingFrom: topmostParent`.
  public var parameters: [String: String]
  /// Who presents, where that is neither the previous screen nor its outermost parent; for the simulator, no part of the
  /// published model.
  public var presenter: ControllerExpression?
  /// Class of the screens that it can be applied to, for an action of the app's own that is about no container; for the
  /// simulator, no part of the published model.
  public var appliesTo: String?
  /// For an action of the app's own: what it does on the screen, as its body tells.
  public var effect: Transition.Kind?
  /// Wrappers around it, outermost first: `CATransaction.wrap`.
  public var wrappers: [String]
  /// Where it stands in the source.
  public var source: SourcePlace
  /// What of it could not be read; for the simulator, no part of the published model.
  public var gaps: [ReadingGap] = []

  private enum CodingKeys: CodingKey { case kind, name, container, parameters, effect, wrappers, source }

  /// Creates an action.
  public init(
    kind: Kind, name: String, container: String? = nil, parameters: [String: String] = [:],
    presenter: ControllerExpression? = nil, appliesTo: String? = nil, effect: Transition.Kind? = nil,
    wrappers: [String] = [],
    source: SourcePlace
  ) {
    self.kind = kind
    self.name = name
    self.container = container
    self.parameters = parameters
    self.presenter = presenter
    self.appliesTo = appliesTo
    self.effect = effect
    self.wrappers = wrappers
    self.source = source
  }
}
