import Facts
import NavigationModel

/// What is said of parts that could not be read.
extension ReadingGap {
  /// - Parameter name: what the part is called where it was not written for itself.
  init(_ argument: LabeledValue, or name: String, assumed: String) {
    self.init(text: argument.expression?.excerpt(60) ?? name, assumed: assumed)
  }

  /// The gap that a member of a chain leaves that is none of the library's.
  init?(member: Term) {
    guard !RouteComposerVocabulary.members.contains(member.name) else { return nil }
    self.init(text: ".\(member.name)", assumed: "passed over")
  }

  /// The gap that an argument leaves which is one of several, of which the first is taken.
  static func choice(_ argument: LabeledValue) -> ReadingGap? {
    let count = argument.value.alternatives.count
    guard count > 1 else { return nil }
    return ReadingGap(argument, or: "which is meant", assumed: "taken as the first of \(count) that it can be")
  }
}
