import Facts
import NavigationModel

/// Reads an action expression; wrappers are seen through and kept by name.
struct ActionReader {
  let linkage: Linkage

  /// Spellings of the built-in actions over all releases, lower case, without the leading dot.
  private static let kinds: [String: RouteAction.Kind] = [
    "push": .push, "pushtonavigation": .push, "pushasroot": .pushAsRoot, "pushreplacinglast": .pushReplacingLast,
    "present": .present, "presentmodally": .present, "replaceroot": .replaceRoot, "nilaction": .none,
    "add": .addTab, "addtab": .addTab, "setasmaster": .setAsMaster, "setasprimary": .setAsMaster,
    "pushtomaster": .setAsMaster, "pushtodetails": .pushToDetails, "pushontodetails": .pushOnToDetails,
  ]

  private static let parameters: Set<String> = [
    "startingFrom", "presentationStyle", "transitionStyle", "transitioningDelegate", "preferredContentSize",
    "isModalInPresentation", "at", "replacing", "animationOptions", "duration",
  ]

  /// Containers that the built-in container actions need, unless the code names a subclass.
  private static let containers: [RouteAction.Kind: String] = [
    .push: "UINavigationController", .pushAsRoot: "UINavigationController",
    .pushReplacingLast: "UINavigationController", .addTab: "UITabBarController",
    .setAsMaster: "UISplitViewController", .pushToDetails: "UISplitViewController",
    .pushOnToDetails: "UISplitViewController",
  ]

  func read(_ argument: LabeledValue, at link: Term) -> RouteAction {
    let place = argument.expression.map { linkage.place(Origin(file: link.origin.file, offset: $0.offset)) }
    let source = place ?? linkage.place(link.origin)
    for value in argument.value.alternatives {
      if var action = read(value, source) {
        action.gaps += ReadingGap.choice(argument).map { [$0] } ?? []
        return action
      }
    }
    var action = RouteAction(kind: .custom, name: argument.expression?.excerpt() ?? "action", source: source)
    action.gaps.append(ReadingGap(argument, or: "the action", assumed: "taken as an action that does nothing"))
    return action
  }

  private func read(_ value: Value, _ source: SourcePlace) -> RouteAction? {
    switch value {
    case .instance(let instance): return wrapped(in: instance, source) ?? custom(instance.id, instance.type, source)
    case .typed(let type, let id?): return custom(id, type, source)
    case .term(let term): return read(term, source)
    default: return nil
    }
  }

  private func read(_ term: Term, _ source: SourcePlace) -> RouteAction? {
    if ["wrap", "delay"].contains(term.name), let inner = term.arguments?.first {
      var action = read(inner, at: term)
      action.wrappers.insert("\(baseName(term) ?? "")." + term.name, at: 0)
      action.source = source
      return action
    }
    let name = String(term.name.trimmingPrefix("."))
    guard let kind = Self.kinds[name.lowercased()] else {
      guard term.name.hasPrefix(".") || term.base?.isType ?? false,
        let found = AppStatics(linkage: linkage).value(
          of: term, conformingTo: AppStatics.actionProtocols, orNamed: Set(Self.kinds.keys))
      else { return nil }
      return read(found.value, source)
    }
    let base = baseName(term)
    var action = RouteAction(kind: kind, name: base.map { "\($0).\(name)" } ?? "." + name, source: source)
    action.container = Self.containers[kind].map { standard in container(base) ?? standard }
    for argument in term.arguments ?? [] {
      guard let label = argument.label, Self.parameters.contains(label) else { continue }
      action.parameters[label] = text(of: argument)
      if label == "startingFrom" { action.presenter = ControllerReader(linkage: linkage).custom(argument) }
    }
    remark(base, name, source)
    return action
  }

  /// A parameter as written; a name stands for the constant behind it, where there is one.
  private func text(of argument: LabeledValue) -> String? {
    guard let written = argument.expression else { return nil }
    if case .name = written.stripped.kind {
      switch argument.value {
      case .term(let term) where term.arguments == nil: return String(term.name.trimmingPrefix("."))
      case .number(let text): return text
      case .boolean(let value): return value ? "true" : "false"
      default: break
      }
    }
    return String(written.excerpt(40).trimmingPrefix("."))
  }

  private func baseName(_ term: Term) -> String? {
    switch term.base {
    case .metatype(let type, _)?: type.description
    case .term(let base)?: base.name
    default: nil
    }
  }

  /// The class before the dot, if it is a container and not one of the library's namespaces.
  private func container(_ base: String?) -> String? {
    guard let base, !base.hasSuffix("Factory"), !RouteComposerVocabulary.others.contains(base) else { return nil }
    return base
  }

  /// Spellings that stand in articles and never compiled.
  private func remark(_ base: String?, _ name: String, _ source: SourcePlace) {
    if base == "GeneralActions" {
      linkage.draft.remarks.append(
        Remark(source: source, message: "'GeneralActions' is spelled 'GeneralAction' in every release"))
    }
    if name == "PushToNavigation", base?.hasSuffix("Factory") == false {
      linkage.draft.remarks.append(
        Remark(source: source, message: "'\(base ?? "").PushToNavigation' is in no release; read as 'push'"))
    }
  }

  /// The action that an action of the app's only passes on to: one that is made with nothing but another.
  private func wrapped(in instance: Instance, _ source: SourcePlace) -> RouteAction? {
    guard instance.arguments.count == 1, ActionEffects(linkage: linkage).effect(of: instance.id) == nil,
      var action = instance.arguments[0].value.alternatives.lazy.compactMap({ self.read($0, source) }).first
    else { return nil }
    action.wrappers.insert(linkage.program[instance.id].qualifiedName, at: 0)
    return action
  }

  /// An action that the app declares: the type of the screen it acts on is its container.
  private func custom(_ id: TypeID, _ written: TypeReference, _ source: SourcePlace) -> RouteAction {
    let program = linkage.program
    var action = RouteAction(kind: .custom, name: program[id].qualifiedName, source: source)
    action.effect = ActionEffects(linkage: linkage).effect(of: id)
    let isOfContainer = program.ancestry(of: id).contains("ContainerAction")
    for case .function(let function) in program[id].members["perform"] ?? [] {
      let parameters = program[function].declaration.parameters
      if parameters.count > 1, let on = parameters.first(where: { $0.label == "on" })?.type {
        let type = meant(on, by: id, written)
        if isOfContainer { action.container = type.description } else { action.appliesTo = type.description }
      }
    }
    return action
  }

  /// The class that a generic parameter of an action stands for: `Add<Menu>`, else what it has to be.
  private func meant(_ type: TypeReference, by id: TypeID, _ written: TypeReference) -> TypeReference {
    let parameters = linkage.program[id].genericParameters
    guard let index = parameters.firstIndex(where: { $0.name == type.description }) else { return type }
    let given = index < written.arguments.count ? written.arguments[index] : .other
    let inference = ScreenInference(linkage: linkage)
    return [given, parameters[index].bound].compactMap(\.self).first(where: inference.isController) ?? type
  }
}
