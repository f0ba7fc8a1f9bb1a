import Facts

/// One value of an information property list that says something about navigation.
struct PropertyListKey: Sendable {
  /// Keys from the root down, where `nil` stands for any key and arrays on the way have no part.
  let path: [String?]
  private let take: @Sendable (inout PropertyListFacts, PlacedText) -> Void

  /// Files `text`, found under `keys`, where it belongs.
  ///
  /// Empty texts, as Xcode's templates leave them, say nothing.
  static func file(_ text: PlacedText, under keys: [String], in facts: inout PropertyListFacts) {
    guard !text.text.isEmpty else { return }
    for key in all where key.path.count == keys.count && key.begins(with: keys) { key.take(&facts, text) }
  }

  /// Whether a value that matters can lie below `keys`.
  static func mayLie(below keys: [String]) -> Bool { all.contains { $0.begins(with: keys) } }

  private func begins(with keys: [String]) -> Bool {
    keys.count <= path.count && zip(path, keys).allSatisfy { $0 == nil || $0 == $1 }
  }

  private static let sceneConfiguration: [String?] = ["UIApplicationSceneManifest", "UISceneConfigurations", nil]

  private static let all: [PropertyListKey] = [
    PropertyListKey(path: ["CFBundleURLTypes", "CFBundleURLSchemes"]) { $0.urlSchemes.append($1) },
    PropertyListKey(path: ["NSExtension", "NSExtensionMainStoryboard"]) { facts, text in
      facts.extensionStoryboard = facts.extensionStoryboard ?? text.storyboardName
    },
    PropertyListKey(path: ["NSExtension", "NSExtensionPrincipalClass"]) { facts, text in
      facts.extensionPrincipalClass = facts.extensionPrincipalClass ?? text.className
    },
    // What extensions made with ExtensionKit have instead.
    PropertyListKey(path: ["EXAppExtensionAttributes", "EXPrincipalClass"]) { facts, text in
      facts.extensionPrincipalClass = facts.extensionPrincipalClass ?? text.className
    },
    PropertyListKey(path: ["UIApplicationShortcutItems", "UIApplicationShortcutItemType"]) {
      $0.shortcutTypes.append($1)
    },
    PropertyListKey(path: ["UILaunchStoryboardName"]) { facts, text in
      facts.launchStoryboard = facts.launchStoryboard ?? text.storyboardName
    },
    PropertyListKey(path: ["UIMainStoryboardFile"]) {
      $0.mainStoryboards.append($1.storyboardName)
    },
    PropertyListKey(path: sceneConfiguration + ["UISceneDelegateClassName"]) {
      $0.sceneDelegateClasses.append($1.className)
    },
    PropertyListKey(path: sceneConfiguration + ["UISceneStoryboardFile"]) {
      $0.sceneStoryboards.append($1.storyboardName)
    },
  ]
}

extension PlacedText {
  /// Without the module before it, which may be a build setting: `$(PRODUCT_MODULE_NAME).SceneDelegate`.
  fileprivate var className: PlacedText {
    PlacedText(text: text.split(separator: ".").last.map(String.init) ?? text, place: place)
  }

  /// Without the extension that some write.
  fileprivate var storyboardName: PlacedText {
    let ending = ".storyboard"
    return PlacedText(text: text.hasSuffix(ending) ? String(text.dropLast(ending.count)) : text, place: place)
  }
}
