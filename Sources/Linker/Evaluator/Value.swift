import Facts
import NavigationModel

/// What an expression can be, as far as reading the whole program tells.
///
/// Whatever the app does not declare itself stays symbolic, as a `Term` with evaluated arguments: a library's builder
/// chain arrives at its idiom as the chain of calls that was written, whichever variables and functions it went through.
indirect enum Value {
  case string(String)
  case number(String)
  case boolean(Bool)
  case null
  case array([Value])
  case dictionary([ValuePair])
  case tuple([LabeledValue])
  case closure(ClosureValue)
  /// An object made by an initialiser that the app declares.
  case instance(Instance)
  case enumCase(EnumCaseValue)
  case metatype(TypeReference, TypeID?)
  /// A function used as a value.
  case function(FunctionID, receiver: Value?)
  case term(Term)
  /// Some value of a type: a parameter, an outlet, a property that nothing initialises.
  case typed(TypeReference, TypeID?)
  /// One of several, each from another branch or conforming type.
  case choice([Value])
  case unknown
}

/// A value with the label of its argument or tuple element.
struct LabeledValue {
  var label: String?
  var expression: Expression?
  var isTrailing: Bool
  /// Whether it is one of several that the caller may pass, of which some state or data tells which.
  var isChosen = false
  private var content: Deferred

  init(label: String?, value: Value, expression: Expression? = nil, isTrailing: Bool = false) {
    self.init(label: label, content: Deferred(value), expression: expression, isTrailing: isTrailing)
  }

  init(label: String?, content: Deferred, expression: Expression?, isTrailing: Bool) {
    self.label = label
    self.content = content
    self.expression = expression
    self.isTrailing = isTrailing
  }

  /// What the argument can be, evaluated when first asked for.
  var value: Value {
    get { content.value }
    set { content = Deferred(newValue) }
  }

  /// What the argument is, where that was found out already.
  var known: Value? { content.known }

  /// Whether it is a closure, as far as can be told without evaluating anything.
  var isBlock: Bool {
    if isTrailing { return true }
    return if case .closure? = expression?.stripped.kind { true } else { false }
  }

  /// How it was written, and where; a plain value was not.
  var written: (expression: Expression, scope: Scope)? { content.written }
}

/// A key of a dictionary literal and what stands under it.
struct ValuePair {
  var key: Value
  var value: Value
}

/// A closure and the scope that it captures.
struct ClosureValue {
  var closure: Closure
  var scope: Scope
  var offset: Int32
  /// Of a local function: what it leaves open.
  var genericParameters: [GenericParameter] = []
  /// The type that whoever takes it asks for as its result: `let make: () -> Look = { .card }`.
  var wanted: TypeReference?
  /// Whether it is a local function, which is called with labels and may leave arguments out.
  var isFunction = false
}

/// An object of a type that the app declares, told from others by where it is made.
struct Instance {
  var type: TypeReference
  var id: TypeID
  var arguments: [LabeledValue]
  var place: Origin
  /// The class for which code of a class above it makes the object: what that calls `self` is one of this class.
  var maker: TypeID?
  /// What was put into its properties since: `copy.title = title`.
  var changes: [String: LabeledValue] = [:]
  /// Of an object of which no more counts than stands among the changes: where those are made that are like it.
  var alike: Set<Origin>?
  /// The protocols by which the code at hand knows it.
  var seenAs: [TypeID] = []
  /// What its properties were found to hold.
  let memory = Memory()

  /// Shared by all copies of the object.
  final class Memory {
    var fields: [VariableID: Value?] = [:]
    var generation = 0
  }
}

/// A case of an app's enum with its payload.
struct EnumCaseValue {
  var type: TypeID
  var name: String
  var payload: [LabeledValue]
  /// The protocols by which the code at hand knows it.
  var seenAs: [TypeID] = []
}

/// A name, member or call that the app does not declare, kept as written.
final class Term {
  let base: Value?
  let name: String
  let generics: [TypeReference]
  /// `nil` for a plain access; an empty list for a call without arguments.
  let arguments: [LabeledValue]?
  let origin: Origin
  /// Scope in which it stands, for what only types around it can tell.
  let scope: Scope
  /// The type that is written for what it is the value of: `let home: DestinationStep<Home, Any?> = …`.
  var declared: TypeReference?

  init(
    base: Value?, name: String, generics: [TypeReference], arguments: [LabeledValue]?, origin: Origin, scope: Scope
  ) {
    self.base = base
    self.name = name
    self.generics = generics
    self.arguments = arguments
    self.origin = origin
    self.scope = scope
  }
}

extension Term {
  /// Whether it makes a key of a type: `ObjectIdentifier(type)`, `String(describing: type)`.
  var isOfType: Bool {
    base == nil && arguments?.count == 1 && (name == "ObjectIdentifier" || arguments?.first?.label == "describing")
  }

  /// Whether it asks a storyboard for a scene.
  var loadsScene: Bool {
    arguments != nil && (name == "instantiateViewController" || name == "instantiateInitialViewController")
  }

  /// Whether it makes a collection of Swift's own: `Set<Order.ID>()`.
  var isCollection: Bool { base == nil && arguments != nil && ["Array", "ContiguousArray", "Set"].contains(name) }

  /// The argument of that label.
  func argument(_ label: String) -> Value? { labeled(label)?.value }

  /// The argument of that label, with how it was written.
  func labeled(_ label: String) -> LabeledValue? { arguments?.first { $0.label == label } }

  /// The first argument without label.
  var unlabeled: LabeledValue? { arguments?.first { $0.label == nil } }
}

/// Where a value is made: file and offset, and for which call, where that makes a difference.
struct Origin: Hashable, Comparable, Sendable {
  var file: Int
  var offset: Int32
  var call = CallID.none

  /// The place for all calls and objects.
  var general: Origin { Origin(file: file, offset: offset) }

  static func < (a: Origin, b: Origin) -> Bool {
    (a.file, a.offset, a.call.index) < (b.file, b.offset, b.call.index)
  }

  /// Places are looked up at every step: they are hashed as one number.
  func hash(into hasher: inout Hasher) {
    hasher.combine((file << 32 | Int(offset)) ^ Int(call.index) << 44)
  }
}

/// One call of a function whose results are told apart by their calls.
struct CallID: Hashable, Sendable {
  var index: Int32

  static let none = CallID(index: 0)
}

extension Value {
  /// The values it can be; bounded, so that products of choices stay small.
  ///
  /// The values of a choice are none themselves, and no more than a reader can take in: `oneOf` makes every choice.
  var alternatives: [Value] { if case .choice(let values) = self { values } else { [self] } }

  /// Whether one of the values that it can be is meant; a single value needs no list for that.
  func isAny(where isMeant: (Value) -> Bool) -> Bool {
    if case .choice(let values) = self { values.contains(where: isMeant) } else { isMeant(self) }
  }

  /// What each of the values that it can be leads to.
  func mapped(_ transform: (Value) -> Value) -> Value {
    if case .choice(let values) = self { .oneOf(values.map(transform)) } else { transform(self) }
  }

  /// More alternatives than this tell a reader nothing.
  static let width = 24
  /// Objects of the app's own classes may each bring a screen of their own, and so may closures: what everybody gives to
  /// a container, the actions of all rows.
  private static let objectWidth = 96

  private var isObject: Bool {
    switch self {
    case .instance, .closure: true
    case .typed(_, let id): id != nil
    default: false
    }
  }

  /// One value for several, without those that say nothing, each once, cut to what a reader can take in.
  static func oneOf(_ values: [Value]) -> Value {
    if values.count == 1 { return values[0] }
    var telling = values.lazy.filter(\.isKnown).makeIterator()
    guard let first = telling.next() else { return values.first ?? .unknown }
    guard var next = telling.next() else { return first }
    var known = first.alternatives
    while true {
      for value in next.alternatives
      where known.count < width || known.count < objectWidth && value.isObject {
        if !known.contains(where: { $0.isSame(as: value) }) { known.append(value) }
      }
      guard let further = telling.next() else { break }
      next = further
    }
    return known.count == 1 ? known[0] : .choice(known)
  }

  /// Whether it is the same object, or as much is known of it.
  ///
  /// The ways on which one object arrives would otherwise be followed each for itself, and double with every branch.
  private func isSame(as other: Value) -> Bool {
    switch (self, other) {
    case (.instance(let a), .instance(let b)): a.memory === b.memory && a.place == b.place && a.maker == b.maker
    case (.term(let a), .term(let b)): a === b
    case (.typed(let a, let x), .typed(let b, let y)): x == y && a == b
    case (.metatype(let a, let x), .metatype(let b, let y)): x == y && a == b
    case (.closure(let a), .closure(let b)): a.scope === b.scope && a.offset == b.offset
    default: false
    }
  }

  /// Whether it is an object of a library's, or a text.
  var isOfLibrary: Bool {
    switch self {
    case .term, .string: true
    default: false
    }
  }

  /// Whether it is a text, a number or the like, known or not.
  var isText: Bool {
    switch self {
    case .string, .number, .boolean, .typed(_, nil): true
    default: false
    }
  }

  /// Whether evaluation found out nothing about it.
  var isUnknown: Bool {
    if case .unknown = self { true } else { false }
  }
}

extension Value {
  /// The name of the enum case that it is, whichever enum that is of.
  var caseName: String? {
    switch self {
    case .enumCase(let enumCase): enumCase.name
    // An implicit member is a case whose enum only its surroundings would tell.
    case .term(let term) where term.base == nil && term.name.hasPrefix("."): String(term.name.dropFirst())
    default: nil
    }
  }

  /// Whether it is a type itself: the app's, or the plain name of a library's.
  var isType: Bool {
    switch self {
    case .metatype: true
    case .term(let term): term.base == nil && term.arguments == nil && term.name.beginsUppercase
    default: false
    }
  }

  /// Whether a function of a library's made it, of which only the name is known: `resolver.resolve()`, `shared { … }`.
  var isResultOfLibrary: Bool {
    guard case .term(let term) = self, term.arguments != nil else { return false }
    return term.name.first?.isLowercase == true && term.name != "init"
  }

  /// Whether a library's object has it, or a library's function made it: `dependency.settings`.
  ///
  /// What is asked for by its type, and maybe a name, is known to whoever has registered it.
  var isTakenFromLibrary: Bool {
    guard case .term(let term) = self, term.base != nil || term.arguments != nil, term.name != "init" else {
      return false
    }
    let isAskedByType = term.arguments?.contains { if case .metatype = $0.value { true } else { false } } ?? false
    return term.name.first?.isLowercase == true && !isAskedByType
  }

  /// Whether it is an object of a type that only its surroundings tell: `.init(style: .plain)`.
  var isImplicitInitializer: Bool {
    if case .term(let term) = self { term.base == nil && term.name == ".init" && term.arguments != nil } else { false }
  }

  /// Whether it is such a member, or a list or tuple that has one; lists in lists may be too many to be looked through.
  var holdsImplicitMember: Bool {
    if case .array(let elements) = self { return elements.contains { $0.isImplicitMember || $0.hasImplicitParts } }
    return isImplicitMember || hasImplicitParts
  }

  private var hasImplicitParts: Bool {
    guard case .tuple(let parts) = self else { return false }
    return parts.contains { $0.known?.isImplicitMember ?? $0.expression?.isImplicit ?? false }
  }

  /// Whether it is a member of a type that only its surroundings tell: `.cart`.
  var isImplicitMember: Bool {
    if case .term(let term) = self { term.base == nil && term.name.hasPrefix(".") } else { false }
  }
}
