/// A list as it is read: its least length, and whether an element may stand alone.
struct ListShape: Sendable {
  let element: Shape
  let atLeast: Int
  let orOne: Bool

  init(_ element: Shape, atLeast: Int, orOne: Bool) {
    self.element = element
    self.atLeast = atLeast
    self.orOne = orOne
  }

  /// An element in a message.
  var noun: String { element.noun }

  // Constructs refer to one another, so that they are asked only when all of them are there.

  /// Whether an element may be alone that is a mapping.
  var takesMapping: Bool { orOne && (element.fields != nil || element.isText) }

  /// Whether an element may be alone that is a scalar.
  var takesScalar: Bool { orOne && element.forms.contains { !$0.isMapping } }
}

extension Shape {
  /// Whether it is a text, which a mapping can be too.
  fileprivate var isText: Bool { if case .localized = self { true } else { false } }
}
