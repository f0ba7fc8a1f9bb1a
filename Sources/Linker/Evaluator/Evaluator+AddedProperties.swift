import Facts

/// Computed properties that the app adds to a library's class, on objects that only the library knows.
extension Evaluator {
  /// What one of them returns: for a controller of UIKit's that the app makes, and for whatever can be of the class where
  /// it is an object of a type of the app's: `storyboard.cartController`.
  func addedProperty(_ name: String, of receiver: Value) -> Value? {
    guard wholeProgram != nil, let known = libraryClass(of: receiver), let added = outsideProperties[name] else {
      return nil
    }
    let fitting = added.filter { id in
      guard let extended = program[id].owner.map({ program[$0].name }) else { return false }
      switch known {
      case .made(let name) where UIKitClasses.isController(name): return UIKitClasses.canBe(name, extended)
      case .made(let name): return name == extended && isOfApp(id)
      case .open: return !UIKitClasses.isController(extended) && isOfApp(id)
      }
    }
    guard !fitting.isEmpty else { return nil }
    let value = Value.oneOf(fitting.map { libraryProperty($0, of: receiver) })
    return value.isKnown ? value : nil
  }

  private enum LibraryClass {
    case made(String)
    case open
  }

  /// The class of a library's object, as far as the code that gives it tells.
  private func libraryClass(of value: Value) -> LibraryClass? {
    switch value {
    case .term(let term) where term.base == nil && term.arguments != nil: .made(term.name)
    case .term(let term) where !term.name.beginsUppercase && (term.base != nil || term.arguments == nil): .open
    case .typed(let type, nil):
      type.unwrapped.simpleName.flatMap { UIKitClasses.isController($0) ? nil : .made($0) }
    default: nil
    }
  }

  /// Whether a property is of a type that the app declares.
  private func isOfApp(_ id: VariableID) -> Bool {
    guard let type = program[id].declaration.type?.unwrapped,
      let own = program.resolve(type, from: program[id].owner, file: program[id].file)
    else { return false }
    return program[own].keyword == .class && program.isScreen(own)
  }
}
