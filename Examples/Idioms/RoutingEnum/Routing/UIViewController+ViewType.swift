import ObjectiveC
import UIKit

extension UIViewController {
  /// Which part of the routing a controller uses.
  enum ViewType {
    case undefined
    case navigation
    case films
    case film
    case seats
  }

  private enum Keys {
    static var type: UInt8 = 0
  }

  var type: ViewType {
    get { objc_getAssociatedObject(self, &Keys.type) as? ViewType ?? .undefined }
    set { objc_setAssociatedObject(self, &Keys.type, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}
