import Facts

extension Program {
  /// The members of that name that code of one class means in an object of a subclass.
  ///
  /// A method of the subclass without `override` is another one, which that code does not see: both are private.
  func members(named name: String, of type: TypeID, seenFrom owner: TypeID?) -> [Member] {
    let found = members(named: name, of: type)
    guard let owner, owner != type, self[owner].keyword == .class, let own = self[owner].members[name],
      ancestors(of: type).contains(owner)
    else { return found }
    let hidden = found.filter { isHidden($0, behind: own, of: owner) }
    guard !hidden.isEmpty else { return found }
    return own + found.filter { !hidden.contains($0) && !own.contains($0) }
  }

  /// Whether a method of a subclass only has the name and the parameters of one of a class's own.
  private func isHidden(_ member: Member, behind own: [Member], of owner: TypeID) -> Bool {
    guard case .function(let id) = member, !self[id].declaration.isOverride, !self[id].declaration.isStatic,
      let heir = self[id].owner, heir != owner, ancestors(of: heir).contains(owner)
    else { return false }
    let labels = self[id].declaration.parameters.map(\.label)
    return own.contains { member in
      guard case .function(let id) = member, self[id].declaration.body != nil else { return false }
      return self[id].declaration.parameters.map(\.label) == labels
    }
  }
}
