import CGraphviz

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The two plug-ins of Graphviz that a layout needs, found beside the library that the process runs with.
///
/// Letting Graphviz find its plug-ins itself also loads the one for fonts. Then text is as wide as the fonts installed
/// say, which differs from machine to machine, and starting costs ten times as much.
enum GraphvizPlugins {
  /// The plug-ins, or `nil` where one of them cannot be found.
  static func load() -> [UnsafeMutablePointer<gvplugin_library_t>]? {
    guard let folder = folder() else { return nil }
    let found = ["core", "dot_layout"].compactMap { library($0, in: folder) }
    return found.count == 2 ? found : nil
  }

  /// The folder `graphviz` next to the loaded `libgvc`.
  private static func folder() -> String? {
    var symbol = navgraph_symbol()
    guard let address = dlsym(everyLibrary, "gvLayout"), navgraph_find_symbol(address, &symbol) != 0,
      let file = symbol.file.map({ String(cString: $0) }), let slash = file.lastIndex(of: "/")
    else { return nil }
    return file[..<slash] + "/graphviz"
  }

  private static func library(
    _ name: String, in folder: String
  ) -> UnsafeMutablePointer<gvplugin_library_t>? {
    for file in fileNames(name) {
      guard let handle = dlopen("\(folder)/\(file)", RTLD_NOW) else { continue }
      guard let symbol = dlsym(handle, "gvplugin_\(name)_LTX_library") else { continue }
      return symbol.assumingMemoryBound(to: gvplugin_library_t.self)
    }
    return nil
  }

  /// Names with the versions that have been released, newest first, then the bare one of a development package.
  private static func fileNames(_ name: String) -> [String] {
    #if canImport(Darwin)
      (6...12).reversed().map { "libgvplugin_\(name).\($0).dylib" } + ["libgvplugin_\(name).dylib"]
    #else
      (6...12).reversed().map { "libgvplugin_\(name).so.\($0)" } + ["libgvplugin_\(name).so"]
    #endif
  }

  /// `RTLD_DEFAULT`, whose cast is a macro that is not imported everywhere.
  private static var everyLibrary: UnsafeMutableRawPointer? {
    #if canImport(Darwin)
      UnsafeMutableRawPointer(bitPattern: -2)
    #else
      nil
    #endif
  }
}
