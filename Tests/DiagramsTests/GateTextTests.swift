import Diagrams
import NavigationModel
import SampleModels
import Testing

/// A condition in a few words.
@Suite struct GateTextTests {
  private func short(_ conditions: String...) -> String {
    GateText.short(conditions.map { Gate(name: $0, kind: .condition, source: place()) })
  }

  @Test(arguments: [
    ("context.viewState.showAnalytics", "showAnalytics"),
    ("!UserDefaults.shared.isDisabled", "not isDisabled"),
    ("cellTag: .advanced", ".advanced"),
    ("case .push(.zoom(id, space)) = style", ".push"),
    ("(context.fromState, context.event): (_, .started(point), .open)", ".started, .open"),
    ("index: 0", "index: 0"),
    ("indexPath.section == 4 && indexPath.row == 2", "row == 2 +1"),
    ("let text = field.text, !text.isEmpty", "not isEmpty +1"),
    ("self.tabs == nil", "no tabs"),
    ("not (session.isActive)", "not isActive"),
    ("not (section == .local)", "section != .local"),
    ("not (let coordinator)", "no coordinator"),
    ("#available(iOS 26, *)", "iOS 26"),
    ("push or not (push)", ""),
    ("[\"a\", \"b\"].contains(url.scheme.lowercased())", "contains"),
    ("view is MapView", "view is MapView"),
    ("a, b == \", (\"", "b == \", (\" +1"),
    ("", ""),
    ("not (", "not ("),
  ])
  func saysTheClauseThatTellsMost(condition: String, expected: String) { #expect(short(condition) == expected) }

  @Test func namesEveryObjectThatIsAskedAndTheBestOfTheConditions() {
    let asked = Gate(name: "LoginInterceptor", kind: .interceptor, source: place())
    #expect(GateText.short([asked, asked]) == "LoginInterceptor, LoginInterceptor")
    let condition = Gate(name: "a.isOpen", kind: .condition, source: place())
    #expect(GateText.short([asked, condition]) == "LoginInterceptor +1")
    #expect(short("not (x == 1)", "item: .map", "let y = z") == ".map +2")
  }

  @Test func bearsAnyText() {
    for name in nastyNames {
      #expect(short(name).count <= 302)
      #expect(short("not (\(name))", "case \(name) = x", "\(name): \(name)").count <= 1000)
    }
  }
}
