import NavigationModel
import Router

extension Charts {
  /// What to say of classes in a tree that neither the source nor UIKit declares: probably they are misspelled.
  ///
  /// They count as plain view controllers, which is as good as any for what only stands around.
  func unknownClasses(in tree: ScreenTree) -> [String] {
    var unknown: Set<String> = []
    collect(tree.outline, into: &unknown)
    return unknown.sorted().map { name in
      let hint = Spelling.suggestion(for: name, among: Array(classes.keys))
      return "the source declares no view controller '\(name)'" + (hint.isEmpty ? ", so nothing is known of it" : hint)
    }
  }

  private func collect(_ screen: ScreenOutline, into unknown: inout Set<String>) {
    if !isKnown(screen) { unknown.insert(screen.type) }
    for screen in screen.children + screen.above { collect(screen, into: &unknown) }
  }

  private func isKnown(_ screen: ScreenOutline) -> Bool {
    let base = screen.type.prefix { $0 != "<" }
    let last = base.split(separator: ".").last ?? base
    // Classes of the system have its prefixes; containers are known to be ones because their class is.
    return screen.kind != .none || classes[screen.type] != nil || classes[String(last)] != nil || last.hasPrefix("UI")
  }
}
