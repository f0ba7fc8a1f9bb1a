import DeclarationReader
import Testing

/// Every mistake is named at its place, with what was probably meant.
@Suite struct BadDeclarationTests {
  @Test(arguments: [
    ("screens: A", "1:10: error: 'screens' needs a list; begin each element with '- '"),
    ("screens: {name: A}", "1:10: error: 'screens' needs a list; begin each element with '- '"),
    (
      "screens:\n  - Home",
      "2:5: error: a screen is described by keys and values: name, kind, container, title, aliases"
    ),
    ("screens:\n  - kind: flow", "2:5: error: a screen needs 'name'"),
    ("screens:\n  - name:", "2:5: error: a screen needs 'name'"),
    ("screens:\n  - name: ''", "2:11: error: a text is needed here"),
    ("screens:\n  - name: [A]", "2:11: error: a text is needed here"),
    ("screens:\n  - name: A\n    kinds: flow", "3:5: error: unknown key 'kinds'; did you mean 'kind'?"),
    (
      "screens:\n  - name: A\n    colour: red",
      "3:5: error: unknown key 'colour'; a screen has name, kind, container, title, aliases"
    ),
    (
      "screens:\n  - name: A\n    kind: event",
      "3:11: error: unknown kind of screen 'event'; use one of screen, container, flow, alert, system, external"
    ),
    (
      "screens:\n  - name: A\n    kind: extrenal",
      "3:11: error: unknown kind of screen 'extrenal'; did you mean 'external'?"
    ),
    (
      "screens:\n  - {name: A, kind: alert, container: tab}",
      "2:39: error: only a screen of the kind 'container' has a kind of container, and this one is 'alert'"
    ),
    ("screens:\n  - name: A\n    aliases: {a: b}", "3:14: error: a text or a list of texts is needed here"),
    ("screens:\n  - name: A\n    aliases: [[a]]", "3:15: error: a text is needed here"),
    (
      "screens:\n  - name: A\n  - name: A",
      "3:11: error: 'A' is declared in line 2 already; rename one of them"
    ),
    (
      "screens:\n  - name: A\nroutes:\n  - {name: A, to: B}",
      "4:12: error: 'A' is declared in line 2 already; rename one of them"
    ),
    ("screens:\n  - name: A\n    name: B", "3:5: error: the key 'name' stands here twice; delete one of them"),
    ("transitions:\n  - {to: B, kind: push}", "2:5: error: a transition needs 'from'"),
    (
      "transitions:\n  - {from: A, kind: push}",
      "2:5: error: a transition of the kind 'push' needs 'to'; only a way back may leave it open"
    ),
    (
      "transitions:\n  - {from: A, to: B, kind: psuh}",
      "2:28: error: unknown kind of transition 'psuh'; did you mean 'push'?"
    ),
    (
      "transitions:\n  - {from: A, to: B, kind: push, gate: C}",
      "2:34: error: unknown key 'gate'; did you mean 'gates'?"
    ),
    ("entries:\n  - kind: launch", "2:5: error: an entry needs 'to'"),
    (
      "entries:\n  - {kind: deeplink, to: A}", "2:12: error: unknown kind of entry 'deeplink'; did you mean 'deepLink'?"
    ),
    (
      "routes:\n  - name: a",
      "2:5: error: a route needs either 'to', the screen that it shows, or 'steps', the way there"
    ),
    ("routes:\n  - {name: a, steps: []}", "2:22: error: a route needs at least one step"),
    (
      "routes:\n  - {name: a, steps: [A, {to: B, kind: pop}]}",
      "2:40: error: unknown kind of step 'pop'; use one of push, show, showDetail, setStack, present, popover, "
        + "replaceRoot, embed, tab, split, page, select, childFlow, alert, openURL, custom"
    ),
    ("routes:\n  - {name: a, steps: [A, B]}", "2:26: error: a step is described by keys and values: to, kind"),
    (
      "routes:\n  - {name: a, steps: [{to: A}]}",
      "2:23: error: a way begins at a screen; write its name alone as the first step, and how to go on behind it"
    ),
    (
      "corrections:\n  - {from: A}",
      "2:5: error: a correction needs either 'remove: true' or 'replace', with what to say instead"
    ),
    ("corrections:\n  - {from: A, remove: no}", "2:23: error: unknown value 'no'; use one of true, false"),
    ("corrections:\n  - {from: A, remove: false}", "2:23: error: write 'remove: true', or delete the correction"),
    (
      "corrections:\n  - {from: A, replace: {}}",
      "2:24: error: a replacement needs at least one of to, kind, gates, label"
    ),
    ("transition: []", "1:1: error: unknown key 'transition'; did you mean 'transitions'?"),
  ])
  func namesAMistakeAtItsPlace(yaml: String, message: String) {
    #expect(problems(yaml) == ["n.yml:" + message])
  }

  @Test func namesAllMistakesInOrder() {
    let found = problems("entries: 1\nscreens:\n  - {kind: x}\ntransitions:\n  - {from: A, kind: push}\n")
    #expect(found.map { $0.split(separator: ":")[1] } == ["1", "3", "3", "5"])
  }

  @Test(arguments: ["screens:", "screens: []", "transitions: ~\nroutes: null\nsinks: []\ncorrections:\nentries:\n"])
  func takesEmptyListsForNone(yaml: String) {
    #expect(problems(yaml).isEmpty)
  }
}

/// Text that would keep the parser busy or overflow its stack is refused before, whatever it hides behind.
@Suite struct HostileDeclarationTests {
  @Test(arguments: [
    // Nesting behind quotes that only the parser knows to be closed.
    "screens: [\"x\n\", " + String(repeating: "[", count: 10_000) + " \"",
    (0..<5000).map { "[\"]\", # \($0)\n" }.joined(),
    "a: [ x \"y, " + String(repeating: "[", count: 5000) + " \"z\" ]",
    String(repeating: "[\"a\":\"]\", ", count: 5000),
    String(repeating: "[ !<]> x, \n", count: 5000),
    String(repeating: "[\n", count: 5000) + String(repeating: "]\n", count: 5000),
    // Anchors in the same hiding places.
    "a: [\"x\n\", &a [1], \"z\"]\nb: *a",
    "a: [ x \"y, &a [1], \"z\" ]",
    "? &a [1, 2]\n: [*a, *a]",
    "screens: &a\n  - name: *a",
  ])
  func isRefused(yaml: String) {
    #expect(problems(yaml).count == 1)
  }

  @Test(arguments: [
    "transitions:\n" + String(repeating: "  - {from: A, to: B, kind: push, gates: [a, b]}\n", count: 4000),
    "transitions:\n" + String(repeating: "  - {from: A, to: B, kind: push, gates: [\"a && !b\"]}\n", count: 200),
    "transitions:\n  - {from: A, to: B, kind: push, gates: isOpen && isOn & mask(&x)}\n",
    "screens:\n  - name: \"\\0\\e[31m\\u202E<b>&amp;\"\n  - name: '漢字 😀 \"]]>'\n",
  ])
  func isNotTakenForIt(yaml: String) {
    #expect(problems(yaml).isEmpty)
  }
}

private func problems(_ yaml: String) -> [String] {
  do {
    _ = try readSettings(yaml: yaml, path: "n.yml", rules: [])
    return []
  } catch {
    return error.problems.map(\.description)
  }
}
