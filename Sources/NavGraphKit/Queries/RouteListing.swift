public import NavigationModel

extension Model {
  /// Every route on one line, `id: chain`, with its place on the line before; then how many there are of each sort.
  public var routeListing: String {
    let notation = RouteNotation(showsContexts: true)
    let lines = routes.map { route in "\(route.id)  \(route.source)\n    \(notation.text(of: route))\n" }
    return lines.joined() + (lines.isEmpty ? "" : "\n") + RouteTotals(self).table
  }
}
