#if canImport(Darwin)
  import Darwin
#endif

/// The file that this program was started from, however it was called.
var ownExecutable: String {
  #if canImport(Darwin)
    var size: UInt32 = 0
    _NSGetExecutablePath(nil, &size)
    var path = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&path, &size) == 0 else { return CommandLine.arguments[0] }
    return String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  #else
    // Stays right even when the file is replaced while the program runs.
    return "/proc/self/exe"
  #endif
}
