import Diagrams
import NavigationModel
import SampleModels
import Testing

/// What somebody looks for first is found on every sheet.
@Suite struct LandmarkTests {
  /// A tab bar of stacks, a log in that two screens present, and settings in a stack of their own.
  private let app: Model = {
    var model = Model(
      nodes: [
        container("Tabs", .tab), container("HomeStack", .navigation, anonymous: true), screen("HomeViewController"),
        screen("ProfileViewController"), container("SheetStack", .navigation, anonymous: true),
        screen("LoginViewController", title: "Anmelden"), screen("SettingsViewController"),
        screen("AccountSettingsViewController"), screen("QRCodeLoginViewController"),
      ],
      transitions: [
        transition("Tabs", "HomeStack", .tab, level: .structural),
        transition("Tabs", "ProfileViewController", .tab, level: .structural),
        transition("HomeStack", "HomeViewController", .embed, level: .structural),
        transition("SheetStack", "LoginViewController", .embed, level: .structural),
        transition("HomeViewController", "SheetStack", .present),
        transition("ProfileViewController", "SheetStack", .present),
        transition("ProfileViewController", "SettingsViewController", .push),
        transition("SettingsViewController", "AccountSettingsViewController", .push),
        transition("LoginViewController", "QRCodeLoginViewController", .push),
        transition("LoginViewController", nil, .dismiss),
      ], entries: [entry(.launch, to: "Tabs")])
    // Small pictures say it all by themselves.
    for index in 0..<4 {
      model.nodes.append(screen("Row\(index)"))
      model.transitions.append(transition("HomeViewController", "Row\(index)", .push))
    }
    return model
  }()

  @Test func namesThemWithWhatLeadsThere() throws {
    let landmarks = try Diagram(of: app).landmarks
    #expect(landmarks.map(\.kind) == [.launch, .logIn, .tabs, .settings])
    #expect(landmarks.map { $0.places.map(\.name) } == [["Tabs"], ["Anmelden"], ["Home", "Profile"], ["Settings"]])
    #expect(landmarks.map(\.fromText) == ["", "from Profile, Home", "", "from Profile"])
  }

  @Test func marksTheirCards() throws {
    let cards = try Diagram(of: app).cards
    #expect(cards.first { $0.landmark == .logIn }?.subtitle == "LoginViewController")
    #expect(cards.filter { $0.landmark == .settings }.map(\.title) == ["Settings"])
    #expect(cards.count { $0.landmark != nil } == 2)
  }

  @Test func takesNoWelcomeForALogIn() throws {
    var model = app
    let login = try #require(model.nodes.firstIndex { $0.id == NodeID("LoginViewController") })
    (model.nodes[login].name, model.nodes[login].title) = ("WelcomeViewController", nil)
    model.nodes.removeAll { $0.id == NodeID("QRCodeLoginViewController") }
    model.transitions.removeAll { $0.to == NodeID("QRCodeLoginViewController") }
    let diagram = try Diagram(of: model)
    #expect(diagram.landmarks.map(\.kind) == [.launch, .welcome, .tabs, .settings])
    #expect(diagram.cards.compactMap(\.landmark) == [.settings])
  }

  @Test func leavesASmallPictureAlone() throws {
    let model = Model(
      nodes: [screen("Login"), screen("Settings")], transitions: [transition("Login", "Settings", .push)])
    #expect(try Diagram(of: model).landmarks.isEmpty)
  }

  @Test func areTheSameOnEverySheetWithTheSheetsThatTheyAreOn() throws {
    var model = campus()
    model.nodes.append(screen("SettingsView"))
    model.transitions.append(transition("Profile2", "SettingsView", .push))
    let sheets = try Atlas(of: model).sheets
    #expect(Set(sheets.map(\.diagram.landmarks)).count == 1)
    let settings = try #require(sheets[0].diagram.landmarks.first { $0.kind == .settings })
    #expect(settings.places[0].link?.sheet == "profile")
    let tabs = try #require(sheets[0].diagram.landmarks.first { $0.kind == .tabs })
    #expect(tabs.places.map(\.name) == ["Home0", "Search0", "Orders0", "Profile0"])
    let mentions = sheets[0].diagram.cards.compactMap(\.contents).flatMap(\.mentions)
    #expect(mentions.filter { $0.landmark == .settings }.map(\.text) == ["Settings"])
  }

  @Test func takesTheProgramThatMostOfTheAppHangsOn() throws {
    var model = campus()
    model.nodes.append(screen("PreviewWrapper"))
    model.entries.insert(entry(.launch, to: "PreviewWrapper"), at: 0)
    let launch = try #require(Atlas(of: model).sheets[0].diagram.landmarks.first)
    #expect(launch.places.map(\.node) == [NodeID("Tabs")])
  }
}
