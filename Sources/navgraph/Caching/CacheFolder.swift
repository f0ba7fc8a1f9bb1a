#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where this user's programs keep what they can make anew, as far as it is ours; `nil` if there is no such place.
var cacheFolder: String? {
  if let folder = environment("XDG_CACHE_HOME"), folder.hasPrefix("/") { return "\(folder)/navgraph" }
  guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
  #if canImport(Darwin)
    return "\(home)/Library/Caches/navgraph"
  #else
    return "\(home)/.cache/navgraph"
  #endif
}

/// Whether the environment asks for a run without a cache.
var isCacheOff: Bool { environment("NAVGRAPH_CACHE") == "off" }

private func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
