/// How a step builds its screen.
public struct Factory: Hashable, Codable, Sendable {
  /// Built-in factories, and `custom` for the app's own.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    case byClass, storyboard, none, byFinder, inline, hosting, navigation, tab, split, complete, custom
  }

  /// Built in, or of the app's own.
  public var kind: Kind
  /// Class of the factory, as written or declared.
  public var name: String
  /// Class that it is about, as written.
  public var screenClass: String?
  /// Name of the storyboard that it loads from, without extension.
  public var storyboard: String?
  /// Storyboard identifier; `nil` with a storyboard means its initial scene.
  public var identifier: String?
  /// Whether the factory takes in the children of the steps after it.
  public var isContainer: Bool
  /// For one that looks its screen up instead of building it: how; for the simulator, no part of the published model.
  public var finder: Finder?
  /// Children that a complete factory builds together with its container, in order.
  public var children: [FactoryChild]
  /// What of it could not be read; for the simulator, no part of the published model.
  public var gaps: [ReadingGap] = []

  private enum CodingKeys: CodingKey { case kind, name, screenClass, storyboard, identifier, isContainer, children }

  /// Creates a factory.
  public init(
    kind: Kind, name: String, screenClass: String?, storyboard: String? = nil, identifier: String? = nil,
    isContainer: Bool = false, finder: Finder? = nil, children: [FactoryChild] = []
  ) {
    self.kind = kind
    self.name = name
    self.screenClass = screenClass
    self.storyboard = storyboard
    self.identifier = identifier
    self.isContainer = isContainer
    self.finder = finder
    self.children = children
  }
}

/// A child that a complete factory builds together with its container.
public struct FactoryChild: Hashable, Codable, Sendable {
  /// Node that the child is; `nil` for a plain container of UIKit.
  public var node: NodeID?
  /// How it builds its screen.
  public var factory: Factory
  /// How it is put into the container; `nil` means appended.
  public var action: RouteAction?
  /// Type that the payload is converted to for this child; `nil` where it gets the container's.
  ///
  /// For the simulator, no part of the published model.
  public var conversion: String?
  /// Code that runs on the screen with the payload, in the order written.
  public var contextTasks: [RouteTask]
  /// Where it stands in the source.
  public var source: SourcePlace

  private enum CodingKeys: CodingKey { case node, factory, action, contextTasks, source }

  /// Creates a child.
  public init(
    node: NodeID?, factory: Factory, action: RouteAction? = nil, conversion: String? = nil,
    contextTasks: [RouteTask] = [], source: SourcePlace
  ) {
    self.node = node
    self.factory = factory
    self.action = action
    self.conversion = conversion
    self.contextTasks = contextTasks
    self.source = source
  }
}
