package import Findings
package import NavigationModel

/// What the annotations of a ``VirtualApp`` ask of its model and findings.
///
/// A kind of annotation that stands anywhere in the app has to be complete: what the model says beyond it is unexpected.
/// Edges of flows and payload types may always be left out. Two directives in the preamble change that:
/// `// expect: only edge, entry` (without kinds: all of them) asks for nothing but what is annotated, and
/// `// expect: no remark, unresolved` asks for completeness of a kind that is not annotated at all. A `// finding:` in
/// the preamble is about the app as a whole.
package struct Expectations: Sendable {
  /// The annotations of all files.
  package private(set) var annotations: [Annotation] = []
  /// Complaints about annotations that cannot be read.
  package private(set) var malformed: [String] = []
  /// Kinds of which nothing may go unannotated.
  package private(set) var completeKinds: Set<Annotation.Kind> = []

  /// Place of findings about the app as a whole.
  static let wholeApp = SourcePlace(file: "", line: 0, column: 1)

  /// Reads what an app expects of itself.
  package init(_ app: VirtualApp) {
    for file in app.files {
      let annotated = AnnotatedFile(file)
      annotations += annotated.annotations
      malformed += annotated.malformed
    }
    for line in app.preamble where line.hasPrefix("finding:") {
      annotations.append(Annotation(kind: .finding, text: line.dropFirst(8).trimmed, place: Self.wholeApp))
    }
    malformed += annotations.compactMap(\.complaint)
    completeKinds = Set(annotations.map(\.kind))
    for line in app.preamble where line.hasPrefix("expect:") {
      follow(directive: line.dropFirst(7).trimmed)
    }
  }

  private mutating func follow(directive: String) {
    let words = directive.split { $0.isWhitespace || $0 == "," }.map(String.init)
    var kinds: Set<Annotation.Kind> = []
    for word in words.dropFirst() {
      guard let kind = Annotation.Kind(rawValue: word) else {
        malformed.append("preamble: 'expect: \(directive)' names no kind of annotation with '\(word)'")
        continue
      }
      kinds.insert(kind)
    }
    switch words.first {
    case "only": completeKinds.subtract(words.count == 1 ? Set(Annotation.Kind.allCases) : kinds)
    case "no" where words.count > 1: completeKinds.formUnion(kinds)
    default: malformed.append("preamble: 'expect: \(directive)' reads neither 'only …' nor 'no …'")
    }
  }

  /// What is malformed, missing or unexpected, one sentence each; empty where all is as annotated.
  package func differences(in model: Model, findings: [Finding] = []) -> [String] {
    var left = Observation.all(in: model, findings: findings)
    var open: [Annotation] = []
    for annotation in annotations where annotation.complaint == nil {
      if let match = left.firstIndex(where: { $0.isOnLine(of: annotation) && $0.fits(annotation.text) }) {
        left.remove(at: match)
      } else {
        open.append(annotation)
      }
    }
    let missing = open.map { annotation in
      describe(missing: annotation, among: &left)
    }
    let unexpected = left.filter { !$0.isOptional && completeKinds.contains($0.kind) }.map { observation in
      "\(observation.place.fileAndLine): unexpected \(observation.kind) '\(observation.text)'"
    }
    return malformed.map { "malformed: \($0)" } + missing + unexpected
  }

  /// Says what is missing and, where the line has something else of that kind or another line has it, that.
  private func describe(missing annotation: Annotation, among left: inout [Observation]) -> String {
    let head = "\(annotation.place.fileAndLine): missing \(annotation.kind) '\(annotation.text)'"
    if let other = left.firstIndex(where: { $0.isOnLine(of: annotation) && !$0.isOptional }) {
      return "\(head), found '\(left.remove(at: other).text)'"
    }
    if let elsewhere = left.firstIndex(where: { $0.kind == annotation.kind && $0.fits(annotation.text) }) {
      return "\(head), found at \(left.remove(at: elsewhere).place.fileAndLine)"
    }
    return head
  }
}

extension Observation {
  fileprivate func isOnLine(of annotation: Annotation) -> Bool {
    kind == annotation.kind && annotation.covers(place)
  }
}

extension SourcePlace {
  fileprivate var fileAndLine: String { self == Expectations.wholeApp ? "app" : "\(file):\(line)" }
}

extension Annotation {
  /// What is wrong with the text, if anything.
  fileprivate var complaint: String? {
    let problem: String?
    switch kind {
    case .edge: problem = edgeProblem
    case .entry: problem = hasFirstWord(of: Entry.Kind.self) ? nil : "an entry reads 'kind Target' or 'kind ?'"
    case .missing: problem = hasFirstWord(of: MissingReference.Kind.self) ? nil : "a missing name reads 'kind name'"
    case .finding: problem = isRule ? nil : "a finding begins with the name of its rule"
    case .route: problem = isBalanced ? nil : "a bracket is not closed"
    case .request: problem = text.contains(" @") ? nil : "a request reads 'Owner call @route'"
    case .drift: problem = isDrift ? nil : "a drift reads 'kind name'"
    case .unresolved, .remark, .context: problem = nil
    }
    return problem.map { "\(place.fileAndLine): '\(kind): \(text)': \($0)" }
  }

  private var edgeProblem: String? {
    do {
      _ = try EdgeNotation(text)
      return nil
    } catch {
      return error.message
    }
  }

  private func hasFirstWord<Kind: RawRepresentable<String>>(of _: Kind.Type) -> Bool {
    let words = text.split(separator: " ")
    return words.count == 2 && Kind(rawValue: String(words[0])) != nil
  }

  private var isDrift: Bool {
    let words = text.split(separator: " ", maxSplits: 1)
    return words.count == 2 && Drift.Kind(rawValue: String(words[0])) != nil
  }

  private var isRule: Bool {
    text.prefix { !$0.isWhitespace }.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }
  }

  private var isBalanced: Bool {
    var open: [Character] = []
    for character in text {
      switch character {
      case "(": open.append(")")
      case "[": open.append("]")
      case "{": open.append("}")
      case ")", "]", "}": guard open.popLast() == character else { return false }
      default: break
      }
    }
    return open.isEmpty
  }
}
