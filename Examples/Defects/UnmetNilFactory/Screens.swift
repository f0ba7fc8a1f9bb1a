import RouteComposer
import UIKit

final class StepsViewController: UIViewController {
  private let router = DefaultRouter()

  @IBAction private func goalsTapped() {
    let goals = Destination(to: FitnessRoutes.goals)
    router.commitNavigation(to: goals)  // edge: StepsViewController -select-> GoalsViewController
  }

  @IBAction private func badgesTapped() {
    router.commitNavigation(to: Destination(to: FitnessRoutes.badges))
  }
}

final class GoalsViewController: UIViewController {}

final class BadgesViewController: UICollectionViewController {}
