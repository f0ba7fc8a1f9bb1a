import Facts

/// The places where objects are made that a value can be, by their classes; open where it may be any.
///
/// Who makes one for each screen has as many as screens, and what belongs to one is no matter of the others.
struct ObjectPlaces {
  private let places: [TypeID: Set<Origin>]?

  init(of value: Value, _ program: Program) {
    var places: [TypeID: Set<Origin>] = [:]
    for alternative in value.alternatives {
      guard case .instance(let object) = alternative, program[object.id].keyword != .struct else {
        self.places = nil
        return
      }
      places[object.id, default: []].formUnion(object.alike ?? [object.place])
    }
    self.places = places
  }

  /// Whether an object can be one of them.
  func mayBe(_ object: Instance) -> Bool {
    guard let places, let own = places[object.id], !own.isEmpty else { return true }
    return object.alike.map { !own.isDisjoint(with: $0) } ?? own.contains(object.place)
  }

  /// Whether they are surely other objects of the same classes.
  func areOthers(than other: ObjectPlaces) -> Bool {
    guard let places, let others = other.places, Set(places.keys) == Set(others.keys) else { return false }
    return places.allSatisfy { type, own in others[type]?.isDisjoint(with: own) ?? false }
  }
}
