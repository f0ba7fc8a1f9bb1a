internal import Findings
internal import Router

/// What `navgraph verify` proves, in the order in which it is told.
///
/// A new property is a case of `VerifiedProperty`, its examination in the router's `Trial`, and an entry here.
package let allProofs: [Proof] = [
  Proof(
    id: RuleID("route-fails"), defaultSeverity: .warning, property: .total,
    page: RulePage(
      whatItDoes: """
        Finds routes that fail from some screen that the user can be on. Every state that can be reached within the \
        bounds is built, and each route asked for in it, with every class of payload.
        """,
      whyIsThisBad: """
        A push notification or a link arrives while the user is anywhere. Where its route fails, the tap does nothing, \
        or leaves the app half way.
        """,
      howToFix: """
        Give the route a start that is always there (`GeneralStep.current()`, `GeneralStep.root()`), a factory instead of \
        `NilFactory` where nobody else builds the screen, or a default for its list of alternatives.
        """),
    example: """
      `ClassFinder<UINavigationController, Any?>()` as a start: with a plain screen on top there is no navigation \
      controller to push onto, and the router fails with `compositionFailed`.
      """
  ) { defect in "route '\(defect.subject)' does not arrive from every screen: \(defect.detail)" },
  Proof(
    id: RuleID("route-misses"), defaultSeverity: .warning, property: .arrival,
    page: RulePage(
      whatItDoes: "Finds routes that end with success although their screen can not be seen.",
      whyIsThisBad: "The code believes that the user is there, and the user looks at something else.",
      howToFix: """
        Let the last container action put its screen in front: after two tabs added in a row the old tab stays selected. \
        Or look for the screen with a finder, which brings it to the front.
        """),
    example: "Two `addTab` in a row leave the tab selected that was selected before."
  ) { defect in "route '\(defect.subject)' ends with success, but its screen is hidden: \(defect.detail)" },
  Proof(
    id: RuleID("route-crashes"), defaultSeverity: .error, property: .safe,
    page: RulePage(
      whatItDoes: """
        Finds states in which a route does what UIKit answers with an exception, or in which gates call each other \
        without end.
        """,
      whyIsThisBad: "The app stops in front of the user, and only where the user was somewhere in particular.",
      howToFix: """
        Present a navigation controller instead of pushing it; find the screen instead of pushing the same instance \
        again; ask a gate's own route without that gate.
        """),
    example: "A complete factory gives a navigation controller, and `push` puts it into the one that is shown."
  ) { defect in "route '\(defect.subject)' stops the app: \(defect.detail)" },
  Proof(
    id: RuleID("wrong-payload"), defaultSeverity: .warning, property: .typed,
    page: RulePage(
      whatItDoes: """
        Finds routes on whose way a step, task or gate takes another type of payload than it gets, where \
        `unsafelyRewrapped()` has kept that from the compiler. Where the compiler lets any payload pass, one of \
        another type is tried, too: it is to be refused before anything has changed.
        """,
      whyIsThisBad: "The router fails with `typeMismatch` when the app runs, and only where it comes that far.",
      howToFix: "Write `adaptingContext(using:)` with a transformer instead of `unsafelyRewrapped()`."),
    example: "A step for `Int` behind one for `String`, with `unsafelyRewrapped()` between them."
  ) { defect in "route '\(defect.subject)' hands on a payload that is not taken: \(defect.detail)" },
  Proof(
    id: RuleID("unrecognised-screen"), defaultSeverity: .warning, property: .recognised,
    page: RulePage(
      whatItDoes: """
        Finds routes whose finder, in no state at all, sees the screen that the route has just built: it looks from the \
        wrong place, or with search options that leave the screen out.
        """,
      whyIsThisBad: """
        The finder reads as if the screen were used again. It never is: each request builds another one, on top or in \
        place of the old, with what the user had done there gone.
        """,
      howToFix: """
        Leave the options out (everything is searched then), or let them reach what the chain builds: `contained` or \
        `visible` for a screen in a container, `current` for one that stands alone.
        """),
    example: "`ClassFinder<Account, Any?>(options: .current)` for a screen that its own chain pushes."
  ) { defect in "route '\(defect.subject)' never finds its own screen: \(defect.detail)" },
  Proof(
    id: RuleID("ambiguous-finder"), defaultSeverity: .warning, property: .definite,
    page: RulePage(
      whatItDoes: """
        Finds states in which two screens suit a route's finder, and the one that it takes closes or overwrites more than \
        the other would, or lies in another tab for no other reason than the order of tabs.
        """,
      whyIsThisBad: """
        A finder takes the first screen that it meets: visible ones first, then those of a stack from the bottom up. So \
        the user is taken back too far, or to another tab than the one that was meant.
        """,
      howToFix: """
        Recognise the screen by its payload (`ClassWithContextFinder`), or narrow the search, for instance with \
        `currentVisibleOnly`.
        """),
    example: "`Nav[Product, List, Product, Help]`: a class finder for Product takes the lowest, and the list is closed."
  ) { defect in "the finder of route '\(defect.subject)' has a choice: \(defect.detail)" },
  Proof(
    id: RuleID("overlooked-modal"), defaultSeverity: .warning, property: .uncovered,
    page: RulePage(
      whatItDoes: """
        Finds modals that are presented within a container (`overCurrentContext`) and that a route neither closes nor \
        sees: it arrives behind one, or builds what is shown there a second time.
        """,
      whyIsThisBad: """
        The router's topmost view controller is found without looking into containers. A modal inside of one is not \
        dismissed, and finders that do not search everything pass it by.
        """,
      howToFix: """
        Present from the outermost container (`presentModally(startingFrom: .topmostParent)`) or full screen; or search \
        with `contained` and `presented`.
        """),
    example: "A sheet over the stack of the first tab stays there when a link opens another screen of that stack."
  ) { defect in "route '\(defect.subject)' takes no notice of a modal: \(defect.detail)" },
  Proof(
    id: RuleID("colliding-variants"), defaultSeverity: .note, property: .single,
    page: RulePage(
      whatItDoes: """
        Finds routes that stand under one name in several variants, where one variant builds a second screen beside the \
        one that another variant has shown.
        """,
      whyIsThisBad: """
        Where the variant changes while the app runs (an experiment, a setting), the same screen stands in two places, \
        and what is done in one is not to be seen in the other.
        """,
      howToFix: """
        Let every variant find the screen wherever another one puts it, or build the app's screens anew when the variant \
        changes.
        """),
    example: "`starScreen` is a tab in one configuration and is pushed in the other, and looks only where it is pushed."
  ) { defect in "route '\(defect.subject)' shows its screen beside that of another variant: \(defect.detail)" },
  Proof(
    id: RuleID("gate-moves-start"), defaultSeverity: .warning, property: .undisturbed,
    page: RulePage(
      whatItDoes: """
        Finds states in which a gate opens a route of its own, and by that takes away the screen from which the router \
        goes on afterwards; and those in which it takes away everything, and then is refused.
        """,
      whyIsThisBad: """
        Where to start is decided before the gates are asked, and not again. The router fails with `deallocated`, or \
        works on screens that nobody sees, although the user did what the gate asked for.
        """,
      howToFix: """
        Let the gate present what it shows, and dismiss it, instead of replacing the root; or let the gate fail, and \
        navigate again.
        """),
    example: "A login gate that replaces the root by the login screen, and then lets the user through."
  ) { defect in "route '\(defect.subject)' loses its start: \(defect.detail)" },
  Proof(
    id: RuleID("route-repeats"), defaultSeverity: .warning, property: .idempotent,
    page: RulePage(
      whatItDoes: "Finds routes that build the same screens again when they are asked for twice.",
      whyIsThisBad: """
        Two taps, or a second notification, and the same screen lies there twice. The user goes back from a screen to \
        the same screen.
        """,
      howToFix: """
        Use a finder that recognises the screen: `ClassFinder`, or `ClassWithContextFinder` where the payload matters, \
        instead of `NilFinder`; with search options that reach it.
        """),
    example: "`NilFinder` with `presentModally` from `current`: each request puts one more modal on top."
  ) { defect in "route '\(defect.subject)' piles up when it is asked for again: \(defect.detail)" },
  Proof(
    id: RuleID("route-grows"), defaultSeverity: .note, property: .bounded,
    page: RulePage(
      whatItDoes: "Finds routes that pile up screens when they are asked for with one payload and another in turn.",
      whyIsThisBad: "Memory and the way back grow with every item that the user looks at.",
      howToFix: """
        Where a stack of items is not meant, find the screen by class and give it the new payload, or replace the last \
        screen of the stack.
        """),
    example: "A product found by its payload and pushed on the visible stack: product 1, product 2, product 1, …"
  ) { defect in "route '\(defect.subject)' only grows: \(defect.detail)" },
  Proof(
    id: RuleID("half-done-route"), defaultSeverity: .warning, property: .atomic,
    page: RulePage(
      whatItDoes: "Finds routes that fail after they have already changed what is on the screen.",
      whyIsThisBad: "The user asked for one screen, got an error, and finds what was open before gone.",
      howToFix: """
        Refuse early: check payloads in `prepare`, which runs before anything is dismissed, and make sure that what is \
        looked for after building is really built by an earlier step.
        """),
    example: "A `NilFactory` behind a replaced root: the modals are closed, and then nothing is found."
  ) { defect in "route '\(defect.subject)' fails half way: \(defect.detail)" },
  Proof(
    id: RuleID("early-change"), defaultSeverity: .warning, property: .untouched,
    page: RulePage(
      whatItDoes: """
        Finds routes that give a shown screen another payload although they are refused: by a gate, by a screen that can \
        not be dismissed, or because the rest of the way fails.
        """,
      whyIsThisBad: """
        The tasks of a screen that is found run at once, before any gate is asked. Who is refused sees the new content \
        all the same, or comes back to a screen that shows something else.
        """,
      howToFix: """
        Find the screen by its payload (`ClassWithContextFinder`), so that one that shows something else is not taken; \
        keep finders from changing what they find.
        """),
    example: "`ClassFinder` with `ContextSettingTask` and a login gate: the shown account changes before the login."
  ) { defect in "route '\(defect.subject)' changes what is shown without leave: \(defect.detail)" },
  Proof(
    id: RuleID("skipped-gate"), defaultSeverity: .warning, property: .gated,
    page: RulePage(
      whatItDoes: """
        Finds ways to a route's screen on which a gate of the route was never asked. A gate that let the user through \
        once counts as passed from then on.
        """,
      whyIsThisBad: """
        Once a step finds its screen, the steps behind it are not looked at, and their interceptors do not run: what \
        was meant for signed-in users is there for everybody.
        """,
      howToFix: "Add the interceptor to every step that needs it, the destination's first of all."),
    example: "The login gate stands at the list; a link opens the detail, which is found without the list."
  ) { defect in "route '\(defect.subject)' can be had without its gate: \(defect.detail)" },
  Proof(
    id: RuleID("closed-unasked"), defaultSeverity: .note, property: .careful,
    page: RulePage(
      whatItDoes: "Finds modal screens that a route closes although the user may be at work in them.",
      whyIsThisBad: "A link arrives while a form is open, and what was typed is lost without a question.",
      howToFix: """
        Where work can be lost, conform to `RoutingInterceptable` and answer `canBeDismissed`; or let the route present \
        on top with `GeneralStep.current()`.
        """),
    example: "A push notification that starts from the root closes every modal above it."
  ) { defect in "'\(defect.subject)' can be closed without asking: \(defect.detail)" },
  Proof(
    id: RuleID("trap"), defaultSeverity: .error, property: .free,
    page: RulePage(
      whatItDoes: """
        Finds screens from which no route leads on, and the user can not go back either; and modals over the whole screen \
        in which nothing that the app's screens do, however many there are, ever takes the modal away; and new roots of the \
        window and new stacks in which there is nothing to do at all.

        Where the source of one of the screens has a navigation call that could not be resolved, nothing is said.
        """,
      whyIsThisBad: "Every link and button is refused; only killing the app helps.",
      howToFix: """
        Let `canBeDismissed` answer true once there is nothing to lose. A tab or the root that refuses refuses for the \
        whole window, even while it is hidden. A full-screen modal needs a way to dismiss it.
        """),
    example: "A tab whose `canBeDismissed` is false refuses every route that the app has."
  ) { defect in "'\(defect.subject)' lets nobody out: \(defect.detail)" },
  Proof(
    id: RuleID("home-again"), defaultSeverity: .note, property: .shallow,
    page: RulePage(
      whatItDoes: """
        Finds ways on which the screen that the app began with comes up once more on top of itself, by transitions that \
        the app makes without a router.
        """,
      whyIsThisBad: """
        Going "home" so is hardly ever meant: each round leaves all screens of the last one below, and the back button \
        leads through them.
        """,
      howToFix: "Go back instead: `popToRootViewController`, `dismiss`, an unwind segue, or a shorter path."),
    example: "Home pushes Cart, and a button in Cart pushes a new Home."
  ) { defect in "'\(defect.subject)' comes up on top of itself: \(defect.detail)" },
  Proof(
    id: RuleID("never-shown"), defaultSeverity: .note, property: .seen,
    page: RulePage(
      whatItDoes: """
        Finds screens to which transitions lead on paper, and that are seen in no state that the app can be in: conditions \
        on the device exclude each other along the way, or the tab that is to be selected is not there.

        It is only said where every state could be explored, within the bounds and without routes that were left out.
        """,
      whyIsThisBad: "Nobody will ever see the screen; somebody believes that they do.",
      howToFix: "Show it from somewhere that exists on the same device, or delete it."),
    example: "A popover on the iPad opens Help, which pushes Contact only on the iPhone."
  ) { defect in "'\(defect.subject)' is never seen: \(defect.detail)" },
]
