/// The parts of the page around the picture; the script fills them.
enum PageFrame {
  /// Title, search and buttons.
  static func header(title: String, hasSheets: Bool) -> Element {
    let search = Element("input").with("id", "search").with("type", "search").with("placeholder", "Search screens")
      .with("aria-label", "Search screens").with("aria-controls", "list").with("autocomplete", "off")
      .with("spellcheck", "false")
    let sheets = Element("select", [Element("option", text: "")]).with("id", "sheets").with("aria-label", "Sheet")
    return Element(
      "header",
      [Element("h1", text: title)] + (hasSheets ? [sheets] : [])
        + [search, filters, buttons])
  }

  private static var filters: Element {
    let kinds = Element("fieldset", [Element("legend", text: "Kinds of ways")]).with("id", "kinds")
    return Element(
      "details",
      [
        Element("summary", text: "Filter"),
        Element("div", [choice("flows", "Flow"), choice("modules", "Module"), kinds]).with("class", "choices"),
      ]
    ).with("id", "filter")
  }

  private static func choice(_ id: String, _ caption: String) -> Element {
    Element(
      "label",
      [
        Element("span", text: caption),
        Element("select", [Element("option", text: "all").with("value", "")]).with("id", id),
      ])
  }

  private static var buttons: Element {
    Element(
      "div",
      [
        button("out", "−", "Zoom out"), button("in", "+", "Zoom in"), button("fit", "Fit", "Show the whole picture"),
        button("dark", "Dark", "Dark mode").with("aria-pressed", "false"),
        button("print", "Print", "Print the picture"),
      ]
    ).with("class", "buttons").with("role", "toolbar").with("aria-label", "View")
  }

  private static func button(_ id: String, _ text: String, _ name: String) -> Element {
    Element("button", text: text).with("id", id).with("type", "button").with("aria-label", name).with("title", name)
  }

  /// All screens that are looked for, nearest to launch first.
  static var list: Element {
    Element("nav", [Element("p", text: "").with("id", "count"), Element("ol", text: "").with("id", "results")])
      .with("id", "list").with("aria-label", "Screens").with("tabindex", "-1")
  }

  /// What is known of one screen, or of the app.
  static var card: Element { Element("aside", text: "").with("id", "card").with("aria-label", "Details") }

  /// What the keyboard does, told to everybody who comes to the picture.
  static var keys: Element {
    let text =
      "Arrow keys go from card to card, Enter opens one, Escape closes it. Plus, minus and zero zoom; "
      + "with Shift, arrow keys move the picture. A slash goes to the search."
    return Element("p", text: text).with("id", "keys")
  }
}
