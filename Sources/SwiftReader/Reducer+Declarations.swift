import Facts
import SwiftSyntax

extension Reducer {
  /// Adds a declaration to the members that surround it.
  mutating func add(_ node: DeclSyntax, to members: inout Members) {
    switch node.as(DeclSyntaxEnum.self) {
    case .classDecl(let type):
      members.types.append(declared(.class, type, type.genericParameterClause, type.genericWhereClause))
    case .structDecl(let type):
      members.types.append(declared(.struct, type, type.genericParameterClause, type.genericWhereClause))
    case .enumDecl(let type):
      members.types.append(declared(.enum, type, type.genericParameterClause, type.genericWhereClause))
    case .actorDecl(let type):
      members.types.append(declared(.actor, type, type.genericParameterClause, type.genericWhereClause))
    case .protocolDecl(let type): members.types.append(declared(.protocol, type, nil, nil))
    case .extensionDecl(let node): members.extensions.append(extended(node))
    case .variableDecl(let node): members.variables += variables(node)
    case .functionDecl(let node): members.functions.append(function(node))
    case .initializerDecl(let node): members.functions.append(initializer(node))
    case .subscriptDecl(let node): members.functions.append(subscripted(node))
    case .enumCaseDecl(let node): members.cases += cases(node)
    case .typeAliasDecl(let node):
      let parameters = node.genericParameterClause?.parameters.map(\.name.bare) ?? []
      tupleAliases[node.name.bare] = TupleLabels(node.initializer.value, tupleAliases)
      members.aliases.append(
        TypeAlias(name: node.name.bare, parameters: parameters, target: type(node.initializer.value)))
    case .associatedTypeDecl(let node):
      members.aliases.append(TypeAlias(name: node.name.bare, target: node.initializer.map { type($0.value) }))
    case .ifConfigDecl(let node):
      for clause in node.liveClauses {
        guard case .decls(let inner)? = clause.elements else { continue }
        for item in inner { add(item.decl, to: &members) }
      }
    default: break
    }
  }

  private mutating func declared(
    _ keyword: TypeDeclaration.Keyword, _ node: some DeclGroupSyntax & NamedDeclSyntax,
    _ generics: GenericParameterClauseSyntax?, _ clause: GenericWhereClauseSyntax?
  ) -> TypeDeclaration {
    TypeDeclaration(
      keyword: keyword, name: node.name.bare, genericParameters: genericParameters(generics, clause),
      inherited: inherited(node.inheritanceClause), attributes: attributes(node.attributes),
      members: self.members(node.memberBlock), isFilePrivate: isFilePrivate(node.modifiers),
      isPublic: isPublic(node.modifiers), offset: node.name.start)
  }

  private mutating func extended(_ node: ExtensionDeclSyntax) -> ExtensionDeclaration {
    var members = self.members(node.memberBlock)
    if isPublic(node.modifiers) { for index in members.types.indices { members.types[index].isPublic = true } }
    return ExtensionDeclaration(
      extended: type(node.extendedType), inherited: inherited(node.inheritanceClause),
      requirements: requirements(node.genericWhereClause), members: members, offset: node.extendedType.start)
  }

  private mutating func members(_ block: MemberBlockSyntax) -> Members {
    nested(at: block, or: Members()) { reducer in
      var members = Members()
      for item in block.members { reducer.add(item.decl, to: &members) }
      return members
    }
  }

  private mutating func inherited(_ clause: InheritanceClauseSyntax?) -> [TypeReference] {
    clause?.inheritedTypes.map { type($0.type) } ?? []
  }

  private mutating func requirements(_ clause: GenericWhereClauseSyntax?) -> [GenericRequirement] {
    guard let clause else { return [] }
    return clause.requirements.compactMap { item in
      switch item.requirement {
      case .sameTypeRequirement(let same):
        guard case .type(let left) = same.leftType, case .type(let right) = same.rightType else { return nil }
        return GenericRequirement(subject: type(left), bound: type(right), isSameType: true)
      case .conformanceRequirement(let conformance):
        return GenericRequirement(
          subject: type(conformance.leftType), bound: type(conformance.rightType), isSameType: false)
      case .layoutRequirement: return nil
      }
    }
  }

  /// Generic parameters with their bounds, which may stand in the `where` clause.
  private mutating func genericParameters(
    _ parameters: GenericParameterClauseSyntax?, _ clause: GenericWhereClauseSyntax?
  ) -> [GenericParameter] {
    guard let parameters else { return [] }
    let bounds = requirements(clause).filter { !$0.isSameType }
    return parameters.parameters.map { node in
      let name = node.name.bare
      let bound = node.inheritedType.map { type($0) } ?? bounds.first { $0.subject == .simple(name) }?.bound
      return GenericParameter(name: name, bound: bound)
    }
  }

  private mutating func variables(_ node: VariableDeclSyntax) -> [VariableDeclaration] {
    let isStatic = isStatic(node.modifiers)
    let attributes = attributes(node.attributes)
    return node.bindings.flatMap { binding -> [VariableDeclaration] in
      let type = binding.typeAnnotation.map { self.type($0.type) }
      if let tuple = binding.pattern.as(TuplePatternSyntax.self) {
        return parts(of: tuple, type, binding.initializer?.value, isStatic, attributes)
      }
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { return [] }
      let labels = binding.typeAnnotation.flatMap { TupleLabels($0.type, tupleAliases) }
      var variable = VariableDeclaration(
        name: name.identifier.bare, type: type, value: binding.initializer.map { expression($0.value).labeled(labels) },
        getter: nil, observers: [], isStatic: isStatic, isLazy: has(node.modifiers) { $0 == "lazy" },
        attributes: attributes, offset: name.start)
      if let accessors = binding.accessorBlock {
        let bodies = computed(variable.name, type: type, accessors, at: variable.offset)
        variable.getter = bodies.getter?.labelingResults(labels)
        variable.observers = bodies.observers
      }
      return [variable]
    }
  }

  /// `let (home, bag) = screens()`: each is a part of one more variable, which has a name that nobody can write.
  private mutating func parts(
    of tuple: TuplePatternSyntax, _ type: TypeReference?, _ value: ExprSyntax?, _ isStatic: Bool,
    _ attributes: [Attribute]
  ) -> [VariableDeclaration] {
    let names = pattern(PatternSyntax(tuple)).partNames
    guard let value, !names.isEmpty else { return [] }
    let whole = VariableDeclaration(
      name: "(\(names.map(\.name).joined(separator: ", ")))", type: type, value: expression(value), getter: nil,
      observers: [], isStatic: isStatic, attributes: [], offset: tuple.start)
    let parts = names.map { name, path in
      let part = path.reduce(Expression(.name(whole.name, []), at: tuple.start)) {
        Expression(.member($0, String($1), []), at: tuple.start)
      }
      return VariableDeclaration(
        name: name, type: path.reduce(type) { $0?.part($1) }, value: part, getter: nil, observers: [],
        isStatic: isStatic, attributes: attributes, offset: tuple.start)
    }
    return [whole] + parts
  }

  /// A variable with accessors: its getter, and the bodies of setter and observers.
  mutating func computed(
    _ name: String, type: TypeReference?, _ accessors: AccessorBlockSyntax, at offset: Int32
  ) -> VariableDeclaration {
    var variable = VariableDeclaration(
      name: name, type: type, value: nil, getter: nil, observers: [], isStatic: false, attributes: [], offset: offset)
    switch accessors.accessors {
    case .getter(let body): variable.getter = statements(body)
    case .accessors(let list):
      for accessor in list {
        guard let body = accessor.body else { continue }
        if accessor.accessorSpecifier.text == "get" {
          variable.getter = statements(body.statements)
        } else {
          variable.observers.append(statements(body.statements))
        }
      }
    }
    return variable
  }

  private func isFilePrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind) && $0.detail == nil }
  }

  private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
    has(modifiers) { $0 == "public" || $0 == "open" || $0 == "package" }
  }

  private func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    has(modifiers) { $0 == "static" || $0 == "class" }
  }

  private func isOverride(_ modifiers: DeclModifierListSyntax) -> Bool { has(modifiers) { $0 == "override" } }

  /// Whether a modifier is meant; most declarations have none at all.
  private func has(_ modifiers: DeclModifierListSyntax, where isMeant: (String) -> Bool) -> Bool {
    !modifiers.isEmpty && modifiers.contains { isMeant($0.name.text) }
  }

  /// Reduces the attributes of a declaration.
  mutating func attributes(_ list: AttributeListSyntax) -> [Attribute] {
    guard !list.isEmpty else { return [] }
    return list.compactMap { element in
      guard case .attribute(let node) = element else { return nil }
      var given: [Argument] = []
      switch node.arguments {
      case .argumentList(let list)?: given = arguments(list)
      // `@objc(ShareScreen)`; the selector of a method has colons.
      case .objCName(let pieces)?:
        if pieces.count == 1, let piece = pieces.first, piece.colon == nil, let name = piece.name {
          given = [Argument(label: nil, value: Expression(.name(name.text, []), at: name.start))]
        }
      default: break
      }
      return Attribute(name: type(node.attributeName).simpleName ?? "", arguments: given)
    }
  }

  private mutating func cases(_ node: EnumCaseDeclSyntax) -> [EnumCaseDeclaration] {
    node.elements.map { element in
      let parameters =
        element.parameterClause?.parameters.map { parameter in
          Parameter(
            label: parameter.firstName?.bare, name: (parameter.secondName ?? parameter.firstName)?.bare ?? "",
            type: type(parameter.type), defaultValue: parameter.defaultValue.map { expression($0.value) })
        } ?? []
      return EnumCaseDeclaration(
        name: element.name.bare, parameters: parameters, rawValue: element.rawValue.map { expression($0.value) },
        offset: element.name.start)
    }
  }
}

extension Reducer {
  /// Reduces a function.
  mutating func function(_ node: FunctionDeclSyntax) -> FunctionDeclaration {
    FunctionDeclaration(
      name: node.name.bare, genericParameters: genericParameters(node.genericParameterClause, node.genericWhereClause),
      parameters: parameters(node.signature.parameterClause),
      result: node.signature.returnClause.map { type($0.type) },
      body: node.body.map { body in
        statements(body.statements).labelingResults(
          node.signature.returnClause.flatMap { TupleLabels($0.type, tupleAliases) })
      },
      isStatic: isStatic(node.modifiers), isOverride: isOverride(node.modifiers),
      isFilePrivate: isFilePrivate(node.modifiers), attributes: attributes(node.attributes), offset: node.name.start)
  }

  private mutating func initializer(_ node: InitializerDeclSyntax) -> FunctionDeclaration {
    FunctionDeclaration(
      name: "init", genericParameters: genericParameters(node.genericParameterClause, node.genericWhereClause),
      parameters: parameters(node.signature.parameterClause), result: nil,
      body: node.body.map { statements($0.statements) }, isStatic: true,
      isOverride: isOverride(node.modifiers), attributes: attributes(node.attributes),
      offset: node.initKeyword.start)
  }

  private mutating func subscripted(_ node: SubscriptDeclSyntax) -> FunctionDeclaration {
    let accessors = node.accessorBlock.map { computed("subscript", type: nil, $0, at: node.start) }
    // What has only one name has no label between the brackets.
    let parameters = zip(parameters(node.parameterClause), node.parameterClause.parameters).map { parameter, written in
      var parameter = parameter
      if written.secondName == nil { parameter.label = nil }
      return parameter
    }
    return FunctionDeclaration(
      name: "subscript", genericParameters: genericParameters(node.genericParameterClause, node.genericWhereClause),
      parameters: parameters, result: type(node.returnClause.type), body: accessors?.getter,
      isStatic: isStatic(node.modifiers), isOverride: false, attributes: [], offset: node.start)
  }

  private mutating func parameters(_ clause: FunctionParameterClauseSyntax) -> [Parameter] {
    clause.parameters.map { node in
      let label = node.firstName.bare
      let written = type(node.type)
      // A pack takes any number of arguments, too: `items: repeat each Item`.
      let isVariadic = node.ellipsis != nil || node.type.is(PackExpansionTypeSyntax.self)
      return Parameter(
        label: label == "_" ? nil : label, name: (node.secondName ?? node.firstName).bare,
        type: isVariadic ? .array(written) : written, defaultValue: node.defaultValue.map { expression($0.value) },
        attributes: attributes(node.attributes), isVariadic: isVariadic)
    }
  }

  /// Reduces a closure literal; `{ a, b in }` and `{ (a: A) -> B in }` alike.
  mutating func closure(_ node: ClosureExprSyntax) -> Closure {
    var parameters: [Parameter] = []
    switch node.signature?.parameterClause {
    case .simpleInput(let names):
      parameters = names.map { Parameter(label: nil, name: $0.name.bare, type: nil) }
    case .parameterClause(let clause):
      parameters = clause.parameters.map { parameter in
        Parameter(
          label: nil, name: (parameter.secondName ?? parameter.firstName).bare, type: parameter.type.map { type($0) })
      }
    case nil: break
    }
    let result = node.signature?.returnClause.map { type($0.type) }
    let outer = namesOfSelf
    namesOfSelf.formUnion(namesOfSelf(capturedBy: node))
    namesOfSelf.subtract(parameters.map(\.name))
    defer { namesOfSelf = outer }
    return Closure(parameters: parameters, result: result, body: statements(node.statements))
  }

  private func namesOfSelf(capturedBy node: ClosureExprSyntax) -> [String] {
    (node.signature?.capture?.items ?? []).compactMap { item in
      guard let value = item.initializer?.value.as(DeclReferenceExprSyntax.self),
        value.baseName.bare == "self"
      else { return nil }
      let name = item.name.bare
      return name == "self" ? nil : name
    }
  }
}

extension Pattern {
  /// The names in a tuple, each with the positions that lead to it.
  fileprivate var partNames: [(name: String, path: [Int])] {
    switch self {
    case .name(let name): [(name, [])]
    case .tuple(let parts):
      parts.enumerated().flatMap { index, part in part.partNames.map { ($0.name, [index] + $0.path) } }
    case .wildcard, .enumCase, .type, .optional, .expression: []
    }
  }
}

extension TypeReference {
  fileprivate func part(_ index: Int) -> TypeReference? {
    guard case .tuple(let parts) = self, index < parts.count else { return nil }
    return parts[index]
  }
}
