import RIBs

protocol LoanListener: AnyObject {
  func loanDidClose()
}

protocol LoanPresentable: Presentable {
  var listener: LoanPresentableListener? { get set }
}

final class LoanInteractor: PresentableInteractor<LoanPresentable>, LoanPresentableListener {
  weak var listener: LoanListener?

  override init(presenter: LoanPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func didTapClose() { listener?.loanDidClose() }
}
