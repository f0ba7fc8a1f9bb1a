internal import Findings
internal import NavigationModel

/// The interchange format of static analysis, version 2.1.0.
package enum SARIFReporter: Reporter {
  package static let name = "sarif"
  package static let summary = "interchange format of static analysis, for code scanning"

  package static func text(of report: Report) -> String {
    let all = report.findings + report.silenced
    let results = zip(all, Fingerprint.of(all)).enumerated().map { index, finding in
      result(finding.0, finding.1, isSilenced: index >= report.findings.count, report)
    }
    let document: JSON = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": [
            "driver": [
              "name": "navgraph", "version": .string(report.version), "rules": .array(report.rules.map(rule)),
            ]
          ],
          "results": .array(results),
        ]
      ],
    ]
    return document.document
  }

  private static func rule(_ rule: RuleDescription) -> JSON {
    [
      "id": .string(rule.id.rawValue),
      "shortDescription": ["text": .string(rule.summary)],
      "help": ["text": .string(rule.page), "markdown": .string(rule.page)],
      "defaultConfiguration": ["level": .string(level(rule.defaultSeverity))],
    ]
  }

  private static func result(_ finding: Finding, _ fingerprint: String, isSilenced: Bool, _ report: Report) -> JSON {
    var members: [(key: String, value: JSON)] = [("ruleId", .string(finding.rule.rawValue))]
    if let index = report.rules.firstIndex(where: { $0.id == finding.rule }) {
      members.append(("ruleIndex", .number(index)))
    }
    members += [
      ("level", .string(level(finding.severity))),
      ("message", ["text": .string(finding.message)]),
      ("locations", .array(finding.source.map { [["physicalLocation": place($0)]] } ?? [])),
      ("partialFingerprints", ["navgraph/v1": .string(fingerprint)]),
    ]
    let notes = finding.notes.map(location)
    if !notes.isEmpty { members.append(("relatedLocations", .array(notes))) }
    if !finding.path.isEmpty {
      members.append(("codeFlows", [["threadFlows": [["locations": .array(steps(finding))]]]]))
    }
    if isSilenced { members.append(("suppressions", [["kind": "inSource"]])) }
    return .object(members)
  }

  private static func location(_ note: Note) -> JSON {
    let text: (key: String, value: JSON) = ("message", ["text": .string(note.message)])
    return .object((note.source.map { [("physicalLocation", place($0))] } ?? []) + [text])
  }

  private static func steps(_ finding: Finding) -> [JSON] {
    finding.path.map { ["location": ["message": ["text": .string($0)]]] }
  }

  private static func place(_ source: SourcePlace) -> JSON {
    [
      "artifactLocation": ["uri": .string(uri(source.file)), "uriBaseId": "%SRCROOT%"],
      "region": ["startLine": .number(source.line), "startColumn": .number(source.column)],
    ]
  }

  private static func level(_ severity: Severity) -> String {
    severity == .off ? "none" : severity.rawValue
  }

  /// A relative path as a reference: every byte that is not plain is escaped.
  private static func uri(_ path: String) -> String {
    path.utf8.reduce(into: "") { uri, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        uri += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}
