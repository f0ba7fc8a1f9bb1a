import Foundation
import Synchronization

/// Runs work on a thread with half a megabyte of stack, as secondary threads have on some platforms.
func onSmallStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result? {
  let box = Box<Result>()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    box.value.withLock { $0 = work() }
    done.signal()
  }
  thread.stackSize = 512 << 10
  thread.start()
  done.wait()
  return box.value.withLock { $0 }
}

private final class Box<Value: Sendable>: Sendable {
  let value = Mutex<Value?>(nil)
}
