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
        rule: RuleID(text), severity: .error, place: .wholeApp, message: text, path: [text, text], nodes: [NodeID(text)]
      )
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
      let handlers =
        "[...document.querySelectorAll('*')].some((e) => [...e.attributes].some((a) => /^on/.test(a.name)))"
      #expect(try page.text(handlers) == "false")
    }
  }

  /// A page with several sheets.
  @Suite struct Sheets {
    private func page(_ hash: String = "") async throws -> BrowserPage {
      let atlas = try Atlas(of: campus(), options: DiagramOptions(title: "Campus"))
      let files = try await HTMLRenderer.files(of: atlas, guide: { try Guide(of: campus()) }, named: "Campus") {
        $0.onAGrid()
      }
      #expect(files.map(\.name) == ["Campus.html"])
      return try BrowserPage(files[0].text, in: Chromium.shared(), hash: hash)
    }

    @Test func leadFromTheOverviewToTheirScreensAndBack() async throws {
      let page = try await page()
      let shown = "document.querySelector('.sheet:not([hidden])').ariaLabel"
      #expect(try page.count(".sheet") > 2 && page.count(".sheet:not([hidden])") == 1)
      let overview = try page.text(shown)
      try page.click(".sheet:not([hidden]) .card-group")
      #expect(try page.text(shown) != overview)
      #expect(try page.text("location.hash").contains("sheet="))
      try page.text("history.back()")
      for _ in 0..<40 where try page.text(shown) != overview { usleep(50_000) }
      #expect(try page.text(shown) == overview)
      #expect(page.complaints.isEmpty, "\(page.complaints)")
    }

    @Test func areOpenedForTheScreenThatIsAskedFor() async throws {
      let page = try await page("#screen=Orders7")
      #expect(try page.count(".sheet:not([hidden]) .chosen") == 1)
      try page.click("#search")
      try page.type("profile3")
      try page.press("Enter")
      #expect(try page.text("document.querySelector('.sheet:not([hidden]) .chosen').ariaLabel").hasPrefix("Profile"))
      try page.open(hash: "#q=search")
      #expect(try page.count(".sheet:not([hidden]) .card-group:not(.dim)") < page.count(".card-group"))
    }

    @Test func tellOnWhichSheetAWayGoesOn() async throws {
      let page = try await page("#screen=Orders7")
      let shown = "document.querySelector('.sheet:not([hidden])').ariaLabel"
      let own = try page.text(shown)
      try page.click("#ways")
      #expect(try page.text("sheets.options[0].textContent").contains("of the way)"))
      // The first step is on the overview; there the part with the rest of it is lit.
      try page.click("#card .sheet-of")
      #expect(try page.text(shown) != own)
      #expect(try page.text("document.querySelector('#card h2').textContent") == "Orders7")
      #expect(try page.count(".sheet:not([hidden]) .card-group:not(.dim)") == 1)
      #expect(try page.text("document.activeElement.id") == "ways")
      try page.click("#card .sheet-of")
      #expect(try page.text(shown) == own)
      #expect(page.complaints.isEmpty, "\(page.complaints)")
    }
  }

  /// A page that would be too large to look at as a picture.
  @Suite struct Large {
    @Test func paintsFiveHundredScreensWithinASecond() throws {
      let html = try samplePage(Self.fiveHundredScreens, findings: [])
      // Another program may keep the machine busy; the page is as fast as in its fastest try.
      let times = try (0..<4).map { _ in
        let page = try BrowserPage(html, in: Chromium.shared())
        #expect(try page.text("document.documentElement.dataset.ready") == "yes")
        let painted = "performance.getEntriesByName('first-contentful-paint')"
        for _ in 0..<100 where try page.text("\(painted).length") == "0" { usleep(20_000) }
        return try page.number("\(painted)[0]?.startTime")
      }
      #expect(try #require(times.filter(\.isFinite).min()) < 1000, "\(times)")
    }

    @Test func isNotLaidOutAnewWhereItIsMoved() throws {
      let page = try BrowserPage(samplePage(Self.fiveHundredScreens, findings: []), in: Chromium.shared())
      try page.browser.ask("Performance.enable")
      try page.text(Self.movedPicture)
      let before = try page.metric("LayoutCount")
      let frames = try page.number(Self.movedPicture)
      // Moving is smooth where it costs no work on the five hundred cards.
      #expect(try page.metric("LayoutCount") - before < frames / 4)
    }

    /// Moves the picture by a bit in each of sixty frames.
    private static let movedPicture = """
      new Promise((done) => {
        let count = 0;
        const step = () => {
          count += 1;
          view.scrollBy({ left: 24, top: count % 2 ? 16 : -8, behavior: 'instant' });
          if (count < 60) requestAnimationFrame(step); else done(count);
        };
        requestAnimationFrame(step);
      })
      """

    /// Each screen leads to two more, and many back to one that everybody knows.
    private static let fiveHundredScreens: Model = {
      let names = (0..<500).map { "Some\($0)ViewController" }
      var model = Model(nodes: names.map { screen($0) }, entries: [entry(.launch, to: names[0])])
      for (index, name) in names.enumerated().dropFirst() {
        model.transitions.append(transition(names[index / 2], name, .push, label: "show\(index)"))
        model.transitions.append(transition(name, names[index % 7], .present, gates: index % 5 == 0 ? ["Login"] : []))
      }
      return model
    }()
  }
}
