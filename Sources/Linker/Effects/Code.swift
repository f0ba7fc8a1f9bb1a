/// Whose body a piece of code stands in.
enum Code: Hashable {
  case function(FunctionID)
  case variable(VariableID)
  case file
}

/// A local that a `return` in a piece of code names.
struct ReturnedLocal: Hashable {
  var code: Code
  var name: String
}
