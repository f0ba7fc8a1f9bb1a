internal import NavigationModel

extension RouteStart {
  /// This start and those of its alternatives, however deep, outermost first.
  ///
  /// Each with whether a closure must run before it is known. Found with an explicit stack, because how deep they nest is
  /// up to the app.
  var nested: [(start: RouteStart, isLazy: Bool)] {
    var found: [(start: RouteStart, isLazy: Bool)] = []
    var waiting: [(start: RouteStart, isLazy: Bool)] = [(self, false)]
    while let (start, isLazy) = waiting.popLast() {
      found.append((start, isLazy))
      waiting += start.alternatives.reversed().map { ($0.start, isLazy || $0.condition == .closure) }
    }
    return found
  }
}

extension Factory {
  /// Every child that a complete factory builds, however deep, outermost first.
  var nestedChildren: [FactoryChild] {
    var found: [FactoryChild] = []
    var waiting = Array(children.reversed())
    while let child = waiting.popLast() {
      found.append(child)
      waiting += child.factory.children.reversed()
    }
    return found
  }
}
