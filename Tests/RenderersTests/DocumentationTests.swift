import Diagrams
import Findings
import Foundation
import NavigationModel
import Renderers
import SampleModels
import TestSupport
import Testing

@Suite struct DocumentationTests {
  private func handbook(of model: Model, title: String = "Shop", findings: [Finding] = [], link: String? = nil) throws
    -> Handbook
  {
    let options = DiagramOptions(title: title)
    let guide = try Guide(of: model, findings: findings, options: options)
    let around = Neighbourhoods(of: model, findings: findings, options: options)
    return Handbook(
      guide: guide, overview: try Diagram(of: model, findings: findings, options: options).onAGrid(),
      flows: guide.flows.map { _ in nil },
      screens: try guide.screens.indices.map { guide.hasPage($0) ? try around.picture(of: guide.screens[$0].id) : nil },
      sourceLink: link.flatMap { SourceLink(base: $0) })
  }

  private func file(_ name: String, of files: [RenderedFile]) throws -> String {
    try #require(files.first { $0.name == name }?.text, "\(files.map(\.name))")
  }

  @Test func listsEveryFormatOnceByName() {
    let names = allDocumentationFormats.map { $0.name }
    #expect(names == Array(Set(names)).sorted())
  }

  @Test func hasAPageForEachFlowAndScreen() throws {
    var model = shop
    model.nodes.append(Node(id: NodeID("alert:Sure"), name: "alert:Sure", kind: .alert, title: "Sure?"))
    model.transitions.append(transition("Coordinator", "HomeViewController", .setStack, level: .flow))
    model.transitions.append(transition("HomeViewController", "alert:Sure", .alert))
    model.transitions.append(transition("alert:Sure", "CartViewController", .push))
    let book = try handbook(of: model)
    let names = MarkdownDocumentation.files(of: book).map(\.name)
    #expect(
      names == [
        "README.md", "flow-Coordinator.md", "screen-Tabs.md", "screen-HomeStack.md", "screen-CartStack.md",
        "screen-HomeViewController.md", "screen-DetailViewController.md", "screen-CartViewController.md",
        "screen-CheckoutViewController.md",
      ])
    // What lies beyond an alert is told where the alert is shown.
    let home = try file("screen-HomeViewController.md", of: MarkdownDocumentation.files(of: book))
    #expect(home.contains("| alert “Sure?”, then [Cart](screen-CartViewController.md) | alert |"))
  }

  @Test func tellsWhoLeadsHereWhereItGoesAndTheGates() throws {
    let page = try file("screen-CheckoutViewController.md", of: MarkdownDocumentation.files(of: handbook(of: shop)))
    #expect(page.contains("Screen, 3 steps from launch."))
    #expect(page.contains("| [Cart](screen-CartViewController.md) | push | `LoginInterceptor` | `App.swift:1` |"))
    #expect(
      page.contains("## Ways back\n\n| To | How | Source |\n|---|---|---|\n| wherever the user came from | dismiss |"))
    #expect(page.contains("Every way here is behind a gate."))
    #expect(
      page.contains("[Tabs](screen-Tabs.md) → [Cart Stack](screen-CartStack.md) → [Cart](screen-CartViewController.md)")
    )
  }

  @Test func drawsEachPictureForLightAndForDark() throws {
    let files = DocCDocumentation.files(of: try handbook(of: shop))
    let light = try file("screen-Tabs.svg", of: files)
    let dark = try file("screen-Tabs~dark.svg", of: files)
    #expect(light != dark && !light.contains("prefers-color-scheme") && !dark.contains("prefers-color-scheme"))
    #expect(try file("Navigation.md", of: files).contains("@TechnologyRoot"))
    #expect(try file("screen-Tabs.md", of: files).contains("](screen-Tabs.svg)"))
  }

  @Test func everyLinkOfEveryFormatLeadsToAPage() throws {
    var model = shop
    model.transitions.append(transition("Coordinator", "HomeViewController", .setStack, level: .flow))
    let book = try handbook(of: model)
    let patterns = [
      (DocCDocumentation.files(of: book), /doc:([A-Za-z0-9_-]+)/, ".md"),
      (MarkdownDocumentation.files(of: book), /\]\(([A-Za-z0-9_-]+)\.md\)/, ".md"),
      (HTMLDocumentation.files(of: book), /href="([A-Za-z0-9_-]+)\.html"/, ".html"),
    ]
    for (files, pattern, ending) in patterns {
      let names = Set(files.map(\.name))
      let links = files.flatMap { file in file.text.matches(of: pattern).map { String($0.1) } }
      #expect(links.count > 20)
      for link in links { #expect(names.contains(link + ending), "\(link)") }
    }
  }

  @Test func linksToTheSource() throws {
    let files = HTMLDocumentation.files(of: try handbook(of: shop, link: "https://example.org/a"))
    #expect(
      try file("screen-Tabs.html", of: files).contains("href=\"https://example.org/a/App.swift#L1\">App.swift:1</a>"))
  }

  @Test(arguments: nastyNames.map(LongText.init)) func runsNothingForAnyName(text: LongText) throws {
    let name = text.text
    let finding = Finding(
      rule: RuleID(name), severity: .error, place: .wholeApp, message: name, path: [name], nodes: [NodeID(name)])
    let book = try handbook(of: model(named: name), title: name, findings: [finding])
    for format in allDocumentationFormats {
      for file in format.files(of: book) {
        #expect(file.name.wholeMatch(of: /[A-Za-z0-9_-]+(~dark)?\.[a-z]+/) != nil, "\(file.name)")
        // Markdown shows code as it stands.
        let pieces = Data(file.text.utf8).split(separator: UInt8(ascii: "`"), omittingEmptySubsequences: false)
        let isMarkdown = file.name.hasSuffix(".md")
        let shown = pieces.indices.filter { !isMarkdown || $0 % 2 == 0 }.map { pieces[$0] }
        for danger in ["<script", "](javascript", "href=\"javascript", "<b>", "\u{202E}", "\u{1B}"] {
          #expect(!shown.contains { $0.range(of: Data(danger.utf8)) != nil }, "\(file.name): \(danger)")
        }
      }
    }
  }

  @Test func writesTheSameBytesTwice() throws {
    let book = try handbook(of: shop)
    for format in allDocumentationFormats { #expect(format.files(of: book) == format.files(of: book)) }
  }

  @Test func documentsTheEmptyModel() throws {
    for format in allDocumentationFormats {
      #expect(!format.files(of: try handbook(of: Model(), title: "")).isEmpty)
    }
  }
}
