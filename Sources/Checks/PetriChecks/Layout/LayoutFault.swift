import Foundation
import PetriCatalog

struct LayoutFault {
  let rule: CheckRule
  /// The name of the view, the same in all environments.
  let subject: String
  let message: String
  let place: Place?
  let frame: CGRect
  /// Whether a text exceeds the line limit of its definition.
  var isOfLines = false
  /// Whether the view or a superview allows the rule.
  var isAllowed = false
  var notes: [String] = []

  struct Key: Hashable {
    let rule: CheckRule
    let subject: String
    let place: Place?
  }

  var key: Key { Key(rule: rule, subject: subject, place: place) }
}
