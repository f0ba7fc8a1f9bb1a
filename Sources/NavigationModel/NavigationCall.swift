/// A call in the source that navigates, and how it was found out where to.
public struct NavigationCall: Hashable, Codable, Sendable {
  /// The ways of finding out what a call shows, the surest first.
  public enum Resolution: String, Hashable, Codable, Sendable, CaseIterable {
    /// The class stands in the argument, or the call needs none.
    case constructor
    /// A local variable holds it.
    case local
    /// A storyboard declares it.
    case storyboard
    /// A function of the app makes it.
    case factory
    /// A property holds it, or a change of state stands for it.
    case property
    /// The callers pass it.
    case parameter
    /// Only its type says what it is.
    case type
  }

  /// Where it stands in the source.
  public var source: SourcePlace
  /// The call as written, shortened.
  public var call: String
  /// How it was found out; `nil` for a call that stays open.
  public var resolution: Resolution?

  /// Creates a call.
  public init(source: SourcePlace, call: String, resolution: Resolution?) {
    self.source = source
    self.call = call
    self.resolution = resolution
  }
}
