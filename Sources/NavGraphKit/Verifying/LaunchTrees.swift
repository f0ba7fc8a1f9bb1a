public import NavigationModel
import Router

extension Model {
  /// What can stand in the window when the app has started, in the notation of trees; empty where nothing tells.
  public var launchTrees: [String] { launchTrees(beside: Charts()) }

  /// The same, where classes are known.
  public func launchTrees(beside charts: Charts) -> [String] {
    let screens = projected(.screens)
    let staging = Staging(screens, beside: charts.classes)
    return staging.launches(of: screens, in: ScreenClasses(staging.classes)).map(\.description)
  }
}

extension Charts {
  /// The same routes, with the classes of all screens and containers that a model tells of.
  public func knowing(_ model: Model) -> Charts {
    var charts = self
    charts.classes = Staging(model.projected(.screens), beside: classes).classes
    return charts
  }
}
