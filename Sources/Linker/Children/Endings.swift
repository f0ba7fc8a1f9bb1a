import Facts

/// Whether what a flow calls of the one that started it ends it, rather than tells it something while it goes on.
///
/// A callback ends its flow if its name says so, or the case that it is called with, or if its code takes children or
/// screens away. What code only makes closures for happens another time.
struct Endings {
  private let program: Program
  private let lists: ChildLists
  /// Names of the app's functions that take children or screens away, themselves or through others of them.
  private var names: Set<String> = []
  private let known = KnownNames()

  /// The same few names are asked for at thousands of calls.
  private final class KnownNames {
    var ends: [String: Bool] = [:]
  }

  init(_ linkage: Linkage) {
    program = linkage.program
    lists = ChildLists(linkage: linkage)
    let uses = program.functions.compactMap { entry in
      entry.declaration.body.map { (name: entry.declaration.name, used: Self.names(in: $0)) }
    }
    var found = Set(uses.filter { takesAway($0.used) }.map(\.name))
    found.formUnion(uses.filter { !$0.used.isDisjoint(with: found) }.map(\.name))
    names = found
  }

  /// Whether a call under some name that runs a function ends the flow that makes it.
  func ends(_ function: FunctionID, calledAs name: String) -> Bool {
    isEnd(name) || ends(program[function].declaration.body ?? [])
  }

  /// Whether a call under some name that runs a closure does.
  func ends(_ closure: ClosureValue, calledAs name: String) -> Bool {
    isEnd(name) || ends(closure.closure.body)
  }

  private func isEnd(_ name: String) -> Bool {
    if let answer = known.ends[name] { return answer }
    let plain = name.lowercased()
    let answer = name.isAboutTheEnd || plain.contains("close") || plain.contains("dismiss")
    known.ends[name] = answer
    return answer
  }

  private func ends(_ body: [Statement]) -> Bool {
    let used = Self.names(in: body)
    return takesAway(used) || !used.isDisjoint(with: names)
  }

  private func takesAway(_ used: Set<String>) -> Bool {
    !used.isDisjoint(with: Self.leaving)
      || used.contains(where: lists.isList) && used.contains { $0.hasPrefix("remove") || Self.shortening.contains($0) }
  }

  private static func names(in body: [Statement]) -> Set<String> {
    var collector = NameCollector(enteringClosures: false)
    collector.collect(body)
    return collector.names
  }

  /// What takes screens away, or shows others instead of all of them.
  private static let leaving: Set<String> = [
    "dismiss", "popViewController", "popToViewController", "popToRootViewController", "rootViewController",
  ]

  /// What gives back a list without some of its elements.
  private static let shortening: Set<String> = ["drop", "filter", "popLast"]
}

extension String {
  /// Whether a callback of that name says that something is over.
  var isAboutTheEnd: Bool {
    let name = Array(lowercased().utf8)
    return Self.wordsOfTheEnd.contains { word in name.indices.contains { name[$0...].starts(with: word) } }
  }

  /// As bytes: to look for texts in texts is slow, and every name of the app is asked for.
  private static let wordsOfTheEnd = [
    "finish", "complet", "didend", "onend", "done", "didclose", "onclose", "cancel",
  ].map { Array($0.utf8) }
}
