import RxCocoa
import RxSwift
import UIKit

final class SeatsView: UIViewController {
  private let showing: Showing
  private let buy = UIButton(configuration: .filled())
  private let cancel = UIBarButtonItem(systemItem: .cancel)
  private let bag = DisposeBag()

  init(_ showing: Showing) {
    self.showing = showing
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    type = .seats
    title = "Seats"
    navigationItem.leftBarButtonItem = cancel
    view.addSubview(buy)
    buy.rx.tap.map { [showing] in Routing.ticket(showing) }.bind(to: rx.routing).disposed(by: bag)
    cancel.rx.tap.map { Routing.dismiss }.bind(to: rx.routing).disposed(by: bag)
  }
}
