import Facts
import NavigationModel

/// A builder chain as it was written: a head, and the calls made on it in order.
struct Chain {
  var head: Term
  var links: [Term]

  /// The chain of a value, if it is one; static calls on a library type (`ChainAssembly.from(…)`) have that type as head.
  init?(_ value: Value) {
    guard case .term(let last) = value else { return nil }
    self.init(last)
  }

  init(_ last: Term) {
    var links: [Term] = []
    var current = last
    while case .term(let base)? = current.base {
      links.append(RouteComposerVocabulary.synonyms[current.name].map(current.renamed) ?? current)
      current = base
    }
    links.reverse()
    head = current
    self.links = links
  }

  init(head: Term, links: [Term]) {
    self.head = head
    self.links = links
  }

  /// Name of the head, with the dot of an implicit member.
  var name: String { head.name }

  /// Where the chain begins.
  var origin: Origin { head.origin }

  /// Which chain it is: the same one begins and ends at the same places, whichever way evaluation came to it.
  var identity: Identity { Identity(head: head.origin, end: links.last { $0.name == "assemble" }?.origin) }

  /// Beginning and end of a chain; a chain that is cut off has no end.
  struct Identity: Hashable {
    var head: Origin
    var end: Origin?
  }

  /// Takes the promises off the end of the chain, outermost last.
  mutating func takePromises() -> [Promise] {
    var promises: [Promise] = []
    while let last = links.last, RouteComposerVocabulary.promises.contains(last.name) {
      links.removeLast()
      switch last.name {
      case "expectingContainer": promises.append(Promise(kind: .expectingContainer))
      case "adaptingContext":
        let using = last.labeled("using")?.expression?.excerpt()
        promises.append(Promise(kind: .adaptingContext, transformer: using))
      case "unsafelyRewrapped", "unsafelyUnwrapped", "unwrapped": promises.append(Promise(kind: .unsafelyRewrapped))
      default: break
      }
    }
    return promises.reversed()
  }
}

extension Term {
  /// The same under another name of the library's.
  fileprivate func renamed(_ name: String) -> Term {
    let term = Term(base: base, name: name, generics: generics, arguments: arguments, origin: origin, scope: scope)
    term.declared = declared
    return term
  }
}
