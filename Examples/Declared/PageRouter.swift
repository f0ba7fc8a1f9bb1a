import CPageRouter
import UIKit

/// What the library calls to have a page made; it knows them by the names that the server uses.
let makePage: @convention(c) (UnsafePointer<CChar>) -> Unmanaged<UIViewController>? = { name in
  let type = NSClassFromString("Ferry.\(String(cString: name))ViewController") as? UIViewController.Type
  return type.map { Unmanaged.passRetained($0.init()) }
}
