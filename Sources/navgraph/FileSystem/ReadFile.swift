#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The bytes of a regular file; never waits for a pipe, never follows a link that came in between.
///
/// - Complexity: O(*n*) in the size of the file.
func readFile(at path: String) throws(SystemFailure) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
  guard descriptor >= 0 else { throw SystemFailure() }
  defer { close(descriptor) }
  let status = try FileStatus(descriptor: descriptor)
  guard status.kind == .file else { throw SystemFailure(code: status.kind == .folder ? EISDIR : EINVAL) }
  return try readAll(of: descriptor, expecting: status.size)
}

/// Everything that can be read from a descriptor until its end.
func readAll(of descriptor: Int32, expecting size: Int = 0) throws(SystemFailure) -> [UInt8] {
  // One byte more than expected, so that the end is seen without growing.
  var bytes: [UInt8] = []
  var room = size > 0 ? size + 1 : 1 << 16
  while true {
    let step = try readSome(of: descriptor, onto: &bytes, room: room - bytes.count)
    if step == 0 { return bytes }
    if bytes.count == room { room *= 2 }
  }
}

/// Appends what one call of the system gives, and says how much that was; 0 at the end.
private func readSome(of descriptor: Int32, onto bytes: inout [UInt8], room: Int) throws(SystemFailure) -> Int {
  var step = 0
  repeat {
    // Memory that nobody needs to clear first, for it is filled at once.
    let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      step = read(descriptor, buffer.baseAddress, room)
      count = max(step, 0)
    }
    if bytes.isEmpty { bytes = part } else { bytes += part }
    if step < 0, errno != EINTR { throw SystemFailure() }
  } while step < 0
  return step
}

/// Writes every byte to a descriptor.
func writeAll(_ bytes: some Collection<UInt8>, to descriptor: Int32) throws(SystemFailure) {
  let bytes = Array(bytes)
  var count = 0
  while count < bytes.count {
    let step = bytes.withUnsafeBytes { buffer in
      write(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
    }
    if step < 0 {
      guard errno == EINTR else { throw SystemFailure() }
      continue
    }
    count += step
  }
}
