import ArgumentParser
import Findings
import NavGraphKit
import NavigationModel

/// `navgraph rules`: what is checked, and why.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration.command(
    "rules", abstract: "Lists the rules, or prints the page of one.")

  @Argument(help: "Name of a rule.", completion: .list(ruleDescriptions.map(\.id.rawValue)))
  var rule: String?

  mutating func run() throws {
    guard let rule else { return try Console.write(Self.list) }
    guard let description = ruleDescriptions.first(where: { $0.id.rawValue == rule }) else {
      let hint = Spelling.suggestion(for: rule, among: ruleDescriptions.map(\.id.rawValue))
      throw Failure(status: .usage, message: "there is no rule \(rule.quoted)\(hint)")
    }
    try Console.write(description.page)
  }

  private static var list: String {
    let width = ruleDescriptions.map(\.id.rawValue.count).max() ?? 0
    return ruleDescriptions.map { rule in
      let name = rule.id.rawValue + String(repeating: " ", count: width - rule.id.rawValue.count)
      return "\(name)  \(rule.summary)\n"
    }.joined()
  }
}
