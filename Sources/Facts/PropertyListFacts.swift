package import NavigationModel

/// What an `Info.plist`, or what stands for one in build settings, says about how the app starts and who may open it.
package struct PropertyListFacts: Sendable, Hashable {
  /// `UIMainStoryboardFile`, each with its place: a project has settings for several targets.
  package var mainStoryboards: [PlacedText]
  /// `UILaunchStoryboardName`.
  package var launchStoryboard: PlacedText?
  /// `UISceneStoryboardFile` of each scene configuration.
  package var sceneStoryboards: [PlacedText]
  /// `UISceneDelegateClassName` of each scene configuration, module prefix cut.
  package var sceneDelegateClasses: [PlacedText]
  /// `NSExtensionMainStoryboard`.
  package var extensionStoryboard: PlacedText?
  /// `NSExtensionPrincipalClass`, module prefix cut.
  package var extensionPrincipalClass: PlacedText?
  /// Every scheme under `CFBundleURLTypes`.
  package var urlSchemes: [PlacedText]
  /// Every type under `UIApplicationShortcutItems`.
  package var shortcutTypes: [PlacedText]
  /// Which files a project builds.
  package var project: ProjectFacts?

  package init(
    mainStoryboards: [PlacedText] = [], launchStoryboard: PlacedText? = nil, sceneStoryboards: [PlacedText] = [],
    sceneDelegateClasses: [PlacedText] = [], extensionStoryboard: PlacedText? = nil,
    extensionPrincipalClass: PlacedText? = nil, urlSchemes: [PlacedText] = [], shortcutTypes: [PlacedText] = [],
    project: ProjectFacts? = nil
  ) {
    self.mainStoryboards = mainStoryboards
    self.launchStoryboard = launchStoryboard
    self.sceneStoryboards = sceneStoryboards
    self.sceneDelegateClasses = sceneDelegateClasses
    self.extensionStoryboard = extensionStoryboard
    self.extensionPrincipalClass = extensionPrincipalClass
    self.urlSchemes = urlSchemes
    self.shortcutTypes = shortcutTypes
    self.project = project
  }
}

/// A text and where it stands.
package struct PlacedText: Sendable, Hashable {
  package var text: String
  package var place: SourcePlace
  /// Whether something else stands before it on its line.
  package var isTrailing: Bool

  package init(text: String, place: SourcePlace, isTrailing: Bool = false) {
    self.text = text
    self.place = place
    self.isTrailing = isTrailing
  }
}
