/// The type of an object that is the value of an attribute, at the place where Foundation on Linux looks for one: the
/// first stored property of a class. Any but 0 will do; without one it stops the program where it compares two such
/// values.
package struct FoundationHeader: Sendable {
  private let type: UInt64 = 0x100

  package init() {}
}
