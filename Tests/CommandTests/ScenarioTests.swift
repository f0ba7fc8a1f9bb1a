import Foundation
import Testing

/// Files of cases, carried out from the command line.
struct ScenarioTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let source = ShopSource.text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")

  /// Writes a file with these cases, and runs it.
  private func run(_ cases: String, _ arguments: String...) throws -> Program.Outcome {
    let head = "format: navgraph-scenarios/1\ntitle: \"A shop\"\nsource: |\n"
    try folder.write(head + Self.source + "\ncases:\n" + cases, to: "shop.yml")
    return try Program.run(["simulate", "--scenarios", "shop.yml"] + arguments, in: folder)
  }

  @Test func writesOutcomesAndTrees() throws {
    let outcome = try run(
      """
        - id: one
          route: Routes.bag
          from: "Home"
        - id: two
          from: "Home"
          steps:
            - route: Routes.product
              payload: "7"
            - route: Routes.bag
            - user: dismiss

      """, "--format", "json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output == """
        {
          "cases" : [
            {
              "error" : null,
              "id" : "one",
              "outcome" : "ok",
              "tree" : "Home ^ Bag"
            },
            {
              "error" : null,
              "id" : "two",
              "outcome" : "ok",
              "steps" : [
                {
                  "error" : "compositionFailed",
                  "outcome" : "fails",
                  "tree" : "Home"
                },
                {
                  "error" : null,
                  "outcome" : "ok",
                  "tree" : "Home ^ Bag"
                },
                {
                  "error" : null,
                  "outcome" : "ok",
                  "tree" : "Home"
                }
              ],
              "tree" : "Home"
            }
          ],
          "format" : "navgraph-simulation/1"
        }

        """)
  }

  @Test func comparesWithWhatIsExpected() throws {
    let outcome = try run(
      """
        - id: right
          route: Routes.bag
          from: "Home"
          expect: "Home^Bag"
        - id: kept
          route: Routes.product
          payload: "7"
          from: "Home"
          fails: compositionFailed
        - id: wrong
          from: "Home"
          steps:
            - route: Routes.bag
              expect: "Home ^ Bag"
            - user: dismiss
              expect: "Bag"
        - id: open
          route: Routes.bag
          from: "Home"

      """)
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(
      outcome.output == """
        A shop (shop.yml)
          pass     right
          pass     kept
          FAIL     wrong, step 2 (dismiss)
                   tree  expected  Bag
                         found     Home
          ok       open  Home ^ Bag

        2 of 3 as expected, 1 without expectation

        """)
  }

  @Test func namesCasesThatMakeNoSenseAndCarriesOutTheRest() throws {
    let outcome = try run(
      """
        - id: tree
          route: Routes.bag
          from: "Home["
        - id: route
          route: Routes.bga
          from: "Home"
        - id: move
          from: "Home"
          steps:
            - user: back
        - id: good
          route: Routes.bag
          from: "Home"

      """)
    #expect(outcome.status == 3)
    #expect(outcome.output.contains("  ok       good  Home ^ Bag\n"))
    let first = ShopSource.text.split(separator: "\n", omittingEmptySubsequences: false).count + 5
    #expect(outcome.errors.contains("shop.yml:\(first + 2):16: error: this is no tree: "), "\(outcome.errors)")
    #expect(
      outcome.errors.contains("shop.yml:\(first + 4):12: error: there is no route 'Routes.bga'; did you mean"))
    #expect(outcome.errors.contains("error: the user cannot do 'back' on Home: "))
  }

  @Test func takesSeveralFiles() throws {
    let cases = "  - {id: one, route: Routes.bag, from: Home}\n"
    _ = try run(cases)
    let text = try folder.text(of: "shop.yml")
    try folder.write(text.replacingOccurrences(of: "id: one", with: "id: two"), to: "other.yml")
    let outcome = try run(cases, "--scenarios", "other.yml", "--format", "json")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\"one\"") && outcome.output.contains("\"two\""))
  }

  @Test func refusesAFileWithAMistake() throws {
    let outcome = try run("  - {id: one, rout: Routes.bag, from: Home}\n")
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("error: unknown key 'rout'; did you mean 'route'?"), "\(outcome.errors)")
    let missing = try Program.run(["simulate", "--scenarios", "none.yml"], in: folder)
    #expect(missing.status == 2)
    #expect(missing.errors.contains("the scenarios in 'none.yml' could not be read"))
  }
}
