import Foundation
import Synchronization

/// Syntax and values nest deeper than the half megabyte that worker threads get on some platforms.
private let stackSize = 256 << 20

/// More threads only eat address space, and one that the system refuses to start would be waited for without end.
private let mostThreads = 64

/// Runs work on a thread of its own with a deep stack, and waits for it.
func withDeepStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
  inParallel([0], jobs: 1) { _ in work() }[0]
}

/// Starts work on a thread of its own with a deep stack, for which nobody waits.
func startWithDeepStack(_ work: @escaping @Sendable () -> Void) {
  let thread = Thread(block: work)
  thread.stackSize = stackSize
  thread.start()
}

/// Transforms elements on several threads with deep stacks; results keep the order of the elements.
func inParallel<Element: Sendable, Result: Sendable>(
  _ elements: [Element], jobs: Int, _ transform: @escaping @Sendable (Element) -> Result
) -> [Result] {
  let results = Results<Result>(count: elements.count)
  let done = DispatchSemaphore(value: 0)
  let workers = max(1, min(jobs, elements.count, mostThreads))
  for _ in 0..<workers {
    startWithDeepStack {
      while let index = results.next() { results.set(index, transform(elements[index])) }
      done.signal()
    }
  }
  for _ in 0..<workers { done.wait() }
  return results.all
}

/// Results that several threads fill, each its own.
private final class Results<Result: Sendable>: Sendable {
  private struct State {
    var next = 0
    var values: [Result?]
  }

  private let state: Mutex<State>

  init(count: Int) { state = Mutex(State(values: Array(repeating: nil, count: count))) }

  /// The next index that nobody works on.
  func next() -> Int? {
    state.withLock { state in
      guard state.next < state.values.count else { return nil }
      state.next += 1
      return state.next - 1
    }
  }

  func set(_ index: Int, _ value: Result) { state.withLock { $0.values[index] = value } }

  var all: [Result] { state.withLock { $0.values.compactMap(\.self) } }
}
