package import Findings
internal import NavigationModel

/// A segue that only code can perform, and none does.
package enum IdleSegue: Rule {
  package static let id = RuleID("idle-segue")
  package static let defaultSeverity = Severity.warning
  package static let page = RulePage(
    whatItDoes: """
      Finds segues of a storyboard that hang on the controller itself, so that no button or cell performs them, and whose
      identifier no code performs either. One without an identifier cannot be performed at all. A class that performs a
      segue of its own performs none of another class, whatever that calls its segues. In the model such a way is drawn as one
      that is not sure, and no rule about ways goes by it.

      Nothing is reported of a class with a `performSegue` whose identifier could not be found out, nor about an identifier
      that stands in the code as text for more than a comparison, nor about scenes whose class was not read,
      nor about a segue whose class and whose scene's superclass are of a library: that performs it by itself.
      """,
    whyIsThisBad: "The storyboard shows a way that no user can take, and the picture of the app with it.",
    howToFix: "Perform the segue, or delete it.")

  package static let triggering = [app(segue: "↓<segue", performs: "")]
  package static let nonTriggering = [
    app(segue: "<segue", performs: #"performSegue(withIdentifier: "openCart", sender: self)"#)
  ]

  package static func findings(in context: CheckContext) -> [Finding] {
    context.model.idle.filter { $0.kind == .segue }.map { finding(.idle($0.name), at: .source($0.source)) }
  }

  private static func app(segue: String, performs: String) -> Example {
    .storyboard(
      initial: "home",
      """
          <scene sceneID="s1">
            <objects>
              <viewController id="home" customClass="HomeViewController" sceneMemberID="viewController">
                <connections>
                  \(segue) destination="cart" kind="show" identifier="openCart" id="g1"/>
                </connections>
              </viewController>
            </objects>
          </scene>
          <scene sceneID="s2">
            <objects>
              <viewController id="cart" customClass="CartViewController" sceneMemberID="viewController"/>
            </objects>
          </scene>
      """,
      classes: """
        class HomeViewController: UIViewController {
          @IBAction func openCart() { \(performs) }
        }

        class CartViewController: UIViewController {}
        """)
  }
}

extension Message {
  fileprivate static func idle(_ name: String) -> Message {
    name.isEmpty
      ? "no code can perform this segue, for it has no identifier; give it one or delete it"
      : "nothing performs the segue '\(name)'; perform it or delete it"
  }
}
