import NavigationModel
import TestSupport

/// Reads and links all files of an app.
func linkApp(_ app: VirtualApp) -> Model {
  Model()
}
