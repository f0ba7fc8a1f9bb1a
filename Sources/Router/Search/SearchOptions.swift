/// Where a finder looks, seen from the screen where it starts.
///
/// https://github.com/ekazaev/route-composer, `SearchOptions.swift`.
struct SearchOptions: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// The screen itself.
  static let current = SearchOptions(rawValue: 1)
  /// Visible children of containers.
  static let visible = SearchOptions(rawValue: 2)
  /// All children of containers.
  static let contained = SearchOptions(rawValue: 4)
  /// What is presented above.
  static let presented = SearchOptions(rawValue: 8)
  /// Who presents, below.
  static let presenting = SearchOptions(rawValue: 16)
  /// The containers around the screen.
  static let parent = SearchOptions(rawValue: 32)

  static let currentAllStack: SearchOptions = [.current, .contained]
  static let currentVisibleOnly: SearchOptions = [.current, .visible]
  static let allVisible: SearchOptions = [.current, .visible, .presented, .presenting]
  static let fullStack: SearchOptions = [.current, .contained, .presented, .presenting]
  static let currentAndUp: SearchOptions = [.current, .contained, .presented]
  static let currentAndDown: SearchOptions = [.current, .contained, .presenting]

  /// Every option that has a name, the single ones first.
  static let named: [(name: String, options: SearchOptions)] = [
    ("current", .current), ("visible", .visible), ("contained", .contained), ("presented", .presented),
    ("presenting", .presenting), ("parent", .parent), ("currentAllStack", .currentAllStack),
    ("currentVisibleOnly", .currentVisibleOnly), ("allVisible", .allVisible), ("fullStack", .fullStack),
    ("currentAndUp", .currentAndUp), ("currentAndDown", .currentAndDown),
  ]
}

extension SearchOptions {
  /// Reads options as written; `nil` if none of them is known, `SearchOptions.visible` counts as `visible`.
  init?(_ names: [String]) {
    var union: SearchOptions = []
    for name in names {
      let last = name.utf8.contains(UInt8(ascii: ".")) ? name.split(separator: ".").last.map(String.init) ?? name : name
      guard let known = Self.named.first(where: { $0.name == last }) else { continue }
      union.formUnion(known.options)
    }
    guard !union.isEmpty else { return nil }
    self = union
  }
}

extension SearchOptions: CustomStringConvertible {
  /// `current, contained`.
  var description: String {
    Self.named.prefix(6).filter { contains($0.options) }.map(\.name).joined(separator: ", ")
  }
}
