import TestSupport
import Testing

@Suite struct NotationPatternTests {
  @Test(arguments: [
    ("A(cls / class) <push> root", "A(cls / class) <push> root"),
    ("A(cls / none) <> @home", "A(cls / none) <> @Configuration.home"),
    ("@home!", "@Configuration.home!"),
    ("@home|home", "@First.home|Second.home"),
    ("@Second.home|First.home", "@First.home|Second.home"),
    ("switch{closure -> @_, else -> @home}", "switch{closure -> @Product.screen.1, else -> @App.home}"),
    ("switch{closure* -> root}", "switch{closure $0.url != nil -> root}"),
    ("switch{closure* -> root}", "switch{closure -> root}"),
    ("A*", "A"),
  ])
  func fits(pattern: String, notation: String) {
    #expect(NotationPattern(pattern).matches(notation))
  }

  @Test(arguments: [
    ("A(cls / class) <push> root", "A(cls / class) <push> current"),
    ("@home", "@Configuration.newhome"),
    ("@home", "@Configuration.home!"),
    ("@home", "@First.home|Second.home"),
    ("@home|home", "@First.home|Second.bag"),
    ("@First.home", "@home"),
    ("@home", "root"),
    ("A", "AB"),
    ("AB", "A"),
  ])
  func doesNotFit(pattern: String, notation: String) {
    #expect(!NotationPattern(pattern).matches(notation))
  }
}
