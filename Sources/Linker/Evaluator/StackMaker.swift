/// Whose the navigation controllers are that a function makes.
enum StackMaker {
  case none
  /// Each call of it makes another one.
  case forEachCall
  /// The object whose method it is has one.
  case forEachObject
}
