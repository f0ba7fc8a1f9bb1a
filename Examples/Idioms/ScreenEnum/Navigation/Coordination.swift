/// How a screen comes into view.
enum Presentation {
  case root, push, modal
}

/// What view models know of navigation.
@MainActor
protocol Coordination: AnyObject {
  func show(_ screen: Screen, as presentation: Presentation)
  func goBack()
  func close()
}
