/// A declaration that holds a route, of which could not be found out which.
public struct UnreadRoute: Hashable, Sendable {
  /// Where it is declared.
  public var source: SourcePlace
  /// What could not be evaluated, as written; empty where the declaration gives nothing to evaluate.
  public var text: String
  /// Where that stands.
  public var place: SourcePlace

  /// Creates an unread route.
  public init(source: SourcePlace, text: String, place: SourcePlace) {
    self.source = source
    self.text = text
    self.place = place
  }
}
