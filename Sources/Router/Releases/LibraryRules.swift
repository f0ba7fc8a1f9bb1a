/// What a release of the library does differently from others.
///
/// Read off the tags of https://github.com/ekazaev/route-composer.
struct LibraryRules: Hashable, Sendable {
  /// `replaceRoot` fails unless it is applied to the window's root; before, it replaced the root silently.
  let checksRoot: Bool
  /// An action written after a factory that builds nothing is carried out on the screen that was found.
  let actsOnFoundScreens: Bool
  /// Alternatives are decided while the router walks, not before.
  let decidesLazily: Bool
  /// Several screens for a container that stands already are put into it at once.
  let postponesIntegration: Bool
  /// What finders search where nothing is said.
  let defaultOptions: SearchOptions
  /// A containers' visible children are searched first even if only `contained` is asked for.
  let searchesVisibleFirst: Bool
  /// `presented` is honoured for the children of containers.
  let followsPresentedInContainers: Bool
  /// The visible child of a navigation controller is the top of its stack, not what is presented above it.
  let topIsVisible: Bool
  /// The outermost container around the starting screen is asked if it may be dismissed.
  let asksOutermostParent: Bool
  /// The topmost view controller is asked before anything else, if it is one that can refuse.
  let asksTopmostFirst: Bool
  /// Children come to the front before each screen is built, and not being able to is an error.
  let makesVisibleStrictly: Bool
  /// The first child of a complete factory is appended whatever its action says.
  let ignoresFirstChildAction: Bool
  /// Names of errors: older releases knew fewer.
  let cantBeDismissed: String
  let notFound: String
  let deallocated: String
  let startFailed: String

  init(_ release: LibraryRelease) {
    func since(_ numbers: Int...) -> Bool { release >= LibraryRelease(numbers) }
    checksRoot = since(0, 9, 28)
    actsOnFoundScreens = since(0, 9, 21) && !since(0, 9, 26)
    decidesLazily = !since(1, 1, 5)
    postponesIntegration = since(1, 1)
    defaultOptions = since(0, 9, 23) ? .fullStack : .currentAndDown
    searchesVisibleFirst = since(1, 1)
    followsPresentedInContainers = since(2, 9)
    topIsVisible = since(1, 4, 4)
    asksOutermostParent = since(0, 9, 21)
    asksTopmostFirst = !since(0, 9, 21)
    makesVisibleStrictly = since(2)
    ignoresFirstChildAction = since(2, 10)
    cantBeDismissed = since(2, 8) ? "cantBeDismissed" : "generic"
    notFound = since(1, 5, 2) ? "initialController.notFound" : "generic"
    deallocated = since(1, 5, 2) ? "initialController.deallocated" : "generic"
    startFailed = since(1, 5, 2) ? "compositionFailed" : "generic"
  }
}
