import Facts
import NavigationModel

extension ViewContent {
  private var modifiers: OwnModifiers { OwnModifiers(program: program) }

  /// What an expression of type `View` shows.
  func views(_ expression: Expression, _ place: Place) -> [ShownView] {
    guard isOpen(place) else { return [] }
    switch expression.kind {
    case .call(let callee, let arguments): return views(callee, arguments, expression, place.deeper())
    case .name, .member: return named(expression, place.deeper())
    case .ternary(let condition, let then, let otherwise):
      return branches(
        [.boolean(condition)], [Statement(.expression(then), at: then.offset)],
        [Statement(.expression(otherwise), at: otherwise.offset)], expression.offset, place.deeper())
    case .statement(let statement): return groups([statement], place.deeper()).flatMap { $0 }
    case .closure(let closure): return principal(closure, scope: place.scope, given: [], place)
    case .chained(let inner), .forced(let inner), .try(let inner, _), .cast(let inner, _, _):
      return views(inner, place)
    case .operators(_, let operands): return operands.flatMap { views($0, place.deeper()) }
    case .subscript(let base, let arguments):
      let given = evaluator.labeled(arguments, in: place.scope)
      let targets = evaluator.subscripts(of: base, given, in: place.scope)
      guard targets.isEmpty else {
        return targets.flatMap { function($0.id, $0.receiver, given, at: nil, place.deeper()) }
      }
      let found = views(evaluator.evaluate(expression, in: place.scope), [], place.deeper())
      noteSelection(by: expression, of: found)
      return found
    default: return views(evaluator.evaluate(expression, in: place.scope), [], place.deeper())
    }
  }

  private func views(
    _ callee: Expression, _ arguments: [Argument], _ expression: Expression, _ place: Place
  ) -> [ShownView] {
    let given = evaluator.labeled(arguments, in: place.scope)
    let targets = evaluator.functions(callee, labels: given, in: place.scope)
    if !targets.isEmpty {
      return targets.flatMap { target -> [ShownView] in
        // A modifier of the app's own shows what it is applied to.
        if modifiers.areApplied(target.id) {
          let shown = callee.strippedBase.map { views($0, place) } ?? selfViews(place)
          return marked(shown, by: target.id, target.receiver, given)
        }
        let origin = Origin(file: place.scope.file, offset: expression.offset, call: place.scope.call)
        let inner = self.place(place, inCodeOf: program[target.id].owner, askedBy: callee)
        return function(target.id, target.receiver, given, at: origin, inner)
      }
    }
    if let mapped = mapped(callee, given, place) { return mapped }
    if let made = madeByKept(callee, given, place) { return made }
    if let base = callee.strippedBase, isModifierCall(callee, base, place) {
      return views(base, place).map { marked($0, by: callee.lastName, arguments, place.scope) }
    }
    let functions = evaluator.called(callee, with: given, in: place.scope).alternatives
    let found = functions.flatMap { alternative -> [ShownView] in
      switch alternative {
      case .closure(let closure): principal(closure.closure, scope: closure.scope, given: given, place)
      case .function(let id, let receiver): function(id, receiver, given, at: nil, place)
      default: views(evaluator.evaluate(expression, in: place.scope), given, place)
      }
    }
    noteSelection(by: callee.strippedBase, of: found)
    return found
  }

  /// What a closure makes that an object keeps in a property: `screen.make()` is no modifier of the screen.
  private func madeByKept(_ callee: Expression, _ given: [LabeledValue], _ place: Place) -> [ShownView]? {
    guard let base = callee.strippedBase, !base.isSelf, base.isPath,
      !evaluator.variables(callee, in: place.scope).isEmpty
    else { return nil }
    let functions = evaluator.called(callee, with: given, in: place.scope).alternatives.filter { value in
      switch value {
      case .closure, .function: true
      default: false
      }
    }
    guard !functions.isEmpty else { return nil }
    return functions.flatMap { value -> [ShownView] in
      switch value {
      case .closure(let closure): principal(closure.closure, scope: closure.scope, given: given, place)
      case .function(let id, let receiver): function(id, receiver, given, at: nil, place)
      default: []
      }
    }
  }

  /// What a function makes of a value that may be missing: `item.map(destination)`.
  private func mapped(_ callee: Expression, _ given: [LabeledValue], _ place: Place) -> [ShownView]? {
    guard let base = callee.strippedBase, ["map", "flatMap"].contains(callee.lastName), given.count == 1 else {
      return nil
    }
    let functions = given[0].value.alternatives.filter { value in
      switch value {
      case .closure, .function: true
      default: false
      }
    }
    guard !functions.isEmpty else { return nil }
    var item = evaluator.evaluate(base, in: place.scope)
    if evaluator.typeID(of: item) == nil,
      let variable = StateBindings(runner: runner).variables(base, in: place.scope).first
    {
      item = runner.views.someValue(of: variable)
    }
    return functions.flatMap { views($0, [LabeledValue(label: nil, value: item)], place) }
  }

  /// Whether a call of a library's function is made on a view.
  private func isModifierCall(_ callee: Expression, _ base: Expression, _ place: Place) -> Bool {
    guard let name = callee.lastName, name.first?.isLowercase == true, name != "init" else { return false }
    switch base.stripped.kind {
    case .call, .name, .member: return !(base.lastName?.first?.isUppercase ?? false)
    default: return false
    }
  }

  private func selfViews(_ place: Place) -> [ShownView] {
    place.scope.receiver.map { views($0, [], place) } ?? []
  }

  private func function(
    _ id: FunctionID, _ receiver: Value?, _ given: [LabeledValue], at origin: Origin?, _ place: Place
  ) -> [ShownView] {
    guard let body = program[id].declaration.body else { return [] }
    let scope = evaluator.scope(of: id, receiver: receiver, arguments: given, at: origin)
    guard let inside = place.inside(.function(id), scope) else { return [] }
    if body.resultExpression?.isImplicitInitializer ?? false {
      return views(evaluator.result(of: id, arguments: given, receiver: receiver, at: origin), given, inside)
    }
    return principalOfBody(body, inside)
  }

  /// A computed property, a local view, or a parameter.
  private func named(_ expression: Expression, _ place: Place) -> [ShownView] {
    let getters = evaluator.variables(expression, in: place.scope).filter {
      program[$0.id].declaration.getter != nil
    }
    guard getters.isEmpty else {
      return getters.flatMap { id, receiver -> [ShownView] in
        let scope = Scope(
          file: program[id].file, owner: program[id].owner, receiver: receiver,
          requirements: program[id].requirements)
        guard
          let inside = self.place(place, inCodeOf: program[id].owner, askedBy: expression).inside(.variable(id), scope)
        else { return [] }
        let body = program[id].declaration.getter ?? []
        if body.resultExpression?.isImplicitInitializer ?? false {
          return views(evaluator.value(of: id, receiver: receiver), [], inside)
        }
        return principalOfBody(body, inside)
      }
    }
    if case .name(let name, _) = expression.stripped.kind, let meanings = place.scope.lookup(name) {
      let local = meanings.flatMap { meaning -> [ShownView] in
        switch meaning {
        case .getter(let body, let scope, _): principalOfBody(body, place.deeper(scope.nested()))
        case .expression(let deferred, _):
          deferred.written.map { views($0.expression, place.deeper($0.scope)) } ?? views(deferred.value, [], place)
        default: views(evaluator.value(of: meaning), [], place)
        }
      }
      return local
    }
    if let held = held(expression, place) { return held }
    if let chosen = state(thatIsView: expression, place) { return chosen }
    let found = views(evaluator.evaluate(expression, in: place.scope), [], place)
    noteSelection(by: expression.strippedBase, of: found)
    return found
  }

  /// What state shows the cases of which are views: which of them it is changes while it is seen.
  private func state(thatIsView expression: Expression, _ place: Place) -> [ShownView]? {
    guard linkage.shared(RouteTypes.init).haveViews else { return nil }
    let variables = StateBindings(runner: runner).variables(expression, in: place.scope)
    guard variables.count == 1, StateNames.isObserved(variables[0], in: program) else { return nil }
    let some = runner.views.someValue(of: variables[0])
    guard case .typed(_, let id?) = some, isViewItself(id) else { return nil }
    var inner = place
    inner.subject = Place.Subject(expression: expression, scope: place.scope, variables: variables)
    return shown(inBodyOf: id, some, inner)
  }

  private func principalOfBody(_ body: [Statement], _ place: Place) -> [ShownView] {
    let groups = groups(body, place)
    let own = groups.flatMap { $0 }.filter(\.isView)
    // Early returns are alternatives, views side by side are not.
    let returns = body.contains { if case .return = $0.kind { true } else { false } }
    if returns, !own.isEmpty { return own }
    return principal(groups, place)
  }

  /// What a value shows.
  func views(_ value: Value, _ given: [LabeledValue], _ place: Place) -> [ShownView] {
    guard isOpen(place) else { return [] }
    switch value {
    case .choice: return value.alternatives.flatMap { views($0, given, place.deeper()) }
    case .closure(let closure): return principal(closure.closure, scope: closure.scope, given: given, place)
    case .function(let id, let receiver): return function(id, receiver, given, at: nil, place)
    case .instance(let instance): return instanceViews(instance, value, place)
    case .metatype(let type, let id?) where given.isEmpty: return views(.typed(type, id), given, place)
    case .metatype(let type, let id?):
      let origin = Origin(file: place.scope.file, offset: Int32(clamping: program[id].offset))
      let made = Instance(type: type, id: id, arguments: given, place: origin)
      return views(.instance(made), [], place)
    case .typed(_, let id?) where program.isScreen(id) && program[id].keyword == .struct:
      return [shown(.view(value, id), Origin(file: place.scope.file, offset: 0), place)]
    case .enumCase(let route) where isViewItself(route.type): return shown(inBodyOf: route.type, value, place)
    case .typed(_, let id?) where isViewItself(id): return shown(inBodyOf: id, value, place)
    case .term(let term): return views(term, place)
    default: return []
    }
  }

  /// Whether the cases of an enum are views: each stands for what the enum's body makes of it.
  private func isViewItself(_ id: TypeID) -> Bool {
    program.viewOfCases(id) != nil
  }

  private func shown(_ what: ShownView.What, _ origin: Origin, _ place: Place) -> ShownView {
    ShownView(what: what, origin: origin, gates: place.gates, states: place.states)
  }

  private func instanceViews(_ instance: Instance, _ value: Value, _ place: Place) -> [ShownView] {
    guard program.isScreen(instance.id) || StinsenRoutes.isCoordinator(instance.id, in: program) else { return [] }
    if let chosen = chosen(by: instance, value, place) { return chosen }
    let place = place.single
    // Tabs and columns are screens each, whoever made them: the view around them is what is shown.
    if program.isFrame(instance.id), !runner.views.isDivided(instance.id) {
      let given = runner.linkage.shared(LinkedContent.init).seen(in: instance)
      // Of a table that is given, the view around it says what it looks up first; to a closure, what it hands to that.
      let before = selections
      let asks = given.contains(where: \.value.asksForSomething)
      let first = asks ? shown(inBodyOf: instance.id, value, place) : []
      if !first.isEmpty, given.contains(where: \.value.isTableOfViews) { return first }
      let found = selections
      selections = before
      let content = given.flatMap { views($0.value, [], place.deeper()) }.filter(\.isView)
      if !first.isEmpty {
        let places = Set(content.map(\.origin.general))
        let own = first.filter { places.contains($0.origin.general) }
        selections = found
        // What makes rows of a list, or stands behind a link, is not what is seen.
        return own.isEmpty ? [shown(.view(value, instance.id), instance.place, place)] : own
      }
      if !content.isEmpty { return content }
    }
    if linkage.shared(ForwardingViews.init).types.contains(instance.id) {
      let made = shown(inBodyOf: instance.id, value, place)
      if !made.isEmpty { return made }
    }
    return [shown(.view(value, instance.id), instance.place, place)]
  }

  /// The views that a view's own code shows.
  private func shown(inBodyOf id: TypeID, _ value: Value, _ place: Place) -> [ShownView] {
    let own: VariableID? =
      if case .variable(let body)? = program.members(named: "body", of: id).first { body } else { nil }
    guard let body = own ?? program.viewOfCases(id), let getter = program[body].declaration.getter else { return [] }
    let scope = Scope(file: program[body].file, owner: id, receiver: value)
    guard let inside = place.inside(.variable(body), scope) else { return [] }
    return principalOfBody(getter, inside).filter(\.isView)
  }

  private func isSections(_ shown: ShownView) -> Bool {
    guard case .view(_, let type) = shown.what else { return false }
    return runner.linkage.shared(SectionViews.init).contains(type)
  }

  private func views(_ term: Term, _ place: Place) -> [ShownView] {
    var place = place.single
    // What a layout makes in a loop are its rows, wherever it stands.
    if Self.layouts.contains(term.name) { place.hasLoops = false }
    if !Self.transparent.contains(term.name) { place.isLayered = term.name == "ZStack" }
    if let base = term.base {
      guard term.arguments != nil || term.name == "body" || modifiers.areApplied(term.name) else { return [] }
      return views(base, [], place.deeper()).map { marked($0, by: term) }
    }
    guard let arguments = term.arguments, term.name.beginsUppercase else { return [] }
    let plain = [shown(.plain, term.origin, place)]
    if Self.invisible.contains(term.name) { return [] }
    if Self.blank.contains(term.name) { return place.isStrict ? [shown(.blank, term.origin, place)] : [] }
    if Self.opaque.contains(term.name) {
      noteSelection(inLoop: term, place)
      return soleContent(of: term, place) ?? plain.map { $0.asList(isList(term)) }
    }
    // The table of a list of routes shows what is put there, and nothing by itself.
    if term.name == "Router", arguments.contains(where: \.value.isTableOfViews) { return plain }
    let content = content(of: arguments, place).filter { !$0.isBlank }
    if term.name == "Tab", !content.isEmpty {
      let value = term.argument("value")
      return content.map { tab in
        var tab = tab
        tab.tag = value
        return tab
      }
    }
    // A library's view around sections is a list of its own.
    if !SwiftUIViews.names.contains(term.name), !content.isEmpty, content.allSatisfy(isSections) { return plain }
    if content.contains(where: { $0.isView || $0.isOutside }) { return content }
    if isOfLibrary(term) { return [shown(.outside(term.name), term.origin, place)] }
    let title = content.lazy.compactMap(\.title).first
    return plain.map { $0.asList(content.contains(where: \.isList)).titled(title) }
  }

  /// Whether a view is a library's whose source was not read, and no layout around content.
  private func isOfLibrary(_ term: Term) -> Bool {
    guard !SwiftUIViews.names.contains(term.name) else { return false }
    // What is a screen by its name has its own content beside what it is given.
    let isScreen = ["Page", "Screen", "View"].contains(where: term.name.hasSuffix)
    return isScreen && (term.arguments ?? []).contains { !$0.isTrailing }
      || !(term.arguments ?? []).contains { argument in
        guard case .closure(let closure) = argument.value else { return false }
        return closure.closure.body.contains { statement in
          guard case .expression(let expression) = statement.kind else { return false }
          return expression.unmodifiedName?.beginsUppercase ?? false
        }
      }
  }

  func content(of arguments: [LabeledValue], _ place: Place) -> [ShownView] {
    arguments.flatMap { argument -> [ShownView] in
      // `IfLet(cart, then: CartView.init)`
      if let made = argument.madeView(program) { return views(.instance(made), [], place.deeper()) }
      guard [nil, "content", "root", "rootView"].contains(argument.label) else { return [] }
      return views(argument.value, [], place.deeper())
    }
  }

  /// Views of SwiftUI that show nothing to speak of.
  private static let invisible: Set<String> = ["EmptyView", "Color"]

  /// Views of SwiftUI that fill the place between others.
  private static let blank: Set<String> = ["Spacer", "Divider", "ProgressView"]

  /// Views of SwiftUI that lay out what they are given.
  private static let layouts: Set<String> = [
    "Grid", "HStack", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "ScrollView", "VStack", "ZStack",
  ]

  /// Views of SwiftUI that leave it to what is around them how their content is laid out.
  private static let transparent: Set<String> = ["AnyView", "Group"]

  /// Views of SwiftUI whose content is a part of the screen around it.
  private static let opaque: Set<String> = [
    "List", "Form", "Button", "Menu", "Label", "Toggle", "Picker", "NBNavigationLink", "NavigationLink", "TabView",
    "Table", "NavigationSplitView", "Link", "LabeledContent", "DisclosureGroup", "Text", "TextField", "Grid",
    "LazyVGrid", "LazyHGrid", "ShareLink", "Image", "AsyncImage", "Alert", "ActionSheet", "ForEach",
    "Map", "Annotation", "Canvas", "Chart", "GroupBox", "ControlGroup",
  ]
}

extension Value {
  /// Whether it is a closure that makes its view of what it is given: `{ route in switch route { … } }`.
  fileprivate var asksForSomething: Bool {
    guard case .closure(let closure) = self else { return false }
    return closure.closure.parameters.contains { $0.name != "_" }
  }

  /// Whether it is a closure that makes a view for each case that it is given: `{ route in switch route { … } }`.
  fileprivate var isTableOfViews: Bool {
    guard case .closure(let closure) = self, let first = closure.closure.parameters.first,
      closure.closure.body.count == 1, let only = closure.closure.body.first
    else { return false }
    var statement = only
    if case .expression(let expression) = only.kind, case .statement(let inner) = expression.kind { statement = inner }
    guard case .switch(let subject, _) = statement.kind else { return false }
    return subject.lastName == first.name
  }
}
