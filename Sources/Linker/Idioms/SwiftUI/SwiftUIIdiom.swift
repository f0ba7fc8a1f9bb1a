import Facts
import NavigationModel

/// SwiftUI: views that link to views, present them, hold them, and go back.
enum SwiftUIIdiom: Idiom {
  static let name = "SwiftUI"

  static let calls: [String: RunningIdioms.Rule] = [
    "NavigationLink": { SwiftUICalls($0).link() },
    "navigationDestination": { SwiftUICalls($0).destination() },
    "sheet": { SwiftUICalls($0).presentation(.present, style: "sheet") },
    "fullScreenCover": { SwiftUICalls($0).presentation(.present, style: "fullScreenCover") },
    "popover": { SwiftUICalls($0).presentation(.popover, style: nil) },
    "inspector": { SwiftUICalls($0).presentation(.present, style: "inspector") },
    "alert": { SwiftUICalls($0).alert() },
    "confirmationDialog": { SwiftUICalls($0).alert() },
    "actionSheet": { SwiftUICalls($0).alert() },
    "NavigationStack": { SwiftUICalls($0).stack() },
    "NavigationView": { SwiftUICalls($0).stack() },
    "TabView": { SwiftUIContainers($0).tabs() },
    "NavigationSplitView": { SwiftUIContainers($0).split() },
    "WindowGroup": { SwiftUIContainers($0).window() },
    "Window": { SwiftUIContainers($0).window() },
    "DocumentGroup": { SwiftUIContainers($0).window() },
    "onOpenURL": { SwiftUIContainers($0).entry(.deepLink) },
    "onContinueUserActivity": { SwiftUIContainers($0).entry(.universalLink) },
    "onChange": { SwiftUIContainers($0).watched() },
    "onReceive": { SwiftUIContainers($0).observer() ?? SwiftUIContainers($0).watched() },
    "sink": { SwiftUIContainers($0).observer() },
    "onDisappear": { SwiftUICalls($0).farewell() },
    "dismiss": { SwiftUICalls($0).dismiss() },
    "callAsFunction": { SwiftUICalls($0).dismissCalled() },
    "photosPicker": { SwiftUICalls($0).system("PhotosPicker") },
    "fileImporter": { SwiftUICalls($0).system("fileImporter") },
    "fileExporter": { SwiftUICalls($0).system("fileExporter") },
  ]

  static let relays: Set<String> = ["onChange", "onDisappear", "onReceive", "sink"]

  /// `@Environment(\.dismiss) var close` is called by its own name.
  static func ownCalls(_ program: Program) -> [String: RunningIdioms.Rule] {
    let dismiss: RunningIdioms.Rule = { SwiftUICalls($0).dismiss() }
    let own = program.variables.map(\.declaration).filter { declaration in
      declaration.name != "dismiss"
        && (declaration.isEnvironment("dismiss") || declaration.type?.unwrapped.simpleName == "DismissAction")
    }
    return Dictionary(own.map { ($0.name, dismiss) }, uniquingKeysWith: { first, _ in first })
  }
}
