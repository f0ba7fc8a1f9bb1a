import Reporters
import Testing

@Suite struct PlatformReportersTests {
  @Test func annotatesAPullRequest() {
    #expect(
      GitHubReporter.text(of: Samples.report) == """
        ::error title=missing-entry::no screen is shown at launch
        ::warning file=App/My Game.swift,line=12,col=7,title=dead-end::'Game' cannot be left; dismiss it%0A→ launch \
        'scene' shows 'Home'%0A→ 'Home' presents 'Game'%0AApp/Home.swift:4:5: shown here%0Aand nowhere else

        """)
  }

  @Test func writesTheCodeQualityReport() {
    let text = GitLabReporter.text(of: Samples.report)
    #expect(text.contains("\"path\": \"App/My Game.swift\""))
    #expect(text.contains("\"severity\": \"major\""))
  }

  @Test func writesLinesThatXcodeUnderstands() {
    #expect(
      XcodeReporter.text(of: Samples.report) == """
        error: no screen is shown at launch [missing-entry]
        App/My Game.swift:12:7: warning: 'Game' cannot be left; dismiss it [dead-end]
        App/Home.swift:4:5: note: shown here
        note: and nowhere else

        """)
  }

  @Test func listsReportersSortedByName() {
    let names = allReporters.map { $0.name }
    #expect(names == names.sorted())
    #expect(Set(names).count == names.count)
  }
}
