import NavigationModel

/// All annotations of a file, and what looks like one but is none.
package struct AnnotatedFile: Hashable, Sendable {
  package private(set) var annotations: [Annotation] = []
  /// Complaints about comments that were meant as annotations, with their places.
  package private(set) var malformed: [String] = []

  private let file: VirtualFile
  /// Annotations on lines of their own that wait for the line that they are about.
  private var waiting: [Comment] = []

  /// Reads the annotations of a file.
  package init(_ file: VirtualFile) {
    self.file = file
    for (index, line) in file.lines.enumerated() {
      read(line, number: index + 1)
    }
    if let left = waiting.first {
      malformed.append("\(file.path): '\(left.label): \(left.text)' stands at the end of the file, before no line")
    }
  }

  private mutating func read(_ line: String, number: Int) {
    let trimmed = line.trimmed
    if trimmed.hasPrefix("//+"), let last = waiting.indices.last {
      waiting[last].text += " " + trimmed.dropFirst(3).trimmed
      return
    }
    let comments = Comment.all(in: line, openers: openers)
    complain(about: comments, line: number)
    let found = comments.filter { $0.kind != nil && !$0.text.isEmpty }
    if !found.isEmpty, openers.contains(where: trimmed.hasPrefix) {
      waiting += found
      return
    }
    let place = SourcePlace(file: file.path, line: number, column: 1)
    for comment in waiting {
      guard let kind = comment.kind else { continue }
      let furtherLines = kind == .edge ? linesOfChain(after: number) : 0
      annotations.append(Annotation(kind: kind, text: comment.text, place: place, furtherLines: furtherLines))
    }
    for comment in found {
      guard let kind = comment.kind else { continue }
      annotations.append(Annotation(kind: kind, text: comment.text, place: place))
    }
    waiting = []
  }

  /// What comments of the file begin with.
  private var openers: [String] { file.path.hasSuffix(".yml") ? ["# "] : ["// ", "<!-- "] }

  /// How many lines go on with a chain of calls.
  private func linesOfChain(after number: Int) -> Int {
    file.lines[number...].prefix { $0.trimmed.hasPrefix(".") }.count
  }

  private mutating func complain(about comments: [Comment], line: Int) {
    for comment in comments {
      if comment.kind != nil, comment.text.isEmpty {
        malformed.append("\(file.path):\(line): '\(comment.label):' says nothing")
      }
      if comment.kind == nil,
        let near = Annotation.Kind.allCases.first(where: { comment.label.isOneSlipAway(from: $0.rawValue) })
      {
        malformed.append("\(file.path):\(line): '\(comment.label):' is no kind of annotation; is '\(near):' meant?")
      }
    }
  }
}

/// A comment of the form `// label: text`, `<!-- label: text -->` or, in YAML, `# label: text`.
private struct Comment: Hashable {
  var label: String
  var text: String

  var kind: Annotation.Kind? { Annotation.Kind(rawValue: label) }

  /// The comments of that form on a line, in order; only a known label ends the text before it.
  static func all(in line: String, openers: [String]) -> [Comment] {
    var comments: [Comment] = []
    var rest = line[...]
    while let opener = rest.firstOpener(of: openers) {
      rest = opener.tail
      let label = String(rest.prefix { $0.isLetter })
      guard !label.isEmpty, rest.dropFirst(label.count).hasPrefix(":") else { continue }
      rest = rest.dropFirst(label.count + 1)
      let end = nextAnnotation(in: rest, openers: openers) ?? rest.endIndex
      let text = rest[..<end].trimmed
      comments.append(Comment(label: label, text: text.hasSuffix("-->") ? text.dropLast(3).trimmed : text))
      rest = rest[end...]
    }
    return comments
  }

  private static func nextAnnotation(in text: Substring, openers: [String]) -> Substring.Index? {
    var rest = text
    while let opener = rest.firstOpener(of: openers) {
      rest = opener.tail
      let word = String(rest.prefix { $0.isLetter })
      if Annotation.Kind(rawValue: word) != nil, rest.dropFirst(word.count).hasPrefix(":") {
        return opener.start
      }
    }
    return nil
  }
}

extension Substring {
  /// The first sign that opens a comment, and what follows it.
  fileprivate func firstOpener(of openers: [String]) -> (start: Index, tail: Substring)? {
    for index in indices {
      for opener in openers where self[index...].hasPrefix(opener) {
        return (index, self[index...].dropFirst(opener.count))
      }
    }
    return nil
  }
}
