public import NavigationModel

extension Model {
  /// Every route on one line, `id: chain`, with its place on the line before; then how many there are of each sort.
  public var routeListing: String {
    let notation = RouteNotation(showsContexts: true)
    let lines = routes.map { route in "\(route.id)  \(route.source)\n    \(notation.text(of: route))\n" }
    return lines.joined() + (lines.isEmpty ? "" : "\n") + RouteTotals(self).table
  }
}

extension Charts {
  /// Every route written out, under its name, sorted.
  public var listing: String {
    let notation = RouteNotation(showsContexts: true)
    return itineraries.values.sorted { $0.name < $1.name }.map { itinerary in
      let asked = itinerary.asked.map { "(\($0))" } ?? ""
      return "\(itinerary.name)\(asked)  \(itinerary.source)\n    \(notation.text(of: itinerary))\n"
    }.joined()
  }
}
