import Diagrams
import Findings
import Foundation
import NavigationModel
import SampleModels
import TestSupport
import Testing

@testable import Renderers

extension BrowserTests {
  /// Names that want to be more than names.
  @Suite struct Hostile {
    private static let names =
      nastyNames + [
        "</script><script>window.smuggled=1</script>", "<!--<script>", "]]></svg><img src=x onerror=window.smuggled=1>",
        "\"><svg onload=window.smuggled=1>", "' onclick='window.smuggled=1", "{{path}}", "$&$'$`", "__proto__",
        "</title><script>window.smuggled=1</script>", "</style><script>window.smuggled=1</script>", "constructor",
        "<foreignObject><iframe srcdoc='<script>top.smuggled=1</script>'>", "data:text/html,<script>1</script>",
      ]

    @Test(arguments: names.map(LongText.init))
    func areNothingButNames(name: LongText) throws {
      let text = name.text
      let finding = Finding(
        rule: RuleID(text), severity: .error, place: .wholeApp, message: text, path: [text, text], nodes: [NodeID(text)])
      var hostile = model(named: text)
      hostile.nodes[1].source = SourcePlace(file: text, line: 1, column: 1)
      let html = try samplePage(hostile, title: text, findings: [finding])
      let page = try BrowserPage(html, in: Chromium.shared(), hash: "#finding=1&step=1")
      #expect(try page.text("document.documentElement.dataset.ready") == "yes")
      for card in 0..<3 {
        try page.text("document.querySelectorAll('#results button')[\(card)].click()")
        #expect(try page.text("window.smuggled") == "undefined")
      }
      try page.text("(search.value = \(BrowserPage.quoted(text)), search.dispatchEvent(new Event('input')))")
      #expect(page.complaints.isEmpty && page.requests.isEmpty, "\(page.complaints)")
      #expect(try page.count("script") == 2)
      #expect(try page.count("style, iframe, img, object, embed, foreignObject, base, form") == 1)
      #expect(try page.count("[data-card]") == 3)
      // Every link leads into the page or to the site of the sources.
      let links = "[...document.querySelectorAll('a')].every((a) => /^(https:.{2}example.org.blob|file:)/.test(a.href))"
      #expect(try page.text(links) == "true")
      let handlers = "[...document.querySelectorAll('*')].some((e) => [...e.attributes].some((a) => /^on/.test(a.name)))"
      #expect(try page.text(handlers) == "false")
    }
  }

  /// A page that would be too large to look at as a picture.
  @Suite struct Large {
    @Test func paintsFiveHundredScreensWithinASecond() throws {
      let html = try samplePage(Model.random(nodes: 500, seed: 5), findings: [])
      // Another program may be busy with the machine; the page is as fast as in its fastest try.
      let times = try (0..<4).map { _ in
        let page = try BrowserPage(html, in: Chromium.shared())
        #expect(try page.text("document.documentElement.dataset.ready") == "yes")
        return try page.number("performance.getEntriesByName('first-contentful-paint')[0]?.startTime")
      }
      #expect(try #require(times.filter(\.isFinite).min()) < 1000, "\(times)")
    }
  }
}
