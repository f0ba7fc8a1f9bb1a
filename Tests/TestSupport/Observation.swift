import Findings
import NavigationModel

/// One thing that a model or a check says about a line, in the words of the annotation that would ask for it.
struct Observation {
  var kind: Annotation.Kind
  /// What an annotation would have to say.
  var text: String
  var place: SourcePlace
  /// Whether nobody needs to ask for it: edges of flows, payload types.
  var isOptional = false
  /// Whether an annotation's text asks for it.
  var fits: (String) -> Bool

  /// Everything that a model and findings say, place by place.
  static func all(in model: Model, findings: [Finding]) -> [Observation] {
    edges(in: model) + entries(in: model) + routes(in: model) + requests(in: model) + gaps(in: model)
      + findings.map(observation(of:))
  }

  private static func edges(in model: Model) -> [Observation] {
    model.transitions.flatMap { transition in
      ([transition.source] + transition.alsoAt).map { place in
        Observation(
          kind: .edge, text: EdgeNotation.text(of: transition), place: place, isOptional: transition.level == .flow,
          fits: { (try? EdgeNotation($0))?.matches(transition, in: model) ?? false })
      }
    }
  }

  private static func entries(in model: Model) -> [Observation] {
    model.entries.map { entry in
      Observation(
        kind: .entry, text: "\(entry.kind.rawValue) \(entry.to?.rawValue ?? "?")", place: entry.source,
        fits: { text in
          let words = text.split(separator: " ").map(String.init)
          guard words.count == 2, words[0] == entry.kind.rawValue else { return false }
          return entry.to.map { EdgeNotation.isNamed($0, words[1], in: model) } ?? (words[1] == "?")
        })
    }
  }

  private static func routes(in model: Model) -> [Observation] {
    model.routes.flatMap { route in
      let notation = RouteNotation().text(of: route)
      var observations = [
        Observation(
          kind: .route, text: notation, place: route.source,
          fits: { text in
            let (name, pattern) = RouteAnnotation.parts(of: text)
            let isNamed = name.map { NotationPattern("@\($0)").matches("@\(route.id)") } ?? true
            return isNamed && NotationPattern(pattern).matches(notation)
          })
      ]
      if let context = route.context {
        observations.append(
          Observation(kind: .context, text: context, place: route.source, isOptional: true, fits: { $0 == context }))
      }
      return observations
    }
  }

  private static func requests(in model: Model) -> [Observation] {
    model.requests.map { request in
      let routes = request.routes.isEmpty ? "?" : request.routes.map(\.rawValue).joined(separator: "|")
      let plain = "\(request.owner) \(request.swallowsErrors ? "try? " : "")\(request.call) @\(routes)"
      let full = plain + (request.payload.map { " with \($0)" } ?? "")
      return Observation(
        kind: .request, text: full, place: request.source,
        fits: { NotationPattern($0).matches($0.contains(" with ") ? full : plain) })
    }
  }

  private static func gaps(in model: Model) -> [Observation] {
    let unresolved = model.unresolved.map { gap in
      Observation(
        kind: .unresolved, text: "\(gap.call): \(gap.reason)", place: gap.source,
        fits: { "\(gap.call): \(gap.reason)".contains($0) })
    }
    let missing = model.missing.map { missing in
      Observation(
        kind: .missing, text: "\(missing.kind.rawValue) \(missing.name)", place: missing.source,
        fits: { $0 == "\(missing.kind.rawValue) \(missing.name)" })
    }
    let remarks = model.remarks.map { remark in
      Observation(
        kind: .remark, text: remark.message, place: remark.source, fits: { remark.message.contains($0) })
    }
    let drift = model.drift.map { drift in
      let text = "\(drift.kind.rawValue) \(drift.name)"
      return Observation(kind: .drift, text: text, place: drift.source, fits: { $0 == text })
    }
    return unresolved + missing + remarks + drift
  }

  private static func observation(of finding: Finding) -> Observation {
    let place =
      switch finding.place {
      case .source(let place): place
      case .wholeApp: Expectations.wholeApp
      }
    return Observation(
      kind: .finding, text: "\(finding.rule) \"\(finding.message)\"", place: place,
      fits: { text in
        let rule = text.prefix { !$0.isWhitespace }
        let message = text.dropFirst(rule.count).trimmed
        let part = message.hasPrefix("\"") && message.hasSuffix("\"") ? message.dropFirst().dropLast() : message[...]
        return rule == finding.rule.rawValue && (part.isEmpty || finding.message.contains(part))
      })
  }
}

/// The parts of a `route:` annotation.
enum RouteAnnotation {
  /// Name, if one is written, and notation.
  static func parts(of text: String) -> (name: String?, notation: String) {
    let name = text.prefix { $0.isLetter || $0.isNumber || "_.".contains($0) }
    guard !name.isEmpty, text.dropFirst(name.count).hasPrefix(" = ") else { return (nil, text) }
    return (String(name), String(text.dropFirst(name.count + 3)))
  }
}
