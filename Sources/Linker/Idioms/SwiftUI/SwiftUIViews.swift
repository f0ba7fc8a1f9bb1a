/// What SwiftUI, and the system beside it, call their own views, shapes and fills.
enum SwiftUIViews {
  static let names: Set<String> = [
    "ActionSheet", "Alert", "AngularGradient", "Annotation", "AnyShape", "AnyView", "AsyncImage", "Button", "Canvas",
    "Capsule", "Chart", "Circle", "Color", "ColorPicker", "ContainerRelativeShape", "ContentUnavailableView",
    "ControlGroup", "DatePicker", "DisclosureGroup", "Divider", "EditButton", "Ellipse", "EllipticalGradient",
    "EmptyView", "EquatableView", "ForEach", "Form", "Gauge", "GeometryReader", "GlassEffectContainer", "Grid",
    "GridRow", "Group", "GroupBox", "HSplitView", "HStack", "HelpLink", "Image", "KeyframeAnimator", "Label",
    "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "LinearGradient", "Link", "List", "Map",
    "Material", "Menu", "MeshGradient", "Model3D", "ModifiedContent", "MultiDatePicker", "NBNavigationLink",
    "NBNavigationStack", "NavigationLink",
    "NavigationSplitView", "NavigationStack", "NavigationView", "OutlineGroup", "PasteButton", "Path", "PhaseAnimator",
    "PhotosPicker", "Picker", "PreviewProvider", "ProductView", "ProgressView", "RadialGradient", "RealityView",
    "Rectangle", "RenameButton", "RoundedRectangle", "SceneView", "ScrollView", "ScrollViewReader", "Section",
    "SecureField", "SettingsLink", "ShareLink", "SignInWithAppleButton", "Slider", "Spacer", "SpriteView", "Stepper",
    "StoreView", "SubscriptionStoreView", "SubscriptionView", "Tab", "TabSection", "TabView", "Table", "Text",
    "TextEditor", "TextField", "TextFieldLink", "TimelineView", "TipView", "Toggle", "ToolbarItem", "ToolbarItemGroup",
    "UnevenRoundedRectangle", "VSplitView", "VStack", "VideoPlayer", "ViewThatFits", "WebView",
    "WindowVisibilityToggle", "ZStack",
  ]
}
