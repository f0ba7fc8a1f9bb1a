/// Every format of reports, sorted by name.
///
/// A new format is its file and a line here.
package let allReporters: [any Reporter.Type] = [
  GitHubReporter.self,
  GitLabReporter.self,
  JSONReporter.self,
  SARIFReporter.self,
  TextReporter.self,
  XcodeReporter.self,
]
