/// A vertex of the navigation graph: something that a person sees, or that owns transitions.
public struct Node: Hashable, Codable, Sendable {
  /// What sort of thing a node is.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// A view controller or SwiftUI view that a person looks at.
    case screen
    /// A screen that holds others.
    case container
    /// A coordinator, router or flow object: owns transitions, is not itself seen.
    case flow
    /// An alert, action sheet or confirmation dialog.
    case alert
    /// A screen of the operating system, such as the photo picker.
    case system
    /// A screen of a library whose source was not read.
    case external
    /// Not seen at all: the application, a scene delegate, a notification handler.
    case event
  }

  /// How a container shows its children.
  public enum Container: String, Hashable, Codable, Sendable, CaseIterable {
    case navigation, tab, split, page, drawer, custom
  }

  /// Identity, referred to by transitions, routes and entries.
  public var id: NodeID
  /// Class or view name, generic arguments included, as written in the source.
  public var name: String
  /// What sort of thing it is.
  public var kind: Kind
  /// For a container: how it shows its children.
  public var container: Container?
  /// What a user would read in the title bar, where the source says it.
  public var title: String?
  /// Module or target folder that declares it.
  public var module: String?
  /// Where it is declared; for a storyboard scene without a class, the scene.
  public var source: SourcePlace?
  /// Other names of the same node: route cases, storyboard identifiers, names of routes that lead here.
  public var aliases: [String]
  /// The storyboard scene that draws it.
  public var scene: StoryboardScene?
  /// Whether the class is never written down by the app (a plain `UINavigationController` made for one route).
  public var anonymous: Bool

  /// Creates a node; everything but identity, name and kind may stay open.
  public init(
    id: NodeID, name: String, kind: Kind, container: Container? = nil, title: String? = nil, module: String? = nil,
    source: SourcePlace? = nil, aliases: [String] = [], scene: StoryboardScene? = nil, anonymous: Bool = false
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.container = container
    self.title = title
    self.module = module
    self.source = source
    self.aliases = aliases
    self.scene = scene
    self.anonymous = anonymous
  }
}

/// The place of a scene inside the app's storyboards.
public struct StoryboardScene: Hashable, Codable, Sendable {
  /// Name of the storyboard, without extension.
  public var storyboard: String
  /// Identifier that code instantiates it by.
  public var identifier: String?
  /// Interface Builder's object id of the controller.
  public var objectID: String
  /// Whether it is the storyboard's initial scene.
  public var isInitial: Bool

  /// Creates the place of a scene.
  public init(storyboard: String, identifier: String? = nil, objectID: String, isInitial: Bool = false) {
    self.storyboard = storyboard
    self.identifier = identifier
    self.objectID = objectID
    self.isInitial = isInitial
  }
}
