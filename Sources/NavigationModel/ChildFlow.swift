/// A place where a coordinator keeps another one.
public struct ChildFlow: Hashable, Codable, Sendable {
  /// Class that keeps the child.
  public var owner: String
  /// Class of the child, where it is known.
  public var child: String?
  /// Where it is kept.
  public var source: SourcePlace
  /// Where the owner hears that the child is done: its callback, or itself as delegate.
  public var finish: SourcePlace?
  /// Whether some code of either lets the child go.
  public var isRemoved: Bool
  /// Where it is started, beyond the first time, under the same conditions.
  public var startedAgain: [SourcePlace]

  /// Creates a child.
  public init(
    owner: String, child: String?, source: SourcePlace, finish: SourcePlace?, isRemoved: Bool,
    startedAgain: [SourcePlace] = []
  ) {
    self.owner = owner
    self.child = child
    self.source = source
    self.finish = finish
    self.isRemoved = isRemoved
    self.startedAgain = startedAgain
  }
}
