import RIBs

protocol DeskRouting: ViewableRouting {
  func attachReader()
  func detachReader()
  func attachLoan()
  func detachLoan()
}

protocol DeskPresentable: Presentable {
  var listener: DeskPresentableListener? { get set }
}

final class DeskInteractor: PresentableInteractor<DeskPresentable>, DeskInteractable, DeskPresentableListener {
  weak var router: DeskRouting?

  override init(presenter: DeskPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func didTapReader() { router?.attachReader() }
  func didTapLoan() { router?.attachLoan() }
  func readerDidClose() { router?.detachReader() }
  func loanDidClose() { router?.detachLoan() }
}
