import Facts

/// A piece of code as one call of the function around it runs it.
struct CallInstance {
  /// Where it stands, with the function's parameters bound to what the call passes.
  var scope: Scope
  /// The call that is furthest out; the code's own site where no call makes a difference.
  var site: CallSite
}

/// Tells the runs of a helper's code apart by the calls of the helper.
struct CallInstances {
  let evaluator: Evaluator
  let calls: CallGraph

  /// Helpers call helpers this deep; what goes deeper calls itself.
  private static let depthLimit = 6

  /// The runs of a site's code: one for each call, where the function around it is among those told apart.
  func instances(of site: CallSite) -> [CallInstance] {
    guard let function = site.scope.function, evaluator.toldApart.contains(function) else {
      return [CallInstance(scope: site.scope, site: site)]
    }
    let runs = self.runs(of: function, depth: 0)
    guard !runs.isEmpty else { return [CallInstance(scope: site.scope, site: site)] }
    return runs.map { run in
      CallInstance(scope: site.scope.specialized(to: run.scope, by: evaluator), site: run.site)
    }
  }

  /// The runs of a site's code for the calls of the function around it, whichever function that is; none without calls.
  func runs(of site: CallSite) -> [CallInstance] {
    guard let function = site.scope.function else { return [] }
    return calls.callers(of: function).filter { $0.scope.function != function }.map { run(of: site, for: $0, function) }
  }

  /// The run of a site's code for one call of the function around it.
  func run(of site: CallSite, for call: CallSite, _ function: FunctionID) -> CallInstance {
    let root = root(of: function, call, in: call.scope)
    return CallInstance(scope: site.scope.specialized(to: root, by: evaluator), site: call)
  }

  private func runs(of function: FunctionID, depth: Int) -> [CallInstance] {
    guard depth < Self.depthLimit else { return [] }
    return calls.callers(of: function).flatMap { call -> [CallInstance] in
      guard call.scope.function != function else { return [] }
      guard let outer = call.scope.function, evaluator.toldApart.contains(outer) else {
        return [CallInstance(scope: root(of: function, call, in: call.scope), site: call)]
      }
      let further = runs(of: outer, depth: depth + 1)
      guard !further.isEmpty else {
        return [CallInstance(scope: root(of: function, call, in: call.scope), site: call)]
      }
      return further.map { run in
        let scope = call.scope.specialized(to: run.scope, by: evaluator)
        return CallInstance(scope: root(of: function, call, in: scope), site: run.site)
      }
    }
  }

  /// The scope of a function's body for one call of it.
  private func root(of function: FunctionID, _ call: CallSite, in scope: Scope) -> Scope {
    let arguments = evaluator.labeled(call.arguments, in: scope)
    var receiver: Value?
    if case .call(let callee, _) = call.expression.kind {
      receiver = evaluator.functions(callee, labels: arguments, in: scope).first { $0.id == function }?.receiver ?? nil
    }
    let origin = Origin(file: scope.file, offset: call.expression.offset, call: scope.call)
    return evaluator.scope(of: function, receiver: receiver, arguments: arguments, at: origin)
  }
}
