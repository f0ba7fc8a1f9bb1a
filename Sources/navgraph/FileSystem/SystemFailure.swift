#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A refusal of the operating system, in its own words.
struct SystemFailure: Error, Hashable, CustomStringConvertible {
  let code: Int32

  /// The refusal that the last call met with.
  init() { code = errno }

  /// A refusal with a known number.
  init(code: Int32) { self.code = code }

  /// `No such file or directory`, without a full stop.
  var description: String { String(cString: strerror(code)) }

  /// Whether the reader of a pipe has gone away.
  var isBrokenPipe: Bool { code == EPIPE }

  /// Whether there is nothing at that path.
  var isMissing: Bool { code == ENOENT || code == ENOTDIR }
}
