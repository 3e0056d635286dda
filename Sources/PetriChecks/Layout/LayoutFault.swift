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
  /// Whether a text is longer than the number of lines that its definition allows.
  var isOfLines = false
}
