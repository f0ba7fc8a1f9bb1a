import ArgumentParser

extension CommandConfiguration {
  /// What a command of `navgraph` is called and does.
  ///
  /// A command that says whom it belongs to is parsed alone without a look for what only the whole is asked for, the
  /// scripts of completions: that look takes as long as drawing a small picture.
  static func command(
    _ name: String, abstract: String, discussion: String = "", shouldDisplay: Bool = true
  ) -> CommandConfiguration {
    CommandConfiguration(
      commandName: name, _superCommandName: "navgraph", abstract: abstract, discussion: discussion,
      shouldDisplay: shouldDisplay)
  }
}
