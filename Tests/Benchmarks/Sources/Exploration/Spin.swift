import Foundation
import Measuring

/// Spin, a model checker that writes a program in C for every model: what explorations are held against.
struct Spin {
  /// How Spin walks through the states.
  enum Order: String, CaseIterable {
    /// Its usual way, and its fastest.
    case depthFirst = "depth-first"
    /// With shortest witnesses, as ours.
    case breadthFirst = "breadth-first"
  }

  /// Where its programs are.
  private let folder: URL

  /// Has Spin write its programs and compiles them; `nil` where Spin or a compiler is missing.
  init?(model: URL) {
    folder = FileManager.default.temporaryDirectory.appending(path: "bench-spin-\(UUID().uuidString)")
    let script = """
      set -e; mkdir -p '\(folder.path())'; cd '\(folder.path())'; spin -a '\(model.path())'
      gcc -w -O3 -DSAFETY -DMEMLIM=8000 -o depthFirst pan.c
      gcc -w -O3 -DSAFETY -DBFS -DMEMLIM=8000 -o breadthFirst pan.c
      """
    guard Program(["/bin/sh", "-c", script]) != nil else {
      remove()
      return nil
    }
  }

  /// Explores the model; states and transitions are those that Spin counts.
  ///
  /// The stack of two million moves is as large as it has to be, and the table as large as Spin makes it by itself.
  func run(_ order: Order) -> (program: Program, states: Int, transitions: Int)? {
    let path = folder.appending(path: "\(order)").path()
    guard let program = Program(order == .depthFirst ? [path, "-m2000000"] : [path]) else { return nil }
    let number = { (text: String) in
      program.output.split(separator: "\n").first { $0.contains(text) }
        .flatMap { $0.split(separator: " ").first }.flatMap { Int($0) }
    }
    guard let states = number(" states, stored"), let transitions = number(" transitions (") else { return nil }
    return (program, states, transitions)
  }

  /// Removes what was written.
  func remove() { try? FileManager.default.removeItem(at: folder) }
}
