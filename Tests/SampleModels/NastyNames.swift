package import NavigationModel

/// Names that break careless writers: quotes, markup, controls, other scripts, books.
package let nastyNames = [
  "", " ", "\"", "'", "<b>", "]]>", "&amp;", "a&b", "--><script>alert(1)</script>", "javascript:alert(1)", "C:\\new",
  "\\", "\\N\\G\\E\\L", "a\nb\r\tc", "\u{0}\u{1}\u{1B}[31m\u{7F}\u{85}", "\u{FFFD}\u{E000}\u{2028}\u{85}", "😀👨‍👩‍👧‍👦🇩🇪",
  "שלום עולם",
  "مرحبا", "\u{202E}gnp.exe", "漢字かな", "e\u{301}\u{301}\u{301}", "node", "1a", "n1 -> n2; }", "%s%n", "{a|b}",
  String(repeating: "x", count: 10_000), String(repeating: "\n", count: 60_000), String(repeating: "<", count: 10_000),
]

/// A model in which a name stands everywhere that a name can stand.
package func model(named name: String) -> Model {
  var stack = container(name + "Stack", .navigation)
  stack.title = name
  let gate = Gate(name: name, kind: .condition, source: place())
  var push = transition(name + "Stack", name, .push, label: name)
  push.gates = [gate]
  push.detail = name
  var node = screen(name, title: name)
  node.aliases = [name]
  node.module = name
  return Model(
    nodes: [stack, node, screen(name + "Held")],
    transitions: [
      push, transition(name + "Stack", name + "Held", .embed, level: .structural), transition(name, nil, .dismiss),
    ],
    entries: [Entry(kind: .deepLink, name: name, to: NodeID(name), gates: [gate], pattern: [name], source: place())])
}
