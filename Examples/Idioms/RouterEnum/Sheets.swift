import SwiftUI

struct ComposeView: View {
  let article: Article?

  @State private var text = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    TextEditor(text: $text)
    Button("Send") { dismiss() }  // edge: Compose -dismiss-> back
  }
}

struct SettingsView: View {
  var body: some View {
    Form { Toggle("Large text", isOn: .constant(false)) }
  }
}

struct ReportView: View {
  let article: Article

  var body: some View {
    Text("What is wrong with it?")
  }
}
