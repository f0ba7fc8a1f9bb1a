import Foundation

/// A folder that lives as long as the test that made it.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(path: "navgraph-test-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Absolute path of something in it.
  func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }

  /// Puts a file into it, with the folders on the way.
  func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  /// Puts a file into it, with the folders on the way.
  func write(_ bytes: Data, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
  }

  /// Puts a small app into it: one screen, shown at launch.
  func writeApp(in folder: String = "App") throws {
    try write(
      """
      import UIKit

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = HomeViewController()
        }
      }

      class HomeViewController: UIViewController {
        @IBAction func open() { present(DetailViewController(), animated: true) }
      }

      class DetailViewController: UIViewController {
        @IBAction func close() { dismiss(animated: true) }
      }

      """, to: "\(folder)/Screens.swift")
  }

  /// Puts a screen into it that leads on, and that nothing leads to.
  func writeLostScreen(to name: String = "App/Lost.swift") throws {
    try write(
      """
      class LostViewController: UIViewController {
        func open() { present(HomeViewController(), animated: true) }
      }

      """, to: name)
  }

  /// A file in it, as text.
  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }

  /// Names of everything in it, in order.
  func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }
}
