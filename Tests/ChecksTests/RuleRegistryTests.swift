import Checks
import Findings
import Testing

@Suite struct RuleRegistryTests {
  @Test func listsEveryRuleOnceInOrder() {
    let names = allRules.map { String(describing: $0) }
    #expect(names == names.sorted())
    #expect(Set(allRules.map { $0.id }).count == allRules.count)
  }

  @Test func namesEachRuleAsItsType() {
    for rule in allRules {
      let words = rule.id.rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      #expect(words.joined() == String(describing: rule))
    }
  }

  @Test func writesAPageForEachRule() {
    let headings = ["What it does", "Why is this bad?", "Example", "How to fix", "How to silence"]
    for rule in allRules {
      let found = rule.markdown.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
      #expect(found == headings)
      #expect(rule.summary.hasSuffix("."))
    }
  }

  @Test func marksOnePlaceInEachTriggeringExample() {
    for rule in allRules {
      #expect(!rule.triggering.isEmpty && !rule.nonTriggering.isEmpty, "\(rule)")
      for example in rule.triggering {
        #expect(example.text.filter { $0 == "↓" }.count == (rule == MissingEntry.self ? 0 : 1), "\(rule)")
        #expect(example.files.allSatisfy { !$0.path.isEmpty && !$0.text.isEmpty })
      }
      for example in rule.nonTriggering { #expect(!example.text.contains("↓"), "\(rule)") }
    }
  }
}
