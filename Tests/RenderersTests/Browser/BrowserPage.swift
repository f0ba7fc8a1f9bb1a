import Foundation

/// A page in the browser, used as a person uses it: by looking, typing and clicking.
final class BrowserPage {
  let browser: Chromium
  private let file: URL

  /// Opens a page from disk.
  init(_ html: String, in browser: Chromium, hash: String = "", width: Int = 1280, height: Int = 800) throws {
    self.browser = browser
    file = FileManager.default.temporaryDirectory.appending(path: "navgraph-page-\(UUID()).html")
    try Data(html.utf8).write(to: file)
    try browser.ask(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    try browser.ask("Emulation.setEmulatedMedia", ["media": "", "features": [[String: String]]()])
    browser.forgetEvents()
    try open(hash: hash)
  }

  deinit { try? FileManager.default.removeItem(at: file) }

  /// Opens the page anew, as somebody does who was sent its address.
  func open(hash: String) throws {
    try browser.ask("Page.navigate", ["url": "about:blank"])
    try browser.ask("Page.navigate", ["url": file.absoluteString + hash])
    for _ in 0..<600 where try text("String(document.readyState)") != "complete" { usleep(50_000) }
  }

  /// What an expression of the page is, as text.
  @discardableResult
  func text(_ expression: String) throws -> String {
    let answer = try browser.ask(
      "Runtime.evaluate",
      ["expression": "Promise.resolve(\(expression)).then(String)", "returnByValue": true, "awaitPromise": true])
    if let problem = answer["exceptionDetails"] { throw Chromium.Failure.refused("\(expression): \(problem)") }
    return (answer["result"] as? [String: Any])?["value"] as? String ?? ""
  }

  /// What an expression of the page is, as a number.
  func number(_ expression: String) throws -> Double { Double(try text(expression)) ?? .nan }

  /// How many elements a selector finds.
  func count(_ selector: String) throws -> Int {
    Int(try number("document.querySelectorAll(\(Self.quoted(selector))).length"))
  }

  /// Presses a key and lets it go.
  func press(_ key: String, shift: Bool = false) throws {
    let codes = [
      "Tab": 9, "Enter": 13, "Escape": 27, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, " ": 32,
    ]
    var parameters: [String: Any] = ["key": key, "code": key, "modifiers": shift ? 8 : 0]
    if let code = codes[key] { parameters["windowsVirtualKeyCode"] = code }
    let typed = key == "Enter" ? "\r" : key.count == 1 ? key : nil
    if let typed { parameters["text"] = typed }
    parameters["type"] = typed == nil ? "rawKeyDown" : "keyDown"
    try browser.ask("Input.dispatchKeyEvent", parameters)
    try browser.ask("Input.dispatchKeyEvent", ["type": "keyUp", "key": key, "code": key])
  }

  /// Types a text where the focus is.
  func type(_ text: String) throws { for character in text { try press(String(character)) } }

  /// Clicks in the middle of the first element that a selector finds.
  func click(_ selector: String) throws {
    let edges = "{ block: 'nearest', inline: 'nearest', behavior: 'instant' }"
    try text("document.querySelector(\(Self.quoted(selector))).scrollIntoView(\(edges))")
    let point = try middle(of: selector)
    for type in ["mousePressed", "mouseReleased"] {
      try browser.ask(
        "Input.dispatchMouseEvent", ["type": type, "x": point.x, "y": point.y, "button": "left", "clickCount": 1])
    }
  }

  /// Turns the wheel above a point of the window.
  func turnWheel(_ delta: Double, x: Double, y: Double, withControl: Bool = false) throws {
    try browser.ask(
      "Input.dispatchMouseEvent",
      ["type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": delta, "modifiers": withControl ? 2 : 0])
  }

  /// What the browser counts of a page's work, such as `LayoutCount`.
  func metric(_ name: String) throws -> Double {
    let metrics = try browser.ask("Performance.getMetrics")["metrics"] as? [[String: Any]] ?? []
    return metrics.first { $0["name"] as? String == name }?["value"] as? Double ?? .nan
  }

  /// Puts two fingers on a point, so far apart, and moves them until they are so far apart.
  func pinch(from start: Double, to end: Double, x: Double, y: Double) throws {
    let steps = 8
    for step in 0...steps {
      let half = (start + (end - start) * Double(step) / Double(steps)) / 2
      let points = [["x": x - half, "y": y, "id": 0], ["x": x + half, "y": y, "id": 1]]
      try browser.ask(
        "Input.dispatchTouchEvent", ["type": step == 0 ? "touchStart" : "touchMove", "touchPoints": points])
    }
    try browser.ask("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [[String: Any]]()])
  }

  /// The middle of the first element that a selector finds, in the window.
  func middle(of selector: String) throws -> (x: Double, y: Double) {
    let box = "document.querySelector(\(Self.quoted(selector))).getBoundingClientRect()"
    return (try number("\(box).left + \(box).width / 2"), try number("\(box).top + \(box).height / 2"))
  }

  /// What the browser complained about: errors of the script, and whatever the policy forbade.
  var complaints: [String] {
    browser.events.compactMap { event in
      switch event.name {
      case "Runtime.exceptionThrown", "Log.entryAdded", "Runtime.consoleAPICalled", "Page.javascriptDialogOpening":
        "\(event.name): \(event.parameters)"
      default: nil
      }
    }
  }

  /// Addresses that were asked for, besides that of the page.
  var requests: [String] {
    browser.events.filter { $0.name == "Network.requestWillBeSent" }
      .compactMap { ($0.parameters["request"] as? [String: Any])?["url"] as? String }
      .filter { !$0.hasPrefix(file.absoluteString) && $0 != "about:blank" }
  }

  /// A text as the language of the page writes it.
  static func quoted(_ text: String) -> String {
    let data = try? JSONSerialization.data(withJSONObject: [text])
    return String(String(decoding: data ?? Data("[\"\"]".utf8), as: UTF8.self).dropFirst().dropLast())
  }
}
