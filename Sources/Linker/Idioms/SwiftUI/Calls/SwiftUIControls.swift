/// Views of SwiftUI that a person acts with.
enum SwiftUIControls {
  static let names: Set<String> = [
    "Button", "ColorPicker", "DatePicker", "Link", "Menu", "Picker", "SecureField", "ShareLink", "Slider", "Stepper",
    "TextEditor", "TextField", "Toggle",
  ]
}
