import Facts
import NavigationModel

/// What is worth saying about spellings that no compiler accepts: they are read as they are meant.
struct SpellingRemarks {
  let linkage: Linkage

  /// Remarks on a whole chain: its head, the order of its calls, its end.
  func remark(_ chain: Chain, isOpen: Bool) {
    remarkHead(chain)
    remarkOrder(chain)
    guard chain.name != "Destination", chain.name != "AnyDestination" else { return }
    guard let last = chain.links.first(where: { $0.name == "assemble" }) else {
      return add(chain.origin, "this chain is not assembled: it is cut off, or its end was not understood")
    }
    if isOpen { add(last.origin, "'assemble' closes this chain before it says where it starts") }
  }

  private func remarkHead(_ chain: Chain) {
    if RouteComposerVocabulary.integrators.contains(chain.name) {
      add(
        chain.origin,
        "'\(chain.name)' is a step between others, and no release lets it begin a chain; read as a destination")
    }
    if chain.name == "ChainAssembly", chain.head.arguments?.isEmpty == true {
      add(chain.origin, "'ChainAssembly()' is made only up to 0.9.9.9; later releases write 'ChainAssembly.from'")
    }
  }

  private func remarkOrder(_ chain: Chain) {
    var before: [String] = []
    for link in chain.links {
      switch link.name {
      case "adding" where before.contains("using"):
        add(link.origin, "'adding' belongs before 'using'; read as if it stood there")
      case "finder" where before.contains("factory"):
        let factory = chain.links.first { $0.name == "factory" }
        add(factory?.origin ?? link.origin, "'factory' belongs after 'finder'; read as if it stood there")
      // Each hop begins anew.
      case "from", "within": before = []
      default: break
      }
      before.append(link.name)
    }
  }

  func remarkUnlabeled(_ chain: Chain) {
    add(chain.origin, "'\(chain.name)' takes labelled arguments ('finder:', 'factory:'); read as if they were there")
  }

  func remarkUntyped(_ chain: Chain) {
    add(
      chain.origin,
      "nothing says which screen this step is about; read as 'UIViewController', which its finder finds everywhere")
  }

  /// A finder that walks the screens needs an iterator to walk with.
  func remarkIterator(of finder: LabeledValue?) {
    for alternative in finder?.value.alternatives ?? [] {
      guard let id = linkage.evaluator.typeID(of: alternative),
        linkage.program.ancestry(of: id).contains("StackIteratingFinder"),
        linkage.program.members(named: "iterator", of: id).isEmpty
      else { continue }
      let entry = linkage.program[id]
      add(
        Origin(file: entry.file, offset: entry.offset),
        "'\(entry.name)' has no 'iterator', which a 'StackIteratingFinder' needs; read as if it had the default one")
    }
  }

  private func add(_ origin: Origin, _ message: String) {
    linkage.draft.remarks.append(Remark(source: linkage.place(origin), message: message))
  }
}
