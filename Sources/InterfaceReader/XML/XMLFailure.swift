/// Why an XML document can not be read any further.
struct XMLFailure: Error, Hashable {
  /// Byte at which the reader gave up.
  var offset: Int
  /// Lower case, without full stop.
  var message: String
}
