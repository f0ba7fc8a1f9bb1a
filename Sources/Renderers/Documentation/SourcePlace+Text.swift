import NavigationModel

extension SourcePlace {
  /// `Home.swift:12`, where a link leads to the rest.
  var brief: String { "\(file.split(separator: "/").last.map(String.init) ?? file):\(line)" }

  /// `App/Home.swift:12`, as editors and terminals open it.
  var full: String { "\(file):\(line)" }
}
