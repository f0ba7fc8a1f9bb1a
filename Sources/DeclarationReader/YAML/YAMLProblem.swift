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
    let told = isTab(at: mark, in: yaml) ? tabs : known.first { problem.contains($0.key) }?.value
    return .init(
      place: mark.place(in: path), message: "this is not valid YAML: \(told ?? problem + advice)")
  case .duplicatedKeysInMapping(let duplicates, let context):
    let key = duplicates.min() ?? ""
    let place = secondPlace(of: key, from: context.mark, yaml: yaml, path: path)
    return .init(place: place, message: "the key '\(key)' stands here twice; delete one of them")
  case .reader(let problem, let offset, _, _):
    let place = offset.map { placeOfByte($0, in: yaml, path: path) } ?? start
    return .init(place: place, message: "this is not valid YAML: \(problem)")
  case .no, .memory, .writer, .emitter, .representer, .dataCouldNotBeDecoded, nil:
    return .init(place: start, message: "the file cannot be read as YAML")
  }
}

private let tabs = "a tab stands here; indent with spaces"

/// What the parser's words mean, where they tell nobody what to do.
private let known: KeyValuePairs = [
  "Maximum nesting level": "lists and keys are nested too deep here; write them flatter",
  "found another document": "a second document begins here; keep one, and delete the line '---'",
]

/// Whether the parser stopped at a tab: it only says that no value begins so.
private func isTab(at mark: Mark, in yaml: String) -> Bool {
  let lines = yaml.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  guard lines.indices.contains(mark.line - 1) else { return false }
  return lines[mark.line - 1].unicodeScalars.dropFirst(mark.column - 1).first == "\t"
}

/// The line and column of a byte.
private func placeOfByte(_ offset: Int, in yaml: String, path: String) -> SourcePlace {
  let before = Array(yaml.utf8.prefix(offset))
  let line = before.lazy.filter { $0 == UInt8(ascii: "\n") }.count
  let column = before.count - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)
  return SourcePlace(file: path, line: line + 1, column: column + 1)
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
