import Facts

extension Program {
  /// Whether the system may call a method by itself: overrides, actions, delegates of the system's own objects.
  func isForSystem(_ id: FunctionID) -> Bool {
    let declaration = self[id].declaration
    if declaration.isOverride || declaration.attributes.contains(where: { Self.actions.contains($0.name) }) {
      return true
    }
    // `tableView(_ tableView: UITableView, didSelectRowAt:)`: who calls back names itself first.
    guard let first = declaration.parameters.first, first.label == nil, let name = first.type?.simpleName else {
      return false
    }
    return typesByName[name] == nil && !Self.plainTypes.contains(name)
  }

  private static let actions: Set<String> = ["IBAction", "IBSegueAction", "objc"]

  /// Types of the system whose objects call nobody back.
  private static let plainTypes: Set<String> = [
    "Any", "AnyObject", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Data", "Date", "Double", "Error", "Float",
    "IndexPath", "Int", "Notification", "String", "UIAlertController", "UIButton", "UIColor", "UIImage", "UILabel",
    "UINavigationController", "UIView", "UIViewController", "URL", "UUID", "Void",
  ]
}
