import RxCocoa
import RxSwift
import UIKit

extension Reactive where Base: UIViewController {
  /// Takes what a stream asks for: `taps.map { .dismiss }.bind(to: rx.routing)`.
  var routing: Binder<Routing> {
    Binder(base) { (view: UIViewController, routing: Routing) in
      view.routing(with: routing)
    }
  }
}
