/// What SwiftUI calls those of its own modifiers that are given values of any kind, or pieces of a view, and lead
/// nowhere.
enum SwiftUIModifiers {
  /// Whether a call is one of a modifier that does no more with what it is given than to compare, mark or draw it.
  static func takeValues(_ site: CallSite) -> Bool { site.base != nil && names.contains(site.name) }

  private static let names: Set<String> = [
    "accessibilityFocused", "accessibilityRotorEntry", "accessibilityShowsLargeContentViewer", "alignmentGuide",
    "anchorPreference", "animation", "backgroundPreferenceValue", "badge", "containerValue", "contentMargins",
    "contentTransition", "defaultFocus", "draggable", "dropDestination", "environment", "environmentObject",
    "equatable", "fixedSize", "focused", "focusedObject", "focusedSceneObject", "focusedSceneValue", "focusedValue",
    "geometryGroup", "glassEffectID", "glassEffectUnion", "gridCellColumns", "handlesExternalEvents", "hidden", "id",
    "interactiveDismissDisabled", "itemProvider", "keyframeAnimator", "layoutPriority", "layoutValue", "listItemTint",
    "listRowBackground", "listRowSeparatorTint", "matchedGeometryEffect", "matchedTransitionSource", "modelContainer",
    "modelContext", "navigationTransition", "onChange", "onPreferenceChange", "onReceive", "overlayPreferenceValue",
    "phaseAnimator", "prefersDefaultFocus", "preference", "redacted", "safeAreaBar", "scrollPosition",
    "scrollTransition", "searchSuggestions", "sensoryFeedback", "symbolEffect", "symbolVariant", "tag", "task", "tint",
    "transaction", "transformAnchorPreference", "transformEnvironment", "transformPreference", "transition",
    "userActivity", "visualEffect", "zIndex",
  ]
}
