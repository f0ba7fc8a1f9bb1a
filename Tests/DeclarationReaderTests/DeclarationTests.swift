import DeclarationReader
import Findings
import NavigationModel
import Testing

@Suite struct DeclarationTests {
  @Test func readsScreens() throws {
    let read = try declarations(
      """
      screens:
        - name: Offers
          kind: external
          title: Offers of the week
          aliases: [offers, deals]
        - {name: Shell, container: drawer, aliases: shell, title: }
      """)
    #expect(
      read.screens == [
        DeclaredScreen(
          name: name("Offers", 2, 11), kind: .external, title: "Offers of the week", aliases: ["offers", "deals"]),
        DeclaredScreen(name: name("Shell", 6, 12), kind: .container, container: .drawer, aliases: ["shell"]),
      ])
  }

  @Test func readsTransitions() throws {
    let read = try declarations(
      """
      transitions:
        - from: Home
          to: Cart
          kind: push
          gates: [Login, "a && b"]
          label: cart
        - {from: Cart, kind: dismiss, gates: Login}
      """)
    #expect(
      read.transitions == [
        DeclaredTransition(
          from: name("Home", 2, 11), to: name("Cart", 3, 9), kind: .push,
          gates: [name("Login", 5, 13), name("a && b", 5, 20)], label: "cart", source: place(2, 5)),
        DeclaredTransition(
          from: name("Cart", 7, 12), to: nil, kind: .dismiss, gates: [name("Login", 7, 40)], source: place(7, 5)),
      ])
  }

  @Test func readsRoutesAndEntries() throws {
    let read = try declarations(
      """
      routes:
        - {name: home, to: Home}
        - name: buy
          steps:
            - Home
            - {to: Cart, kind: present}
      entries:
        - {kind: deepLink, to: buy, pattern: host:buy}
        - {kind: widget, name: weather, to: Home, gates: [isLoggedIn]}
      """)
    #expect(
      read.routes == [
        DeclaredRoute(name: name("home", 2, 12), steps: [.init(screen: name("Home", 2, 22))]),
        DeclaredRoute(
          name: name("buy", 3, 11),
          steps: [.init(screen: name("Home", 5, 9)), .init(screen: name("Cart", 6, 14), kind: .present)]),
      ])
    #expect(
      read.entries == [
        DeclaredEntry(kind: .deepLink, to: name("buy", 8, 26), pattern: ["host:buy"], source: place(8, 5)),
        DeclaredEntry(
          kind: .widget, name: "weather", to: name("Home", 9, 39), gates: [name("isLoggedIn", 9, 53)],
          source: place(9, 5)),
      ])
  }

  @Test func readsCorrections() throws {
    let read = try declarations(
      """
      corrections:
        - {from: A, to: B, kind: push, remove: true}
        - from: A
          replace: {kind: present, gates: []}
      """)
    #expect(
      read.corrections == [
        Correction(from: name("A", 2, 12), to: name("B", 2, 19), kind: .push, action: .remove, source: place(2, 5)),
        Correction(from: name("A", 3, 11), action: .replace(.init(kind: .present, gates: [])), source: place(3, 5)),
      ])
  }

  /// Places in the model are relative to the root, those of messages are as the user named the file.
  @Test func placesDeclarationsWhereTheModelHasThem() throws {
    let read = try readSettings(
      yaml: "screens:\n  - {name: A}\n", path: "../conf/nav.yml", file: "nav.yml", rules: [])
    #expect(read.declarations.screens.first?.name.source.file == "nav.yml")
    #expect(throws: SettingsError.self) {
      try readSettings(yaml: "screens: 1", path: "../conf/nav.yml", file: "nav.yml", rules: [])
    }
  }

  @Test func hearsCommentsThatSilenceRules() throws {
    let settings = try readSettings(
      yaml: "# navgraph:ignore-file dead-end\nrules: # and # navgraph:ignore declared-drift, a-b why\n", path: "n.yml",
      rules: [])
    #expect(settings.suppressions.map(\.place) == [place(1, 1, "n.yml"), place(2, 14, "n.yml")])
    #expect(settings.suppressions.map { $0.rules.map(\.rawValue) } == [["dead-end"], ["declared-drift", "a-b"]])
    #expect(settings.suppressions.map(\.isTrailing) == [false, true])
  }

  private func declarations(_ yaml: String) throws(SettingsError) -> Declarations {
    try readSettings(yaml: yaml, path: ".navgraph.yml", rules: []).declarations
  }

  private func name(_ text: String, _ line: Int, _ column: Int) -> DeclaredName {
    DeclaredName(text, at: place(line, column))
  }

  private func place(_ line: Int, _ column: Int, _ file: String = ".navgraph.yml") -> SourcePlace {
    SourcePlace(file: file, line: line, column: column)
  }
}
