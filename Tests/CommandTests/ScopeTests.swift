import Foundation
import Testing

/// Which part of an app a picture shows, and on how many sheets.
struct ScopeTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (number, part) in ["Home", "Search", "Orders"].enumerated() {
      for index in 0..<20 {
        let next = index < 19 ? "\(part)\(index + 1)" : "\(["Search", "Orders", "Home"][number])0"
        try folder.write(
          """
          import UIKit
          class \(part)\(index)ViewController: UIViewController {
            func onward() { navigationController?.pushViewController(\(next)ViewController(), animated: true) }
          }
          """, to: "App/\(part)/\(part)\(index)ViewController.swift")
      }
    }
  }

  @Test func drawsALargeAppOnSeveralSheets() throws {
    let outcome = try Program.run(["render", "App", "--output", "out"], in: folder)
    #expect(outcome.status == 0)
    #expect(
      try folder.names(in: "out") == ["App-home.svg", "App-orders.svg", "App-search.svg", "App.dot", "App.svg"])
    #expect(try folder.text(of: "out/App.svg").contains("./App-orders.svg"))
  }

  @Test func drawsEverythingOnOneSheetWhereThatIsAskedFor() throws {
    #expect(try Program.run(["render", "App", "--flat", "--output", "out"], in: folder).status == 0)
    #expect(try folder.names(in: "out") == ["App.dot", "App.svg"])
  }

  @Test(arguments: [
    (["--focus", "Home3", "--depth", "2"], ["Home1", "Home2", "Home3", "Home4", "Home5"]),
    (["--from", "Home18", "--to", "Search1"], ["Home18", "Home19", "Search0", "Search1"]),
  ])
  func drawsAnExcerpt(options: [String], screens: [String]) throws {
    let outcome = try Program.run(["render", "App", "--format", "dot", "--output", "-"] + options, in: folder)
    #expect(outcome.status == 0)
    let drawn = outcome.output.matches(of: /<B>(\w+)<\/B>/).map { String($0.1) }
    #expect(drawn == screens)
  }

  @Test func drawsAPartAsOneCard() throws {
    let arguments = [
      "render", "App", "--format", "dot", "--output", "-", "--collapse", "Search", "--collapse", "Orders",
    ]
    let outcome = try Program.run(arguments, in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output.matches(of: /<B>\w+<\/B>/).count == 22)
  }

  @Test(arguments: [
    (["--focus", "Hone3"], "did you mean"), (["--from", "Home1"], "need each other"),
    (["--only", "push,pull"], "known are"), (["--focus", "Home3", "--depth=-1"], "0 or more"),
    (["--depth", "2"], "needs '--focus'"), (["--level", "flows"], "did you mean"),
    (["--collapse", "Nowhere"], "is called"),
  ])
  func saysWhatIsWrongWithAnOption(options: [String], hint: String) throws {
    let outcome = try Program.run(["render", "App", "--output", "out"] + options, in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(hint), "\(outcome.errors)")
  }
}
