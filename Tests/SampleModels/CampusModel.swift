package import NavigationModel

/// An app of several parts: a tab bar over stacks, each with a folder of its own and a chain of screens.
///
///     launch ─▶ Tabs ┬ HomeStack ── Home0 ─▶ Home1 ─▶ …
///                    ├ SearchStack ── Search0 ─▶ …
///                    └ …
///
/// The last screen of each chain pushes the first of the next part, and every second screen shows an alert.
///
/// - Parameter length: how many screens each part has.
package func campus(length: Int = 16) -> Model {
  var model = Model(nodes: [container("Tabs", .tab)], entries: [entry(.launch, to: "Tabs")])
  let parts = ["Home", "Search", "Orders", "Profile"]
  for (number, part) in parts.enumerated() {
    model.nodes.append(container("\(part)Stack", .navigation, anonymous: true))
    model.transitions.append(transition("Tabs", "\(part)Stack", .tab, level: .structural))
    model.transitions.append(transition("\(part)Stack", "\(part)0", .embed, level: .structural))
    for index in 0..<length {
      var node = screen("\(part)\(index)")
      node.source = SourcePlace(file: "App/\(part)/\(part)\(index).swift", line: 1, column: 1)
      model.nodes.append(node)
      if index > 0 { model.transitions.append(transition("\(part)\(index - 1)", "\(part)\(index)", .push)) }
      guard index % 2 == 1 else { continue }
      model.nodes.append(Node(id: NodeID("\(part)Alert\(index)"), name: "\(part)Alert\(index)", kind: .alert))
      model.transitions.append(transition("\(part)\(index)", "\(part)Alert\(index)", .alert))
    }
    let next = parts[(number + 1) % parts.count]
    model.transitions.append(transition("\(part)\(length - 1)", "\(next)0", .push, gates: ["LoginInterceptor"]))
    model.transitions.append(transition("\(part)\(length - 1)", nil, .dismiss))
  }
  return model
}
