/// SCLAlertView: alerts that show themselves, by a name for each kind.
enum SCLAlertViewIdiom: Idiom {
  static let name = "SCLAlertView"
  static let modules: Set<String> = ["SCLAlertView"]

  static let vocabulary: Set<String> = ["SCLAlertView"]
  static let landmarks: Set<String> = ["SCLAlertViewStyleKit"]

  static let calls = Dictionary(uniqueKeysWithValues: kinds.map { ($0, show) })

  /// How an alert is shown: the name says of what kind it is.
  private static let kinds = [
    "showCustom", "showEdit", "showError", "showInfo", "showNotice", "showSuccess", "showTitle", "showWait",
    "showWarning",
  ]

  private static let show: RunningIdioms.Rule = { call in
    LegacyAlerts(call: call).show(host: call.host)
  }
}
