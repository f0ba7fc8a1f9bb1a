import RIBs

protocol ReaderListener: AnyObject {
  func readerDidClose()
}

protocol ReaderPresentable: Presentable {
  var listener: ReaderPresentableListener? { get set }
}

final class ReaderInteractor: PresentableInteractor<ReaderPresentable>, ReaderPresentableListener {
  weak var listener: ReaderListener?

  override init(presenter: ReaderPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func didTapClose() { listener?.readerDidClose() }
}
