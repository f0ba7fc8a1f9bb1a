import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What each route does, wherever the user is.
struct MatrixCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(ShopSource.text, to: "App/Shop.swift")
  }

  private func matrix(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(["matrix", "--quiet"] + arguments + ["App"], in: folder)
  }

  @Test func namesRoutesDownAndStatesAcross() throws {
    let outcome = try matrix("--route", "Routes.bag", "--from", "Nav[Home]")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("route       [1]"), "\(outcome.output)")
    #expect(outcome.output.contains("\nRoutes.bag  built: "))
    #expect(outcome.output.contains("\n[1] Home\n    Nav[Home]\n    launch\n"))
    #expect(outcome.errors.contains("states that a user can come to"))
  }

  @Test func keepsToItsColumns() throws {
    let outcome = try matrix("--columns", "1", "--from", "Nav[Home]")
    #expect(!outcome.output.contains("[2]"))
    #expect(outcome.output.contains("In states without a column:"))
  }

  @Test func saysOnRequestWhatStandsThereThen() throws {
    let brief = try matrix("--route", "Routes.bag", "--from", "Home", "--columns", "1")
    #expect(!brief.output.contains("Afterwards:"))
    let full = try matrix("--route", "Routes.bag", "--from", "Home", "--columns", "1", "--trees")
    #expect(full.output.contains("Afterwards:\nRoutes.bag  [1]  Home ^ Bag\n"), "\(full.output)")
  }

  @Test(arguments: ["text", "markdown", "html"])
  func writesTheSameBytesEveryTime(format: String) throws {
    let one = try matrix("--format", format, "--from", "Tab<0>[Nav[Home], Home]")
    let other = try matrix("--format", format, "--from", "Tab<0>[Nav[Home], Home]")
    #expect(one.status == 0)
    #expect(one.output == other.output)
    #expect(one.output.contains("Routes"))
  }

  @Test func takesFactsFromAFile() throws {
    try folder.write("gates: {Login: waits}\n", to: "world.yml")
    let outcome = try matrix("--route", "Routes.account", "--from", "Home", "--world", "world.yml")
    #expect(outcome.output.contains("waits for Login"), "\(outcome.output)")
  }

  @Test(arguments: [
    (["--route", "Routes.bga"], "did you mean 'Routes.bag'?"), (["--from", "Nav["], "the tree 'Nav[' cannot be read"),
    (["--columns", "0"], "'--columns' is at least 1"), (["--max-states", "0"], "'--max-states' is at least 1"),
    (["--format", "htm"], "did you mean 'html'?"), (["--world", "none.yml"], "could not be read"),
    (["--library", "latest"], "'latest' is no release"),
  ])
  func refusesWhatItDoesNotUnderstand(arguments: [String], words: String) throws {
    let outcome = try Program.run(["matrix", "App"] + arguments, in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
  }

  @Test func pageIsWellFormedWhateverNamesAreThere() throws {
    try folder.write(
      """
      import RouteComposer
      class `A<b>|&"'`: UIViewController {}
      enum `Odd|<script>` {
        static let `r<b>|&"` = StepAssembly(finder: ClassFinder<`A<b>|&"'`, Any?>(), factory: ClassFactory<`A<b>|&"'`, Any?>())
          .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
      }

      """, to: "App/Odd.swift")
    let outcome = try matrix("--format", "html", "--from", "Home")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let page = outcome.output.dropFirst("<!DOCTYPE html>\n".count)
    #expect(XMLParser(data: Data(page.utf8)).parse())
    #expect(!outcome.output.contains("<script"))
  }

  @Test func saysWhereThereIsNothingToShow() throws {
    try folder.write("class Home: UIViewController {}", to: "Plain/Home.swift")
    let outcome = try Program.run(["matrix", "Plain"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("nothing to show"))
  }
}
