import Foundation
import PetriCatalog

/// A fault of a view in one look.
struct LayoutFault {
  let rule: CheckRule
  /// The name of the view, the same in every look.
  let subject: String
  let message: String
  /// The definition to blame; `nil` for a view that no catalogue made.
  let place: Place?
  /// Where it is in the window, in points.
  let frame: CGRect
  /// Whether a text is longer than the number of lines that its definition allows.
  var isOfLines = false
  /// Whether its view, or one around it, has it that it is meant.
  var isAllowed = false
  /// More about it, a line each.
  var notes: [String] = []

  /// The identity of a fault from look to look.
  struct Key: Hashable {
    let rule: CheckRule
    let subject: String
    let place: Place?
  }

  /// Its identity from look to look.
  var key: Key { Key(rule: rule, subject: subject, place: place) }
}
