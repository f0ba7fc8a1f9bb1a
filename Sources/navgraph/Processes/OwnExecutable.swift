#if canImport(Darwin)
  import Darwin
#endif

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// The file that this program was started from, however it was called.
var ownExecutable: FilePath {
  #if canImport(Darwin)
    var size: UInt32 = 0
    _NSGetExecutablePath(nil, &size)
    var path = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&path, &size) == 0 else { return FilePath(CommandLine.arguments[0]) }
    return FilePath(platformString: path)
  #else
    // Stays right even when the file is replaced while the program runs.
    return "/proc/self/exe"
  #endif
}
