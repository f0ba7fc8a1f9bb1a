import Facts
import NavigationModel

/// RxFlow: flows that navigate to steps, and steppers that emit them.
enum RxFlowIdiom: Idiom {
  static let name = "RxFlow"
  static let modules: Set<String> = ["RxFlow"]
}
