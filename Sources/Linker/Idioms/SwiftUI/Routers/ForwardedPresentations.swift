import Facts

/// The app's own forms of SwiftUI's modifiers that hand the content that they are given on to SwiftUI's:
/// `func sheet<Item, ID>(item: Binding<Item?>, id: KeyPath<Item, ID>, content: …) { sheet(item: item[id: id]) { … } }`.
///
/// Who calls one of them presents that content just as with SwiftUI's own.
struct ForwardedPresentations {
  private var functions: Set<FunctionID> = []

  private static let names: Set<String> = ["fullScreenCover", "inspector", "navigationDestination", "popover", "sheet"]

  /// - Complexity: O(*n*) in the number of functions, and in the size of those of such a name.
  init(_ linkage: Linkage) {
    let program = linkage.program
    for index in program.functions.indices {
      let id = FunctionID(index: index)
      let declaration = program[id].declaration
      guard Self.names.contains(declaration.name), let owner = program[id].owner, program[owner].keyword == nil,
        program[owner].name == "View", let body = declaration.body
      else { continue }
      let contents = declaration.parameters.filter { parameter in
        if case .function? = parameter.type?.unwrapped { parameter.label != "onDismiss" } else { false }
      }
      guard contents.count == 1, declaration.parameters.contains(where: \.isBindingOfSwiftUI) else { continue }
      var mentions = SelfMentions()
      mentions.collect(body)
      var collector = NameCollector()
      collector.collect(body)
      if mentions.members.union(mentions.implied).contains(declaration.name),
        collector.names.contains(contents[0].name)
      {
        functions.insert(id)
      }
    }
  }

  func contains(_ id: FunctionID) -> Bool { functions.contains(id) }
}

extension Parameter {
  /// Whether it takes the binding under a label of SwiftUI's.
  fileprivate var isBindingOfSwiftUI: Bool {
    type?.unwrapped.simpleName == "Binding" && ["item", "isPresented"].contains(label)
  }
}
