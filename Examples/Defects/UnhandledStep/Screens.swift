import RxFlow
import UIKit

final class CounterViewController: UIViewController, Stepper {
  let steps = PublishRelay<Step>()

  @IBAction private func showBread() { steps.accept(BakeryStep.bread) }
  @IBAction private func showInvoice() { steps.accept(BakeryStep.invoice) }  // finding: unhandled-step
}

final class BreadViewController: UIViewController {}
