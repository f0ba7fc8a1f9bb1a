package import NavigationModel

/// What a storyboard or xib says.
package struct InterfaceFacts: Sendable, Hashable {
  /// The two sorts of Interface Builder document.
  package enum Kind: UInt8, CaseIterable, Sendable { case storyboard, xib }

  package var kind: Kind
  /// File name without extension and without its `.lproj` folder.
  package var name: String
  /// Object id of the initial controller.
  package var initialObjectID: String?
  /// Shown by the system while the app starts: no screen of the app.
  package var isLaunchScreen: Bool
  /// `targetRuntime`, such as `iOS.CocoaTouch`; other platforms are left out by the linker.
  package var runtime: String
  /// Whether it is for a phone, tablet or television.
  package var isOfUIKit: Bool { runtime.isEmpty || runtime.hasPrefix("iOS") || runtime.hasPrefix("AppleTV") }
  package var scenes: [SceneFact]
  /// For a xib: class of the File's Owner.
  package var filesOwnerClass: String?
  /// For a xib: custom classes of what it holds, each once.
  package var partClasses: [String]
  /// Selectors of the actions that controls, bar buttons and recognisers send, each once.
  package var actions: [String]
  /// Comments that speak to navgraph, such as `navgraph:ignore dead-end`, from that word on.
  package var directives: [PlacedText]

  package init(
    kind: Kind, name: String, initialObjectID: String? = nil, isLaunchScreen: Bool = false, runtime: String = "",
    scenes: [SceneFact] = [], filesOwnerClass: String? = nil, partClasses: [String] = [], actions: [String] = [],
    directives: [PlacedText] = []
  ) {
    self.kind = kind
    self.name = name
    self.initialObjectID = initialObjectID
    self.isLaunchScreen = isLaunchScreen
    self.runtime = runtime
    self.scenes = scenes
    self.filesOwnerClass = filesOwnerClass
    self.partClasses = partClasses
    self.actions = actions
    self.directives = directives
  }
}

/// One scene of a storyboard: a controller, or a reference to one elsewhere.
package struct SceneFact: Sendable, Hashable {
  /// Interface Builder's id of the controller or placeholder.
  package var objectID: String
  /// Element name: `viewController`, `navigationController`, `viewControllerPlaceholder` and so on.
  package var element: String
  package var customClass: String?
  package var customModule: String?
  package var storyboardIdentifier: String?
  /// `title` of the controller, else that of its navigation item, else its tab bar item's.
  package var title: String?
  package var modalPresentationStyle: String?
  /// For a placeholder: where it leads.
  package var reference: StoryboardReferenceFact?
  /// Object id of the scene's exit, the destination of its unwind segues.
  package var exitID: String?
  package var segues: [SegueFact]
  /// Custom classes of the views, cells and objects in the scene, each once.
  package var partClasses: [String]
  package var place: SourcePlace

  package init(
    objectID: String, element: String, customClass: String? = nil, customModule: String? = nil,
    storyboardIdentifier: String? = nil, title: String? = nil, modalPresentationStyle: String? = nil,
    reference: StoryboardReferenceFact? = nil, exitID: String? = nil, segues: [SegueFact] = [],
    partClasses: [String] = [], place: SourcePlace
  ) {
    self.objectID = objectID
    self.element = element
    self.customClass = customClass
    self.customModule = customModule
    self.storyboardIdentifier = storyboardIdentifier
    self.title = title
    self.modalPresentationStyle = modalPresentationStyle
    self.reference = reference
    self.exitID = exitID
    self.segues = segues
    self.partClasses = partClasses
    self.place = place
  }
}

/// A storyboard reference: the scene of another storyboard.
package struct StoryboardReferenceFact: Sendable, Hashable {
  /// Name of the storyboard; `nil` means the same one.
  package var storyboard: String?
  /// Identifier of the scene; `nil` means the initial one.
  package var identifier: String?
  package var bundleIdentifier: String?

  package init(storyboard: String?, identifier: String?, bundleIdentifier: String? = nil) {
    self.storyboard = storyboard
    self.identifier = identifier
    self.bundleIdentifier = bundleIdentifier
  }
}

/// One segue, owned by the scene whose controller or view starts it.
package struct SegueFact: Sendable, Hashable {
  /// `kind` as written: `show`, `presentation`, `relationship`, `embed`, `unwind`, `custom` and so on.
  package var kind: String
  /// For a relationship: `rootViewController`, `viewControllers`, `masterViewController` and so on.
  package var relationship: String?
  package var identifier: String?
  /// Object id of the target controller, placeholder or exit.
  package var destination: String
  /// Class of a custom segue.
  package var customClass: String?
  /// For an unwind segue: the selector, such as `doneWithSegue:`.
  package var unwindAction: String?
  /// Selector of an `@IBSegueAction` that makes the destination.
  package var creationSelector: String?
  package var modalPresentationStyle: String?
  /// Object id of the view or bar button that a popover points at.
  package var popoverAnchor: String?
  /// Element that starts it (`button`, `tableViewCell`, `containerView`); the controller's own element if performed by code.
  package var trigger: String
  package var place: SourcePlace

  package init(
    kind: String, relationship: String? = nil, identifier: String? = nil, destination: String,
    customClass: String? = nil, unwindAction: String? = nil, creationSelector: String? = nil,
    modalPresentationStyle: String? = nil, popoverAnchor: String? = nil, trigger: String, place: SourcePlace
  ) {
    self.kind = kind
    self.relationship = relationship
    self.identifier = identifier
    self.destination = destination
    self.customClass = customClass
    self.unwindAction = unwindAction
    self.creationSelector = creationSelector
    self.modalPresentationStyle = modalPresentationStyle
    self.popoverAnchor = popoverAnchor
    self.trigger = trigger
    self.place = place
  }
}
