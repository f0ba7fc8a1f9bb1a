package import NavigationModel

/// A tab bar with two stacks, and a screen that is held by both.
///
///     launch ─▶ Tabs ┬ HomeStack ─ Home ─push─▶ Detail
///                    └ CartStack ─ Cart ─push(Login)─▶ Checkout
package let shop = Model(
  nodes: [
    container("Tabs", .tab), container("HomeStack", .navigation), container("CartStack", .navigation),
    screen("HomeViewController"), screen("DetailViewController"), screen("CartViewController"),
    screen("CheckoutViewController"),
    Node(id: NodeID("Coordinator"), name: "Coordinator", kind: .flow),
  ],
  transitions: [
    transition("Tabs", "HomeStack", .tab, level: .structural),
    transition("Tabs", "CartStack", .tab, level: .structural),
    transition("HomeStack", "HomeViewController", .embed, level: .structural),
    transition("CartStack", "CartViewController", .embed, level: .structural),
    transition("CartStack", "HomeViewController", .embed, level: .structural),
    transition("HomeViewController", "DetailViewController", .push, label: "showDetail"),
    transition("HomeViewController", "DetailViewController", .push, label: "peek"),
    transition("CartViewController", "CheckoutViewController", .push, gates: ["LoginInterceptor"]),
    transition("CheckoutViewController", nil, .dismiss),
    transition("CheckoutViewController", nil, .dismiss),
    transition("DetailViewController", "CartViewController", .select),
    transition("DetailViewController", "DetailViewController", .push),
    transition("Coordinator", "CartViewController", .childFlow, level: .flow),
  ],
  entries: [entry(.launch, to: "Tabs"), entry(.widget, to: nil)])
