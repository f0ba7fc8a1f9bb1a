import CGraphviz

/// Identities of graph objects in the order of their making.
///
/// By default cgraph takes the address of a name as identity and visits clusters in that order, so that a drawing
/// depends on everything the process allocated before.
final class SequentialIdentifiers {
  private var known: [String: UInt64] = [:]
  private var names: [UnsafeMutablePointer<CChar>] = []

  deinit {
    for name in names { name.deallocate() }
  }

  /// Runs a piece of work with a discipline that makes such identities; graphs opened with it must be closed in there.
  static func withDiscipline<Result>(_ work: (UnsafeMutablePointer<Agdisc_t>) -> Result) -> Result {
    var identifiers = Agiddisc_t()
    identifiers.open = { _, _ in Unmanaged.passRetained(SequentialIdentifiers()).toOpaque() }
    identifiers.close = { state in
      if let state { Unmanaged<SequentialIdentifiers>.fromOpaque(state).release() }
    }
    identifiers.map = { state, _, name, identity, create in
      guard let found = SequentialIdentifiers.of(state)?.identity(of: name, create: create != 0) else { return 0 }
      identity?.pointee = found
      return 1
    }
    identifiers.print = { state, _, identity in SequentialIdentifiers.of(state)?.name(of: identity) }
    // No identity is asked for by number, and none is used twice.
    identifiers.alloc = { _, _, _ in 0 }
    identifiers.free = { _, _, _ in }
    identifiers.idregister = { _, _, _ in }
    return withUnsafeMutablePointer(to: &identifiers) { pointer in
      var discipline = Agdisc_t()
      discipline.id = pointer
      return withUnsafeMutablePointer(to: &discipline, work)
    }
  }

  private static func of(_ state: UnsafeMutableRawPointer?) -> SequentialIdentifiers? {
    state.map { Unmanaged<SequentialIdentifiers>.fromOpaque($0).takeUnretainedValue() }
  }

  private func identity(of name: UnsafePointer<CChar>?, create: Bool) -> UInt64? {
    guard let name else { return create ? append(nil) : nil }
    let text = String(cString: name)
    if let found = known[text] { return found }
    guard create else { return nil }
    let identity = append(text)
    known[text] = identity
    return identity
  }

  /// Keeps a name where C can read it for as long as the graph lives; an object without one gets an empty name.
  private func append(_ text: String?) -> UInt64 {
    let characters = (text ?? "").utf8CString
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: characters.count)
    for (offset, character) in characters.enumerated() { copy[offset] = character }
    names.append(copy)
    return UInt64(names.count)
  }

  private func name(of identity: UInt64) -> UnsafeMutablePointer<CChar>? {
    let position = Int(identity) - 1
    return names.indices.contains(position) ? names[position] : nil
  }
}
