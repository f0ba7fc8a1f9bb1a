import RIBs
import UIKit

protocol DeskInteractable: Interactable, ReaderListener, LoanListener {
  var router: DeskRouting? { get set }
}

protocol DeskViewControllable: ViewControllable {}

final class DeskRouter: ViewableRouter<DeskInteractable, DeskViewControllable>, DeskRouting {
  private let readerBuilder: ReaderBuildable
  private let loanBuilder: LoanBuildable
  private var readerRouter: ViewableRouting?
  private var loanRouter: ViewableRouting?

  init(
    interactor: DeskInteractable, viewController: DeskViewControllable, readerBuilder: ReaderBuildable,
    loanBuilder: LoanBuildable
  ) {
    self.readerBuilder = readerBuilder
    self.loanBuilder = loanBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func attachReader() {
    guard readerRouter == nil else { return }
    let router = readerBuilder.build(withListener: interactor)
    readerRouter = router
    attachChild(router)
    let reader = router.viewControllable.uiviewController
    // edge: Desk -push-> Reader [gate readerRouter == nil]
    viewController.uiviewController.navigationController?.pushViewController(reader, animated: true)
  }

  func detachReader() {
    guard let router = readerRouter else { return }
    viewController.uiviewController.navigationController?.popViewController(animated: true)  // edge: Reader -pop-> back
    detachChild(router)
    readerRouter = nil
  }

  func attachLoan() {
    let router = loanBuilder.build(withListener: interactor)
    loanRouter = router
    attachChild(router)
    // edge: Desk -present-> Loan
    viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
  }

  func detachLoan() {
    guard let router = loanRouter else { return }
    router.viewControllable.uiviewController.dismiss(animated: true)  // edge: Loan -dismiss-> back
    detachChild(router)
    loanRouter = nil
  }
}
