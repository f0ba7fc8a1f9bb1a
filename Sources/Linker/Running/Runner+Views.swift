import Facts
import NavigationModel

extension Runner {
  /// Notes a view that came into view: its body runs at it.
  func discover(_ value: Value, as node: NodeID) {}

  /// Runs the bodies of the views that came into view.
  func runDiscovered() {}
}
