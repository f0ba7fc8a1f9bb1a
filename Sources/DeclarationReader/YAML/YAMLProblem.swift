internal import NavigationModel
internal import Yams

/// Puts what the YAML parser complains about into our words, at its place.
func yamlProblem(_ error: any Error, yaml: String, path: String) -> DocumentProblem {
  let start = SourcePlace(file: path, line: 1, column: 1)
  switch error as? YamlError {
  case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
    .composer(let context, let problem, let mark, _):
    let isAlias = "\(context?.text ?? "") \(problem)".contains("alias")
    let advice = isAlias ? "; put quotes around text that begins with '*'" : ""
    return .init(place: mark.place(in: path), message: "this is not valid YAML: \(problem)\(advice)")
  case .duplicatedKeysInMapping(let duplicates, let context):
    let key = duplicates.min() ?? ""
    let place = secondPlace(of: key, from: context.mark, yaml: yaml, path: path)
    return .init(place: place, message: "the key '\(key)' stands here twice; delete one of them")
  case .reader(let problem, _, _, _): return .init(place: start, message: "this is not valid YAML: \(problem)")
  case .no, .memory, .writer, .emitter, .representer, .dataCouldNotBeDecoded, nil:
    return .init(place: start, message: "the file cannot be read as YAML")
  }
}

extension Mark {
  /// The same place in our terms.
  ///
  /// Columns count Unicode scalars here, which differs only after other than ASCII text.
  func place(in path: String) -> SourcePlace { SourcePlace(file: path, line: line, column: column) }
}

/// Where a key stands for the second time, looking from the start of its mapping; the parser gives that start only.
private func secondPlace(of key: String, from mark: Mark, yaml: String, path: String) -> SourcePlace {
  let lines = yaml.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  let indentation = mark.column - 1
  let places = lines.indices.dropFirst(mark.line - 1).filter { number in
    // The first key of a list's element stands behind a dash.
    let text = lines[number].dropFirst(indentation)
    return lines[number].prefix(indentation).allSatisfy { " -".contains($0) } && text.hasPrefix(key)
      && text.dropFirst(key.count).drop { $0 == " " }.hasPrefix(":")
  }
  guard let second = places.dropFirst().first else { return mark.place(in: path) }
  return SourcePlace(file: path, line: second + 1, column: mark.column)
}
