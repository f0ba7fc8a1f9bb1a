/// Types of libraries that apps like to name their own nested types after.
enum LibraryNames {
  /// What SwiftUI calls its views and scenes.
  static let views: Set<String> = [
    "ActionSheet", "Alert", "AnyView", "AsyncImage", "Button", "Circle", "Color", "DatePicker", "DisclosureGroup",
    "Divider", "EmptyView", "Font", "ForEach", "Form", "GeometryReader", "Grid", "GridRow", "Group", "GroupBox",
    "HSplitView", "HStack", "Image", "Label", "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack",
    "Link", "List", "Map", "Menu", "NavigationLink", "NavigationSplitView", "NavigationStack", "NavigationView",
    "OutlineGroup", "Picker", "ProgressView", "Rectangle", "RoundedRectangle", "ScrollView", "ScrollViewReader",
    "Section", "SecureField", "Slider", "Spacer", "Stepper", "TabView", "Table", "Text", "TextEditor", "TextField",
    "TimelineView", "Toggle", "VSplitView", "VStack", "ViewThatFits", "WindowGroup", "ZStack",
  ]

  /// Modules of the system: what stands behind the name of one is no type of the app's, whatever that calls its own:
  /// `struct Form<Content: View>: View { var body: some View { SwiftUI.Form { content } } }`.
  static let modules: Set<String> = [
    "AVKit", "Charts", "Combine", "Foundation", "MapKit", "Observation", "PhotosUI", "StoreKit", "Swift", "SwiftUI",
    "UIKit", "WebKit",
  ]
}
