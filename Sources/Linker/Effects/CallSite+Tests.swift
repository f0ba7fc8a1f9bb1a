import NavigationModel

extension [Gate] {
  /// Whether some of them only hold where a test has started the app.
  var askForTests: Bool { contains { !$0.isOpposite && $0.asksForTests } }
}

extension Gate {
  fileprivate var isOpposite: Bool { name.hasPrefix("not (") || name.hasPrefix("!") }

  fileprivate var asksForTests: Bool {
    guard kind == .condition else { return false }
    let words = name.lowercased()
    if Self.words.contains(where: words.contains) { return true }
    let asksProcess =
      name.contains("CommandLine.arguments")
      || name.contains("rocessInfo") && (name.contains("arguments") || name.contains("environment"))
    return asksProcess && words.contains("test")
  }

  /// What flags are called that say so.
  private static let words = ["istesting", "isuitest", "isunittest", "runningtest", "runninguitest", "xctest"]
}
