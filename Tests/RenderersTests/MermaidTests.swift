import Diagrams
import Findings
import NavigationModel
import Renderers
import SampleModels
import TestSupport
import Testing

@Suite struct MermaidTests {
  /// Whether a line is of one of the forms that a flowchart is made of; whatever a name could do, it cannot make another.
  private func isGrammatical(_ line: Substring) -> Bool {
    let pieces = line.split(separator: "\"", omittingEmptySubsequences: false)
    let labels = pieces.indices.filter { $0 % 2 == 1 }.map { pieces[$0] }
    let title = line.hasPrefix("  accTitle: ") ? [line.dropFirst(12)] : []
    guard (labels + title).allSatisfy(isLabel) else { return false }
    let frame = title.isEmpty ? pieces.indices.map { $0 % 2 == 0 ? pieces[$0] : "" }.joined(separator: "\"") : "title"
    return frame.wholeMatch(
      of:
        #/
      title | flowchart\ TB | \ *subgraph\ f\d+\ \[""\] | \ +end | \ \ p\d+>""\] | \ \ classDef\ [a-z]+\ [a-z0-9:\ \-]+
      | \ +c\d+ ( \(""\) | \[""\] | \{\{""\}\} | \(\[""\]\) ) (:::[a-z]+)?
      | \ \ [cp]\d+\ (-->|==>|-\.->) (\|""\|)? \ c\d+
      /#) != nil
  }

  /// Letters, digits, what cannot be mistaken, and numbers of characters.
  private func isLabel(_ text: Substring) -> Bool {
    let rest = text.replacing("<br/>", with: "").split(separator: "#", omittingEmptySubsequences: false)
    let numbered = rest.dropFirst().allSatisfy { $0.prefix(8).contains(/^[0-9]+;/) }
    let plain = (rest.prefix(1) + rest.dropFirst().map { $0.drop { $0 != ";" }.dropFirst() }).joined()
    return !text.isEmpty && numbered
      && plain.unicodeScalars.allSatisfy {
        !$0.isASCII || $0.properties.isAlphabetic || "0123456789 ,?/".unicodeScalars.contains($0)
      }
  }

  @Test(arguments: nastyNames.map(LongText.init)) func everyLineIsOfAKnownFormForAnyName(text: LongText) throws {
    let name = text.text
    let finding = Finding(rule: RuleID(name), severity: .error, place: .wholeApp, message: name, nodes: [NodeID(name)])
    let diagram = try Diagram(of: model(named: name), findings: [finding], options: DiagramOptions(title: name))
    for block in MermaidWriter.blocks(of: diagram) {
      for line in block.split(separator: "\n") { #expect(isGrammatical(line), "\(line)") }
    }
  }

  @Test(arguments: 0..<40) func drawsEveryCardPinAndArrow(seed: Int) throws {
    let diagram = try Diagram(of: Model.random(nodes: seed, seed: UInt64(seed)))
    let lines = MermaidWriter.blocks(of: diagram).flatMap { $0.split(separator: "\n") }
    #expect(lines.allSatisfy(isGrammatical))
    #expect(lines.count { $0.contains(/> ?(\|.*\|)? c\d+$/) } == diagram.arrows.count)
    #expect(lines.count { $0.contains(/^ +p\d+>/) } == diagram.pins.count)
    #expect(lines.count { $0.contains(/^ +c\d+[\(\[\{]/) } == diagram.cards.count)
    #expect(lines.count { $0.contains("subgraph") } == lines.count { $0.hasSuffix(" end") })
  }

  /// Six hundred screens in stacks of fifty, and each leads to four others.
  private func large(_ count: Int = 600) throws -> Diagram {
    var model = Model(nodes: (0..<count).map { screen("Screen\($0)ViewController") })
    for stack in 0..<(count / 50) {
      model.nodes.append(container("Stack\(stack)", .navigation))
      model.transitions.append(transition("Stack\(stack)", "Screen\(stack * 50)ViewController", .embed))
    }
    for screen in 0..<count {
      for step in [1, 7, 50, 133] {
        model.transitions.append(
          transition(
            "Screen\(screen)ViewController", "Screen\((screen + step) % count)ViewController", .push,
            label: "to the one that is \(step) further"))
      }
    }
    return try Diagram(of: model)
  }

  @Test func dividesWhatMermaidWouldRefuse() throws {
    let diagram = try large()
    let blocks = MermaidWriter.blocks(of: diagram)
    #expect(blocks.count > 2)
    for block in blocks {
      #expect(block.utf16.count < 50_000)
      #expect(block.split(separator: "\n").count { $0.contains(/^  [cp]\d+ (-->|==>|-\.->)/) } < 500)
    }
    let arrows = blocks.reduce(0) { $0 + $1.split(separator: "\n").count { $0.contains(/^  [cp]\d+ (-->|==>|-\.->)/) } }
    #expect(arrows == diagram.arrows.count)
  }

  @Test func drawsAgainWhereAnArrowLeavesTheFlowchart() throws {
    for block in MermaidWriter.blocks(of: try large()) {
      let lines = block.split(separator: "\n")
      let drawn = Set(lines.compactMap { $0.firstMatch(of: /^ +(c\d+)[\(\[\{]/)?.1 })
      let ends = lines.compactMap { $0.firstMatch(of: /^  (c\d+) .*> ?(?:\|.*\|)? (c\d+)$/) }.flatMap { [$0.1, $0.2] }
      #expect(drawn.isSuperset(of: ends))
    }
  }

  @Test func aSingleCardMayLeadToMoreThanOneFlowchartHolds() throws {
    let others = (0..<600).map { "Screen\($0)" }
    let model = Model(
      nodes: [screen("Hub")] + others.map { screen($0) },
      transitions: others.map { transition("Hub", $0, .push) } + others.map { transition($0, "Hub", .present) })
    for block in MermaidWriter.blocks(of: try Diagram(of: model)) {
      #expect(block.split(separator: "\n").count { $0.contains(/^  [cp]\d+ (-->|==>|-\.->)/) } < 500)
    }
  }

  @Test func drawsTheEmptyModel() throws {
    #expect(MermaidWriter.blocks(of: try Diagram(of: Model())) == ["flowchart TB\n  accTitle: Navigation\n"])
  }
}
