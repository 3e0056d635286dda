package import PetriCatalog
package import PetriUIKit

/// The appearance and content of a view of one kind, from which trees, JSON, wireframes, SVG, VoiceOver texts and
/// touches are made.
///
/// A new kind is a type in `Kinds` and a line in ``ShownView``'s list. The defaults describe a plain view whose
/// subviews are read.
package protocol ShownKind: Sendable {
  /// Reads a view; `nil` if the view is of another kind.
  @MainActor init?(_ view: UIView, _ kind: ViewKind?)
  /// The catalogue's word for the kind.
  var word: String? { get }
  /// Whether the view only arranges its subviews, so that it isn't printed itself.
  var isArrangement: Bool { get }
  /// Whether the subviews are an implementation detail.
  var isLeaf: Bool { get }
  /// The text, title or image name after the kind in the tree.
  var subject: String? { get }
  /// The displayed text; never one typed into a secure field.
  var text: String? { get }
  /// The value printed in the tree and JSON.
  var value: String? { get }
  /// The attributes after the subject, in the format's order.
  @MainActor var attributes: [ShownAttribute] { get }
  /// The default background, which isn't printed.
  @MainActor var defaultBackground: UIColor? { get }
  /// The colour besides the background, such as a bar's.
  @MainActor var paint: ShownPaint? { get }
  var defaultTraits: UIAccessibilityTraits { get }
  var takesTouchesByDefault: Bool { get }
  var texts: [String] { get }
  var form: ShownForm { get }
  var speech: ShownSpeech { get }
  var touch: ShownTouch { get }
  /// The menu opened by a tap or a long press.
  @MainActor var menu: UIMenu? { get }
  /// The attributes of the text's runs, with secrets masked.
  @MainActor func runs(hiding secrets: SecretTexts) -> [ShownAttribute]
  var input: (any ShownInput)? { get }
}

extension ShownKind {
  package var word: String? { nil }
  package var isArrangement: Bool { false }
  package var isLeaf: Bool { false }
  package var subject: String? { nil }
  package var text: String? { nil }
  package var value: String? { nil }
  @MainActor package var attributes: [ShownAttribute] { valueAttributes }
  @MainActor package var defaultBackground: UIColor? { nil }
  @MainActor package var paint: ShownPaint? { nil }
  package var defaultTraits: UIAccessibilityTraits { .none }
  package var takesTouchesByDefault: Bool { true }
  package var texts: [String] { [] }
  /// A box with the word and value for a leaf; otherwise the subviews.
  package var form: ShownForm {
    isLeaf ? .picture(name: [word, value].compactMap(\.self).joined(separator: " ")) : .subviews
  }
  package var speech: ShownSpeech { ShownSpeech() }
  package var touch: ShownTouch { .subviews }
  @MainActor package var menu: UIMenu? { nil }
  @MainActor package func runs(hiding secrets: SecretTexts) -> [ShownAttribute] { [] }
  package var input: (any ShownInput)? { nil }

  var valueAttributes: [ShownAttribute] { value.map { [ShownAttribute("value", $0)] } ?? [] }
}

package enum ShownTouch: Sendable {
  /// Taps go to gesture recognizers and to subviews.
  case subviews
  case nothing
  /// A tap on the view; subviews get none.
  case button
  case input
  /// A tap, if `hasAction`; subviews get touches too if `holdsOthers`.
  case control(hasAction: Bool, holdsOthers: Bool)
  case row(UITableViewCell)
  case item(UICollectionViewCell)
  case runs([TappedRun])
  case bar
}

/// The VoiceOver properties of a view in addition to its accessibility properties.
package struct ShownSpeech: Sendable {
  /// The condition under which VoiceOver stops at a view.
  package enum Stop: Sendable {
    /// The view is set to be an accessibility element.
    case asked
    /// The view is set to be an accessibility element and has a label.
    case labelled
    case always
  }

  package var stop = Stop.asked
  package var name: String?
  package var words: [String] = []
  package var value: String?
  package var traits = UIAccessibilityTraits.none
  /// Whether the view ignores touches although it is a control.
  package var isUntouched = false
  package var hasOwnSize = false
  /// The parts that VoiceOver reads as separate elements, if there are several.
  package var parts: [ShownPart]?
}

package struct ShownPart: Sendable {
  package var label: String?
  package var words: [String]
  package var value: String?
  /// A view whose elements replace this one.
  package var view: UIView?
  package var item: (any AnyObject & Sendable)?
  package var isTarget = false
  /// The index among equally large parts side by side; `nil` for the entire view.
  package var slot: (index: Int, count: Int)?
  /// An accessibility problem besides the general ones.
  package var problem: String?
  /// Whether the checks for a label and the touch size apply.
  package var isChecked = false
}
