/// The places at which the title of a scene can stand.
struct SceneTitles {
  var controller: String?
  private var navigationItem: String?
  private var tabBarItem: String?

  /// The controller's own title, else what its navigation bar shows, else its tab.
  var preferred: String? { controller ?? navigationItem ?? tabBarItem }

  /// Reads the title of a bar item that belongs to the controller itself.
  mutating func start(_ element: XMLElement, in ancestors: [XMLElement]) {
    // document, scenes, scene, objects, controller: an item further below belongs to a bar that is only drawn there.
    guard ancestors.count == 5 else { return }
    set(element["title"], of: element.name)
  }

  /// Reads a title with line breaks or of great length, for which Interface Builder writes an element of its own.
  mutating func text(_ text: String, in ancestors: [XMLElement]) {
    guard ancestors.count >= 2, let string = ancestors.last, string.name == "string", string["key"] == "title" else {
      return
    }
    // Its content would have to be decoded first; written for control characters only.
    guard string["base64-UTF8"] == nil else { return }
    if ancestors.count == 6 {
      controller = (controller ?? "") + text
    } else if ancestors.count == 7 {
      append(text, to: ancestors[5].name)
    }
  }

  private mutating func set(_ title: String?, of item: String) {
    switch item {
    case "navigationItem": navigationItem = title
    case "tabBarItem": tabBarItem = title
    default: break
    }
  }

  private mutating func append(_ text: String, to item: String) {
    switch item {
    case "navigationItem": navigationItem = (navigationItem ?? "") + text
    case "tabBarItem": tabBarItem = (tabBarItem ?? "") + text
    default: break
    }
  }
}
