#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a layout process may use at most.
///
/// It sets the limits on itself before it touches the layout library: one graph has been seen to take 16 GB.
enum ResourceLimits {
  /// In bytes.
  ///
  /// Only Linux holds a process to it; elsewhere the limit on time has to do.
  static let memory: rlim_t = 2 << 30
  /// In seconds of computing; the parent's limit on waiting comes first unless the machine is idle.
  static let time: rlim_t = 60

  /// Takes the limits on; a platform that refuses one is as before.
  static func apply() {
    limit(RLIMIT_AS, to: memory)
    limit(RLIMIT_CPU, to: time)
    // A crash is expected, and a core file of it helps nobody.
    limit(RLIMIT_CORE, to: 0)
  }

  #if canImport(Glibc)
    private static func limit(_ resource: __rlimit_resource, to value: rlim_t) {
      limit(Int32(resource.rawValue), to: value)
    }
  #endif

  private static func limit(_ resource: Int32, to value: rlim_t) {
    var limits = rlimit()
    guard getrlimit(resource, &limits) == 0 else { return }
    limits.rlim_cur = min(value, limits.rlim_max)
    limits.rlim_max = limits.rlim_cur
    setrlimit(resource, &limits)
  }
}
