#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Dispatch
import Synchronization

/// The thread that the program began on, as the place where its command runs.
///
/// A pool of threads takes as long to start as a small picture to lay out, and another thread than the first one gets
/// its memory page by page. Who wants several threads asks for them.
final class FirstThread: TaskExecutor {
  private let waiting = Mutex<[UnownedJob]>([])
  private let arrivals = DispatchSemaphore(value: 0)

  /// Runs a command on this thread, and ends the program with what it comes to.
  func run(_ command: @escaping @Sendable () async -> ExitStatus) -> Never {
    // Who was started by a thread of a pool has inherited that it listens to no signal, not even to the one to end.
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    Task(executorPreference: self) { exit(await command().rawValue) }
    while true {
      arrivals.wait()
      waiting.withLock { $0.removeFirst() }.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    waiting.withLock { $0.append(job) }
    arrivals.signal()
  }
}
