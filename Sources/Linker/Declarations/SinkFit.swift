import Facts
import NavigationModel

/// Which calls of its function a declared sink is about, and which of their arguments is the screen.
struct SinkFit {
  let sink: DeclaredSink
  let program: Program

  /// Whether a call has the labels that are declared; it may leave out what has a default.
  func accepts(_ arguments: [Argument]) -> Bool {
    guard let labels = sink.labels else { return true }
    return matched(labels, arguments.map(\.label)) != nil
  }

  /// Which of the arguments of a call is the screen.
  func position(in arguments: [Argument]) -> Int? {
    switch sink.argument {
    case .label(let label): return arguments.firstIndex { $0.label == label }
    case .position(let position):
      guard let labels = sink.labels else { return arguments.indices.contains(position) ? position : nil }
      return matched(labels, arguments.map(\.label))?.firstIndex(of: position)
    case nil: return nil
    }
  }

  /// The call as it would have to be written for the declared argument to be there.
  var callWithArgument: String {
    switch sink.argument {
    case .label(let label): sink.labels == nil ? "\(sink.call)(\(label):)" : sink.call
    case .position(let position):
      sink.labels == nil ? "\(sink.call)(\(String(repeating: "_:", count: position + 1)))" : sink.call
    case nil: sink.call
    }
  }

  /// For each argument of a call, which of the declared ones it is; `nil` for another function's call.
  private func matched(_ labels: [String?], _ written: [String?]) -> [Int]? {
    if labels == written { return Array(labels.indices) }
    let optional = defaults(of: labels)
    var found: [Int] = []
    for (index, label) in labels.enumerated() {
      if found.count < written.count, written[found.count] == label {
        found.append(index)
      } else if !optional.contains(index) {
        return nil
      }
    }
    return found.count == written.count ? found : nil
  }

  /// The parameters that the app's function of those labels has a default for.
  private func defaults(of labels: [String?]) -> Set<Int> {
    let declared = program.functions.map(\.declaration).filter { declaration in
      declaration.name == sink.function && declaration.parameters.map(\.label) == labels
    }
    return Set(declared.flatMap { $0.parameters.indices.filter(hasDefault($0)) })
  }

  private func hasDefault(_ declaration: FunctionDeclaration) -> (Int) -> Bool {
    { declaration.parameters[$0].defaultValue != nil }
  }
}
