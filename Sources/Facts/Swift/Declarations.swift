/// A class, struct, enum, actor or protocol.
package struct TypeDeclaration: Hashable, Sendable {
  /// The keyword that declares it.
  package enum Keyword: UInt8, CaseIterable, Sendable { case `class`, `struct`, `enum`, actor, `protocol` }

  package var keyword: Keyword
  package var name: String
  package var genericParameters: [GenericParameter]
  package var inherited: [TypeReference]
  package var attributes: [Attribute]
  package var members: Members
  /// Whether no other file sees it, whatever stands around it.
  package var isFilePrivate: Bool
  /// Whether other modules see it, too.
  package var isPublic: Bool
  package var offset: Int32

  package init(
    keyword: Keyword, name: String, genericParameters: [GenericParameter], inherited: [TypeReference],
    attributes: [Attribute], members: Members, isFilePrivate: Bool = false, isPublic: Bool = false,
    offset: Int32
  ) {
    self.keyword = keyword
    self.name = name
    self.genericParameters = genericParameters
    self.inherited = inherited
    self.attributes = attributes
    self.members = members
    self.isFilePrivate = isFilePrivate
    self.isPublic = isPublic
    self.offset = offset
  }
}

/// An extension, with what its `where` clause asks.
package struct ExtensionDeclaration: Hashable, Sendable {
  package var extended: TypeReference
  package var inherited: [TypeReference]
  package var requirements: [GenericRequirement]
  package var members: Members
  package var offset: Int32

  package init(
    extended: TypeReference, inherited: [TypeReference], requirements: [GenericRequirement], members: Members,
    offset: Int32
  ) {
    self.extended = extended
    self.inherited = inherited
    self.requirements = requirements
    self.members = members
    self.offset = offset
  }
}

/// A generic parameter and the bound written beside it.
package struct GenericParameter: Hashable, Sendable {
  package var name: String
  package var bound: TypeReference?

  package init(name: String, bound: TypeReference?) {
    self.name = name
    self.bound = bound
  }
}

/// One requirement of a `where` clause: `VC == X` or `C: P`.
package struct GenericRequirement: Hashable, Sendable {
  package var subject: TypeReference
  package var bound: TypeReference
  package var isSameType: Bool

  package init(subject: TypeReference, bound: TypeReference, isSameType: Bool) {
    self.subject = subject
    self.bound = bound
    self.isSameType = isSameType
  }
}

/// What stands between the braces of a type or extension, or at the top of a file.
package struct Members: Hashable, Sendable {
  package var types: [TypeDeclaration] = []
  package var extensions: [ExtensionDeclaration] = []
  package var variables: [VariableDeclaration] = []
  package var functions: [FunctionDeclaration] = []
  package var cases: [EnumCaseDeclaration] = []
  package var aliases: [TypeAlias] = []

  package init() {}
}

/// A stored or computed property, or a global or local variable.
package struct VariableDeclaration: Hashable, Sendable {
  package var name: String
  package var type: TypeReference?
  package var value: Expression?
  /// Body of the getter.
  package var getter: [Statement]?
  /// Bodies of setter and observers.
  package var observers: [[Statement]]
  package var isStatic: Bool
  /// Whether it is made when it is first asked for.
  package var isLazy: Bool
  package var attributes: [Attribute]
  package var offset: Int32

  package init(
    name: String, type: TypeReference?, value: Expression?, getter: [Statement]?, observers: [[Statement]],
    isStatic: Bool, isLazy: Bool = false, attributes: [Attribute], offset: Int32
  ) {
    self.name = name
    self.type = type
    self.value = value
    self.getter = getter
    self.observers = observers
    self.isStatic = isStatic
    self.isLazy = isLazy
    self.attributes = attributes
    self.offset = offset
  }
}

/// A function, initialiser (`init`) or subscript (`subscript`).
package struct FunctionDeclaration: Hashable, Sendable {
  package var name: String
  package var genericParameters: [GenericParameter]
  package var parameters: [Parameter]
  package var result: TypeReference?
  /// `nil` for a protocol requirement.
  package var body: [Statement]?
  package var isStatic: Bool
  package var isOverride: Bool
  /// Whether only its own file sees it.
  package var isFilePrivate: Bool
  package var attributes: [Attribute]
  package var offset: Int32

  package init(
    name: String, genericParameters: [GenericParameter], parameters: [Parameter], result: TypeReference?,
    body: [Statement]?, isStatic: Bool, isOverride: Bool, isFilePrivate: Bool = false, attributes: [Attribute],
    offset: Int32
  ) {
    self.name = name
    self.genericParameters = genericParameters
    self.parameters = parameters
    self.result = result
    self.body = body
    self.isStatic = isStatic
    self.isOverride = isOverride
    self.isFilePrivate = isFilePrivate
    self.attributes = attributes
    self.offset = offset
  }
}

/// A parameter of a function or closure.
package struct Parameter: Hashable, Sendable {
  /// Label at the call; `nil` where none is written there.
  package var label: String?
  package var name: String
  /// As the function itself sees it: a list, where it takes any number of values.
  package var type: TypeReference?
  package var defaultValue: Expression?
  package var attributes: [Attribute]
  /// Whether calls pass any number of values: `views: UIView...`.
  package var isVariadic: Bool

  package init(
    label: String?, name: String, type: TypeReference?, defaultValue: Expression? = nil, attributes: [Attribute] = [],
    isVariadic: Bool = false
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.attributes = attributes
    self.isVariadic = isVariadic
  }
}

/// A case of an enum.
package struct EnumCaseDeclaration: Hashable, Sendable {
  package var name: String
  package var parameters: [Parameter]
  package var rawValue: Expression?
  package var offset: Int32

  package init(name: String, parameters: [Parameter], rawValue: Expression?, offset: Int32) {
    self.name = name
    self.parameters = parameters
    self.rawValue = rawValue
    self.offset = offset
  }
}

/// `typealias` or `associatedtype` with its default.
package struct TypeAlias: Hashable, Sendable {
  package var name: String
  /// Names of its generic parameters.
  package var parameters: [String]
  package var target: TypeReference?

  package init(name: String, parameters: [String] = [], target: TypeReference?) {
    self.name = name
    self.parameters = parameters
    self.target = target
  }
}

/// An attribute or property wrapper: `@IBAction`, `@Route(.push)`.
package struct Attribute: Hashable, Sendable {
  package var name: String
  package var arguments: [Argument]

  package init(name: String, arguments: [Argument]) {
    self.name = name
    self.arguments = arguments
  }
}
