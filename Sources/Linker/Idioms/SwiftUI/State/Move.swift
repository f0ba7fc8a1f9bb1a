import Facts
import NavigationModel

/// Something that code does to the app's state, which only other code turns into a change of screen.
///
/// What a value leads to is known once the whole app has been run: the table that it is looked up in, and the sheet
/// that shows it, are declared elsewhere.
struct Move {
  var what: What
  var key: Key

  enum What {
    /// A value goes onto a navigation stack.
    case link(Value, VariableID?)
    /// A table that turns values of a type into views.
    case table(ValueType, Expression, Scope)
    /// A property gets a value.
    case set(VariableID, Value)
    /// A number goes up or down by so much.
    case step(VariableID, Int)
    /// A property becomes what follows from what it is.
    case follows(VariableID, FollowingValue)
    /// A property has a value, and what observes it runs.
    case beside(VariableID, Value)
    /// A flag of that name is turned round: what shows while it is set comes, or goes if the code is its own.
    case toggle(VariableID, String)
    /// A property shows something while it has a value.
    case presents(Presentation)
    /// Views of which a property says which one is seen.
    case chooses([ShownView], Transition.Kind)
    /// Something is taken off a navigation stack.
    case back(VariableID)
    /// A view controller is a part of a view; it counts if it leads anywhere.
    case bridge(TypeID)
    /// A property is watched, and a closure runs whenever it changes.
    case observes([VariableID], ClosureValue)
    /// State of an object is watched by a view, and a closure of that runs whenever it changes.
    case watches([VariableID], ClosureValue)
    /// A property is the path of a navigation stack.
    case path(VariableID)
    /// The next step of a container.
    case nextStep

    /// Whether code observes something, which is the same whoever runs that code as long as it captures the same.
    var isObservation: Bool { if case .observes = self { true } else { false } }
  }

  struct Key: Hashable {
    var form: Int
    var origin: Origin
    var value: ValueKey
    var variable: VariableID?
    var scope: ObjectIdentifier?
  }
}

/// Content that is shown while a property has a value.
struct Presentation {
  var variables: [VariableID]
  var kind: Transition.Kind
  var content: Expression
  var scope: Scope
  var detail: String?
  /// Whether only the view that shows it can ask for it.
  var isPrivate: Bool
  /// What only a view's own code asks for, as far as that was not seen to do so yet.
  var own: OwnContent?
  /// The value for which it is shown, where that is told: `NavigationLink(…, tag: id, selection: $shown)`.
  var tag: Value?
  /// What the binding asks of the property, where the app makes that itself: `Binding(get: { step != .hidden }, …)`.
  var asked: StateCondition?
  /// The computed property of which it is shown, if that makes it of other state: nobody puts it there.
  var computed: VariableID?
  /// What the binding asks beside that: `Binding(get: { mode != nil && isPhone }, …)`.
  var gates: [Gate] = []

  /// Whether a value of the property brings it up, or takes it away.
  func answers(_ value: Value, of variable: VariableID) -> Bool {
    if value.isNothing || takesAway(value) { return true }
    if let asked, asked.variables.contains(variable), !asked.canHold(for: value) { return false }
    guard let wanted = tag?.stateName else { return true }
    return value.alternatives.contains { $0.stateName.map { $0 == wanted } ?? true }
  }

  /// Whether a value stands for nothing to show: the only one for which the binding says no.
  func takesAway(_ value: Value) -> Bool {
    if value.isNothing { return true }
    guard let asked, case .others = asked.wanted else { return false }
    return !asked.canHold(for: value)
  }
}

/// What a view shows while state of its own has a value, and where its code gives it one.
struct OwnContent {
  var changes: [Origin]
  var show: () -> [Effect]
}

/// The type of a value on a navigation stack.
enum ValueType: Hashable {
  case app(TypeID)
  case named(String)

  /// Some value of the type.
  var someValue: Value { if case .app(let id) = self { .typed(.other, id) } else { .unknown } }
}

extension Evaluator {
  /// The type of a value, as far as it is known.
  func valueType(of value: Value) -> ValueType? {
    switch value {
    case .string: return .named("String")
    case .number(let text): return .named(text.contains(".") ? "Double" : "Int")
    case .boolean: return .named("Bool")
    case .typed(let type, let id), .metatype(let type, let id):
      // A type that the app only extends goes by its name, as values of it do.
      guard let id, program[id].keyword != nil else {
        return identity(type).flatMap { valueType(of: $0) } ?? type.simpleName.map(ValueType.named)
      }
      return .app(id)
    case .term(let term):
      guard term.name.beginsUppercase else { return nil }
      return .named(term.name)
    default: return typeID(of: value).map(ValueType.app)
    }
  }

  /// The type of what tells objects of a type apart, as that is written: `Order.ID`.
  private func identity(_ type: TypeReference) -> Value? {
    guard case .named(let path, _) = type.unwrapped, path.count > 1, path.last == "ID" else { return nil }
    let owner = TypeReference.named(path: path.dropLast(), arguments: [])
    return program.resolve(owner).flatMap { identity("ID", of: .metatype(owner, $0)) }
  }
}

extension Value {
  /// Whether a property that has this value shows nothing.
  var isNothing: Bool {
    switch self {
    case .null, .boolean(false): true
    default: false
    }
  }
}
