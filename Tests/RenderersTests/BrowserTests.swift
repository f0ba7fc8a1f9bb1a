import Foundation
import NavigationModel
import SampleModels
import Testing

@testable import Renderers

/// The page in a browser, as a person uses it.
@Suite(.serialized, .enabled(if: Chromium.executable != nil, "there is no Chromium here"))
struct BrowserTests {
  private func page(_ hash: String = "", width: Int = 1280) throws -> BrowserPage {
    try BrowserPage(samplePage(), in: Chromium.shared(), hash: hash, width: width)
  }

  @Test func runsUnderItsPolicyWithoutAComplaintAndAsksForNothing() throws {
    let page = try page()
    #expect(try page.text("document.documentElement.dataset.ready") == "yes")
    #expect(page.complaints.isEmpty, "\(page.complaints)")
    #expect(page.requests.isEmpty, "\(page.requests)")
    // The policy holds: what is not ours does not run, and nothing is loaded.
    let smuggled = "(() => { const s = document.createElement('script'); s.textContent = 'window.smuggled = 1'; "
    #expect(try page.text(smuggled + "document.body.append(s); return window.smuggled; })()") == "undefined")
    #expect(try page.text("fetch('https://example.org').then(() => 'loaded', () => 'refused')") == "refused")
  }

  @Test func parsesEveryPartOfTheScript() throws {
    let page = try page()
    for part in PageScript.parts {
      // Compiled, not run: each part must be whole for itself.
      let answer = try page.browser.ask(
        "Runtime.compileScript", ["expression": part, "sourceURL": "", "persistScript": false])
      #expect(answer["exceptionDetails"] == nil, "\(part.prefix(40))")
    }
  }

  @Test func findsScreensAsOneTypes() throws {
    let page = try page()
    #expect(try page.text("count.textContent") == "7 screens")
    try page.click("#search")
    try page.type("che")
    #expect(try page.text("count.textContent") == "1 of 7 screens")
    #expect(try page.count("#results li:not([hidden])") == 1)
    #expect(try page.count("[data-card].dim") == 6)
    #expect(try page.text("said.textContent") == "1 of 7 screens")
    try page.press("Enter")
    #expect(try page.text("document.querySelector('#card h2').textContent") == "Checkout")
    try page.click("#search")
    try page.press("Escape")
    #expect(try page.text("count.textContent") == "7 screens")
  }

  @Test func opensACardWithAllThatIsKnown() throws {
    let page = try page()
    try page.click("[aria-label='Cart, screen, 1 warning']")
    let card = try page.text("document.getElementById('card').innerText")
    for text in ["Cart", "CartViewController", "growing-stack", "the stack grows", "LoginInterceptor", "Checkout"] {
      #expect(card.contains(text), "\(text) is missing from \(card)")
    }
    #expect(try page.text("location.hash").contains("screen=CartViewController"))
    #expect(try page.count(".chosen") == 1)
    try page.click("#results li:nth-child(3) button")
    #expect(try page.count("[aria-current=true]") == 1)
    try page.text("history.back()")
    for _ in 0..<40 where try page.text("document.querySelector('#card h2').textContent") != "Cart" { usleep(50_000) }
    #expect(try page.text("document.querySelector('#card h2').textContent") == "Cart")
  }

  @Test func leadsToTheSource() throws {
    let page = try page("#screen=DetailViewController")
    let link = "https://example.org/blob/main/Shop/Detail%20View.swift#L7"
    #expect(try page.text("document.querySelector('#card a').href") == link)
    #expect(try page.text("document.querySelector('#card h2').dir") == "auto")
  }

  @Test func showsTheStateOfItsAddress() throws {
    let page = try page("#screen=CheckoutViewController&ways=1&theme=dark&q=c&hide=present,dismiss")
    #expect(try page.text("document.querySelector('#card h2').textContent") == "Checkout")
    #expect(try page.text("getComputedStyle(document.body).backgroundColor") == "rgb(16, 21, 28)")
    #expect(try page.text("search.value") == "c")
    #expect(try page.text("ways.ariaPressed") == "true")
    #expect(try page.count("#kinds input:not(:checked)") == 1)
    #expect(try page.count(".stub.off") == 1)
    try page.open(hash: "#screen=nobody&finding=99&step=-1&at=x,y&zoom=1e99&q=%00%FF")
    #expect(try page.text("document.documentElement.dataset.ready") == "yes")
    #expect(page.complaints.isEmpty, "\(page.complaints)")
  }

  @Test func lightsTheWaysFromLaunch() throws {
    let page = try page("#screen=CheckoutViewController")
    try page.click("#ways")
    #expect(try page.text("location.hash").contains("ways=1"))
    let lit = "[...document.querySelectorAll('[data-card]:not(.dim)')].map((c) => c.ariaLabel.split(',')[0]).join()"
    #expect(Set(try page.text(lit).split(separator: ",")) == ["Tabs", "Cart Stack", "Cart", "Checkout"])
    #expect(try page.count(".arrow.lit") == 1)
  }

  @Test func stepsThroughAWitness() throws {
    let page = try page()
    try page.click("#card .step")
    #expect(try page.text("document.querySelector('.witness h3').textContent") == "Step 1 of 2")
    #expect(try page.count(".arrow.now") == 1)
    #expect(try page.text("document.querySelector('.now[data-card]').ariaLabel").hasPrefix("Checkout"))
    try page.press("Enter")
    #expect(try page.text("document.querySelector('.witness h3').textContent") == "Step 2 of 2")
    #expect(try page.text("said.textContent").hasPrefix("Step 2: "))
    #expect(try page.text("location.hash").contains("finding=1&step=2"))
    try page.press("Escape")
    #expect(try page.count(".witness") == 0)
  }

  @Test func filtersByKindAndByModule() throws {
    let page = try page()
    try page.click("#filter summary")
    try page.click("#kinds input[value=push]")
    #expect(try page.count(".arrow.off") == page.count(".arrow.off, .arrow[data-arrow]") - 3)
    try page.text("(modules.value = 'Buying', modules.dispatchEvent(new Event('change')))")
    #expect(try page.text("count.textContent") == "2 of 7 screens")
    #expect(try page.count("[data-card]:not(.dim)") == 2)
  }

  @Test func zoomsWhereThePointerIsAndGoesBackToAll() throws {
    let page = try page()
    let before = try page.middle(of: "[data-card='2']")
    try page.turnWheel(-120, x: before.x, y: before.y)
    let width = try page.number("document.querySelector('svg').getBoundingClientRect().width")
    let natural = try page.number("document.querySelector('svg').viewBox.baseVal.width")
    let after = try page.middle(of: "[data-card='2']")
    #expect(abs(after.x - before.x) < 2 && abs(after.y - before.y) < 2)
    try page.click("#fit")
    let fitted = try page.number("document.querySelector('svg').getBoundingClientRect().width")
    let room = try page.number("view.clientWidth")
    #expect(fitted < natural && fitted <= room && width != fitted)
    try page.text("document.querySelector('[tabindex=\"0\"][data-card]').focus()")
    try page.press("+")
    #expect(try page.number("document.querySelector('svg').getBoundingClientRect().width") > fitted)
    try page.press("0")
    #expect(abs(try page.number("document.querySelector('svg').getBoundingClientRect().width") - fitted) < 1)
  }

  @Test func zoomsByTwoFingersAndByATrackpad() throws {
    let page = try page()
    try page.browser.ask("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 2])
    defer { _ = try? page.browser.ask("Emulation.setTouchEmulationEnabled", ["enabled": false]) }
    let width = "document.querySelector('svg').getBoundingClientRect().width"
    let before = try page.number(width)
    let middle = try page.middle(of: "#view")
    let card = try page.middle(of: "[data-card='2']")
    try page.pinch(from: 40, to: 120, x: card.x, y: card.y)
    let after = try page.number(width)
    #expect(after > 1.5 * before && after < 4 * before, "\(before) \(after)")
    // What was between the fingers is there still.
    let moved = try page.middle(of: "[data-card='2']")
    #expect(abs(moved.x - card.x) < 12 && abs(moved.y - card.y) < 12, "\(card) \(moved)")
    try page.pinch(from: 120, to: 40, x: card.x, y: card.y)
    #expect(try page.number(width) < after / 1.5)
    // A browser tells of a pinch on a trackpad as of a wheel that is turned with Control.
    let now = try page.number(width)
    try page.turnWheel(-20, x: middle.x, y: middle.y, withControl: true)
    #expect(try page.number(width) > now)
    #expect(page.complaints.isEmpty, "\(page.complaints)")
  }

  @Test func isLightOnPaper() throws {
    let page = try page("#theme=dark")
    try page.browser.ask("Emulation.setEmulatedMedia", ["media": "print"])
    #expect(try page.text("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)")
    #expect(try page.text("getComputedStyle(document.querySelector('header')).display") == "none")
    #expect(try page.number("document.querySelector('svg').getBoundingClientRect().width") <= 1280)
  }

  @Test func followsTheSystemUntilToldOtherwise() throws {
    let page = try page()
    let dark = ["features": [["name": "prefers-color-scheme", "value": "dark"]]]
    try page.browser.ask("Emulation.setEmulatedMedia", dark)
    #expect(try page.text("getComputedStyle(document.body).backgroundColor") == "rgb(16, 21, 28)")
    try page.click("#dark")
    #expect(try page.text("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)")
  }
}
