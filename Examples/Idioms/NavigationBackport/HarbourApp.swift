import SwiftUI

@main
struct HarbourApp: App {
  var body: some Scene { WindowGroup { HarbourView() } }  // entry: launch Harbour
}
