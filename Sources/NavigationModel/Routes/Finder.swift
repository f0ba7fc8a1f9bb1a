/// How a step recognises its screen among those that are shown.
public struct Finder: Hashable, Codable, Sendable {
  /// Built-in finders, and `custom` for the app's own.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    case byClass, byClassAndContext, instance, none, presenting, details, predicate, hostingWithContext, custom
  }

  /// Built in, or of the app's own.
  public var kind: Kind
  /// Class of the finder, as written or declared.
  public var name: String
  /// Class that it looks for; `nil` where nothing says so, and then it matches any view controller.
  public var screenClass: String?
  /// Search options as written, without the leading dots: `["current", "visible"]`; empty means the default.
  public var options: [String]
  /// `topmost`, `root`, or the text of a custom expression; `nil` means the default.
  public var startingPoint: String?
  /// The view controller that a custom starting point names; for the simulator, no part of the published model.
  public var origin: ControllerExpression?
  /// What of it could not be read; for the simulator, no part of the published model.
  public var gaps: [ReadingGap] = []

  private enum CodingKeys: CodingKey { case kind, name, screenClass, options, startingPoint }

  /// Creates a finder.
  public init(
    kind: Kind, name: String, screenClass: String?, options: [String] = [], startingPoint: String? = nil,
    origin: ControllerExpression? = nil
  ) {
    self.kind = kind
    self.name = name
    self.screenClass = screenClass
    self.options = options
    self.startingPoint = startingPoint
    self.origin = origin
  }
}
