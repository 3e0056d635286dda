/// The rule for a list: its minimum length, and whether a single element may stand alone.
struct ListShape: Sendable {
  let element: Shape
  let atLeast: Int
  let orOne: Bool

  init(_ element: Shape, atLeast: Int, orOne: Bool) {
    self.element = element
    self.atLeast = atLeast
    self.orOne = orOne
  }

  var noun: String { element.noun }

  // Lazy, because constructs refer to one another.

  var takesMapping: Bool { orOne && (element.fields != nil || element.isText) }

  var takesScalar: Bool { orOne && element.forms.contains { !$0.isMapping } }
}

extension Shape {
  /// Whether the shape is text, which can be a mapping, too.
  fileprivate var isText: Bool { if case .localized = self { true } else { false } }
}
