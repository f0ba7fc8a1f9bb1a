package import Findings
internal import NavigationModel

/// A storyboard, scene, class or segue that is named and does not exist.
package enum MissingStoryboardReference: Rule {
  package static let id = RuleID("missing-storyboard-reference")
  package static let defaultSeverity = Severity.error
  package static let page = RulePage(
    whatItDoes: """
      Finds names of storyboards, scenes, segues and scene classes that nothing in the app declares. A storyboard may come
      from a library that was not read; then the finding is a warning. So it is for a class, in whose place UIKit uses the
      plain controller, and for a main storyboard without an initial scene, where code puts a first screen into the window.
      A note says so if no user can come to a scene without its class. Of a class that Swift code names, or for which a
      project builds a file, nothing is said: it is one of Objective-C or of a library.
      """,
    whyIsThisBad: """
      These names are texts, so the compiler does not look at them. A wrong one stops the app the first time that somebody
      comes to the screen, or leaves the screen without its code.
      """,
    howToFix: "Correct the name, or add the scene. The finding names the most similar name that exists.")

  package static let triggering = [
    Example.storyboard(
      initial: "home",
      """
          <scene sceneID="s1">
            <objects>
              <viewController id="home" customClass="HomeViewController" sceneMemberID="viewController"/>
            </objects>
          </scene>
          <scene sceneID="s2">
            <objects>
              <viewController storyboardIdentifier="Cart" id="cart" customClass="CartViewController" \
      sceneMemberID="viewController"/>
            </objects>
          </scene>
      """,
      classes: """
        class HomeViewController: UIViewController {
          @IBAction func openCart() {
            let main = UIStoryboard(name: "Main", bundle: nil)
            present(main.instantiateViewController(withIdentifier: "Cart"), animated: true)
          }
          @IBAction func openWishes() {
            let main = UIStoryboard(name: "Main", bundle: nil)
            present(main.↓instantiateViewController(withIdentifier: "Carts"), animated: true)
          }
        }

        class CartViewController: UIViewController {}
        """)
  ]

  package static let nonTriggering = [
    Example.storyboard(
      initial: "home",
      """
          <scene sceneID="s1">
            <objects>
              <viewController id="home" customClass="HomeViewController" sceneMemberID="viewController"/>
            </objects>
          </scene>
          <scene sceneID="s2">
            <objects>
              <viewController storyboardIdentifier="Cart" id="cart" customClass="CartViewController" \
      sceneMemberID="viewController"/>
            </objects>
          </scene>
      """,
      classes: """
        class HomeViewController: UIViewController {
          @IBAction func openCart() {
            let main = UIStoryboard(name: "Main", bundle: nil)
            present(main.instantiateViewController(withIdentifier: "Cart"), animated: true)
          }
        }

        class CartViewController: UIViewController {}
        """)
  ]

  package static func findings(in context: CheckContext) -> [Finding] {
    let lacksClasses = context.model.missing.contains { $0.kind == .sceneClass }
    let unreachable = lacksClasses ? UnreachableScreen.places(in: context) : []
    return context.model.missing.map { reference in
      let isFatal = reference.isFatal && !(reference.isOfLaunch && context.codeShowsFirstScreen)
      let isLeftover = reference.kind == .sceneClass && unreachable.contains(reference.source)
      return finding(
        .missing(reference), at: .source(reference.source), severity: isFatal ? nil : .warning,
        notes: isLeftover ? [Note(message: Message.leftover.text)] : [])
    }
  }
}

extension CheckContext {
  /// Whether code makes the window, and puts the first screen into it.
  fileprivate var codeShowsFirstScreen: Bool {
    model.entries.contains { entry in
      entry.kind == .launch && entry.role == nil && entry.to != nil && entry.source.file.hasSuffix(".swift")
    }
  }
}

extension MissingReference {
  /// Whether it is what a property list starts the app with.
  fileprivate var isOfLaunch: Bool { kind == .initialScene && source.file.hasSuffix(".plist") }

  /// Whether it surely stops the app: no source that was not read may hold it, and UIKit has nothing to put in its place.
  fileprivate var isFatal: Bool {
    switch kind {
    case .storyboard: suggestion != nil
    case .sceneClass: false
    case .storyboardIdentifier, .initialScene, .segue: true
    }
  }

  /// What is missing, as a sentence; an identifier is named `storyboard/identifier`.
  fileprivate var complaint: String {
    switch kind {
    case .storyboard: "there is no storyboard '\(name)'"
    case .storyboardIdentifier: "there is no storyboard scene '\(name)'"
    case .initialScene: "the storyboard '\(name)' has no initial scene"
    case .sceneClass: "there is no class '\(name)' for this scene"
    case .segue: "there is no segue '\(name)'"
    }
  }
}

extension Message {
  fileprivate static let leftover: Message =
    "nothing shows the scene either, neither from the launch nor from a link; it may be a leftover"

  fileprivate static func missing(_ reference: MissingReference) -> Message {
    "\(reference.complaint)\(reference.suggestion.map { "; did you mean '\($0)'?" } ?? "")"
  }
}
