import Diagrams
import Foundation
import NavigationModel
import SampleModels
import Testing

@testable import Renderers

extension BrowserTests {
  /// The page without a mouse, and without eyes.
  @Suite struct Access {
    @Test func isUsableByTheKeyboardAlone() throws {
      let page = try BrowserPage(samplePage(), in: Chromium.shared())
      let focus = "(document.activeElement.id || document.activeElement.ariaLabel || document.activeElement.tagName)"
      var stops: [String] = []
      for _ in 0..<30 {
        try page.press("Tab")
        stops.append(try page.text(focus))
        if stops.last?.hasSuffix("screen") == true || stops.last?.contains("bar") == true { break }
      }
      // Past the head and the list, into the picture: what is nearest to launch comes first there.
      for stop in ["search", "in", "out", "fit", "dark", "print", "view"] { #expect(stops.contains(stop), "\(stops)") }
      #expect(stops.last == "Tabs, tab bar")
      let first = try page.text(focus)
      for arrow in ["ArrowRight", "ArrowDown"] where try page.text(focus) == first { try page.press(arrow) }
      let second = try page.text(focus)
      #expect(second != first && second.contains(", "))
      try page.press("Enter")
      let title = try page.text("document.activeElement.textContent")
      #expect(try page.text("document.activeElement.tagName") == "H2" && second.hasPrefix(title))
      #expect(try page.text("said.textContent").hasPrefix(title))
      try page.press("Escape")
      #expect(try page.text(focus) == second)
      try page.press("/")
      try page.type("home")
      try page.press("ArrowDown")
      try page.press("Enter")
      #expect(try page.text("document.activeElement.textContent").hasPrefix("Home"))
    }

    @Test func tellsEverythingInOrderToWhoeverHearsIt() throws {
      let page = try BrowserPage(samplePage(), in: Chromium.shared())
      let nodes = try page.browser.ask("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
      let told = Told(nodes)
      // Entries, then screens from launch on, then transitions, whatever is drawn first.
      let order = ["entry launch, launch, leads to Tabs", "Tabs, tab bar", "Cart, screen, 1 warning"]
      let places = (order + ["push from Cart to Checkout, behind LoginInterceptor"]).map {
        told.names.firstIndex(of: $0)
      }
      #expect(!places.contains(nil) && places.compactMap(\.self) == places.compactMap(\.self).sorted(), "\(places)")
      for role in ["button", "link", "combobox", "searchbox", "checkbox", "image", "main", "navigation"] {
        #expect(!told.nameless.contains(role), "a \(role) has no name")
      }
      #expect(told.descriptions.contains { $0.contains("leads to Checkout by push, behind LoginInterceptor") })
    }

    @Test func hasTextThatCanBeReadInLightAndDark() throws {
      for theme in ["light", "dark"] {
        let page = try BrowserPage(
          samplePage(), in: Chromium.shared(), hash: "#screen=CartViewController&theme=\(theme)")
        let worst = try page.text(Self.worstContrast)
        #expect(try #require(Double(worst.prefix { $0 != " " })) >= 4.5, "\(theme): \(worst)")
      }
    }

    /// The least contrast of any text around the picture with what is behind it, as the browser draws both.
    private static let worstContrast = """
      (() => {
        const part = (v) => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
        const light = (c) => 0.2126 * part(c[0]) + 0.7152 * part(c[1]) + 0.0722 * part(c[2]);
        const color = (text) => text.match(/[\\d.]+/g).map(Number);
        let worst = [99, ''];
        for (const element of document.body.querySelectorAll('*')) {
          if (element.closest('svg, script, noscript, [hidden], #said, #keys, .skip')) continue;
          if (![...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue;
          let ground = element;
          while (ground && color(getComputedStyle(ground).backgroundColor)[3] === 0) ground = ground.parentElement;
          const back = light(color(getComputedStyle(ground || document.body).backgroundColor));
          const front = light(color(getComputedStyle(element).color));
          const ratio = (Math.max(back, front) + 0.05) / (Math.min(back, front) + 0.05);
          if (ratio < worst[0]) worst = [ratio, `${element.tagName} ${element.className} ${element.textContent}`];
        }
        return worst.join(' ');
      })()
      """
  }
}

/// What a screen reader makes of a page, in its order.
private struct Told {
  var names: [String] = []
  var descriptions: [String] = []
  /// Roles of what has no name.
  var nameless: Set<String> = []

  init(_ nodes: [[String: Any]]) {
    let known = Dictionary(
      nodes.compactMap { node in (node["nodeId"] as? String).map { ($0, node) } },
      uniquingKeysWith: { first, _ in first })
    var waiting = [nodes.first?["nodeId"] as? String ?? ""]
    while let id = waiting.popLast(), let node = known[id] {
      waiting += (node["childIds"] as? [String] ?? []).reversed()
      guard node["ignored"] as? Bool != true else { continue }
      let text = { (key: String) in (node[key] as? [String: Any])?["value"] as? String ?? "" }
      names.append(text("name"))
      descriptions.append(text("description"))
      if text("name").isEmpty { nameless.insert(text("role")) }
    }
  }
}
