import Diagrams
import Findings
import Foundation
import NavigationModel
import SampleModels
import Testing

@testable import Renderers

/// What the page is before a browser has seen it.
@Suite struct PageTests {
  @Test func knowsItsScriptAndItsStyleByTheirDigests() {
    // The examples of FIPS 180-4.
    let digest = { (text: String) in
      SHA256.digest(of: Array(text.utf8)).map { String($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    #expect(digest("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(digest("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    let long = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"
    #expect(digest(long) == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(SHA256.source(of: "") == "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
  }

  @Test func holdsNothingThatCouldEndItsOwnElement() {
    #expect(!PageScript.text.contains("</") && !PageStyle.text.contains("<"))
  }

  @Test(arguments: nastyNames.map { String($0.prefix(200)) })
  func writesAnyNameSoThatNoMarkupIsLeft(name: String) throws {
    var json = ""
    JSONValue.object([("name", .text(name))]).write(to: &json)
    #expect(!json.contains { "<>&\u{2028}\u{2029}".contains($0) })
    let read = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: String]
    #expect(read?["name"].map { Array($0.unicodeScalars) } == Array(name.unicodeScalars))
  }

  @Test func allowsNothingButItsOwnScriptAndStyle() throws {
    let html = try samplePage()
    #expect(html.contains("content=\"default-src &#39;none&#39;; script-src &#39;sha256-"))
    #expect(!html.contains("unsafe-inline") && !html.contains(" style=\"") && !html.contains(" onclick="))
    #expect(html.components(separatedBy: "<script").count == 3)
    #expect(!html.contains("src=") && !html.contains("@import") && !html.contains("url("))
  }

  @Test func findsTheScreensOfAWitness() throws {
    let finding = Finding(
      rule: RuleID("growing-stack"), severity: .warning, place: .wholeApp, message: "grows",
      path: ["'CartViewController' pushes 'CheckoutViewController' (App.swift:1:1)", "somebody waits"],
      nodes: [NodeID("CartViewController")])
    let guide = try Guide(of: shop, findings: [finding])
    let steps = WitnessStep.steps(of: guide.findings[0], in: guide, ways: WitnessStep.waysByPlace(guide))
    #expect(steps.map { $0.from.map { guide.screens[$0].title } } == ["Cart", nil])
    #expect(steps.map { $0.to.map { guide.screens[$0].title } } == ["Checkout", nil])
  }

  @Test func writesTheSameBytesTwice() throws { #expect(try samplePage() == samplePage()) }
}

/// A page of the shop, with a finding that has a witness.
func samplePage(_ model: Model = pageModel, title: String = "Shop", findings: [Finding]? = nil) throws -> String {
  let findings = findings ?? pageFindings
  let options = DiagramOptions(title: title)
  let placed = try Diagram(of: model, findings: findings, options: options).onAGrid()
  let guide = try Guide(of: model, findings: findings, options: options)
  let sheet = InteractivePage.Sheet(name: "whole", title: title, placed: placed)
  let link = SourceLink(template: "https://example.org/blob/main/{path}#L{line}")
  return InteractivePage(guide: guide, sheets: [sheet], sourceLink: link).text
}

/// The shop in two modules, where one screen has a title in Arabic.
let pageModel: Model = {
  var model = shop
  for index in model.nodes.indices { model.nodes[index].module = index < 5 ? "Browsing" : "Buying" }
  model.nodes[4].title = "التفاصيل"
  model.nodes[4].source = SourcePlace(file: "Shop/Detail View.swift", line: 7, column: 1)
  model.entries[0].alsoAt = []
  return model
}()

let pageFindings = [
  Finding(
    rule: RuleID("growing-stack"), severity: .warning, place: .source(place(3)), message: "the stack grows",
    path: [
      "'CartViewController' pushes 'CheckoutViewController' (App.swift:1:1)",
      "'CartViewController' switches to 'HomeViewController' (App.swift:1:1)",
    ], nodes: [NodeID("CartViewController")])
]
