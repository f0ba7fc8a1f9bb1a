/// Whose body a piece of code stands in.
enum Code: Hashable {
  case function(FunctionID)
  case variable(VariableID)
  case file
}
