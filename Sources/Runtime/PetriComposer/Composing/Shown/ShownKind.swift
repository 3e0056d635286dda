package import PetriCatalog
package import PetriUIKit

/// The look and the content of a view of one kind: the source of the tree, JSON, the wireframe, SVG, VoiceOver's words,
/// and of how touches and typing work.
///
/// A new kind is a file of `Kinds` with such a type, and a line of ``ShownView``'s list of them. The defaults are
/// those of a plain view, whose subviews are looked at.
package protocol ShownKind: Sendable {
  /// Reads a view; `nil` where it is of another kind.
  ///
  /// - Parameter kind: its kind in the catalogue, if it is made by one.
  @MainActor init?(_ view: UIView, _ kind: ViewKind?)
  /// The catalogue's word for it; `nil` where it has none.
  var word: String? { get }
  /// Whether it only arranges its subviews, so that texts pass over it.
  var isArrangement: Bool { get }
  /// Whether its subviews are UIKit's own business.
  var isLeaf: Bool { get }
  /// The subject behind its name in the tree: its text, its title, its picture.
  var subject: String? { get }
  /// The text that it shows, for programs; never one that is typed in secret.
  var text: String? { get }
  /// The value that it holds, as the tree and programs have it.
  var value: String? { get }
  /// The attributes behind its subject in the tree, in the order in which the format has them.
  @MainActor var attributes: [ShownAttribute] { get }
  /// The background that it has by itself.
  @MainActor var usualBackground: UIColor? { get }
  /// The paint on it besides its view's background: the colour of a bar.
  @MainActor var paint: ShownPaint? { get }
  /// The traits that it has for assistive technologies by itself.
  var usualTraits: UIAccessibilityTraits { get }
  /// Whether it takes touches by itself.
  var usuallyTakesTouches: Bool { get }
  /// The texts that a person sees on it.
  var texts: [String] { get }
  /// How it is drawn.
  var form: ShownForm { get }
  /// How it is read.
  var speech: ShownSpeech { get }
  /// The effect of a finger on it.
  var touch: ShownTouch { get }
  /// The menu that a tap on it opens, or a long press.
  @MainActor var menu: UIMenu? { get }
  /// The attributes of the parts of its text in the tree, without texts that nobody is to read.
  @MainActor func runs(hiding secrets: SecretTexts) -> [ShownAttribute]
  /// The input that a person can change in it.
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
  @MainActor package var usualBackground: UIColor? { nil }
  @MainActor package var paint: ShownPaint? { nil }
  package var usualTraits: UIAccessibilityTraits { .none }
  package var usuallyTakesTouches: Bool { true }
  package var texts: [String] { [] }
  /// A box with its word and its value where nothing in it is looked at; as what is in it where something is.
  package var form: ShownForm {
    isLeaf ? .picture(name: [word, value].compactMap(\.self).joined(separator: " ")) : .subviews
  }
  package var speech: ShownSpeech { ShownSpeech() }
  package var touch: ShownTouch { .subviews }
  @MainActor package var menu: UIMenu? { nil }
  @MainActor package func runs(hiding secrets: SecretTexts) -> [ShownAttribute] { [] }
  package var input: (any ShownInput)? { nil }

  /// The value that it holds, as an attribute.
  var valueAttributes: [ShownAttribute] { value.map { [ShownAttribute("value", $0)] } ?? [] }
}

/// The effect of a finger on a view.
package enum ShownTouch: Sendable {
  /// Taps it where a recognizer waits for that, and the views in it.
  case subviews
  /// Nothing, nor on the views in it.
  case nothing
  /// Taps it, and nothing in it.
  case button
  /// Changes what it holds.
  case input
  /// Taps it where somebody waits for that, and what is in it where it holds others.
  case control(isHeard: Bool, holdsOthers: Bool)
  /// Selects it in its table.
  case row(UITableViewCell)
  /// Selects it in its collection.
  case item(UICollectionViewCell)
  /// Taps parts of its text.
  case runs([TappedRun])
  /// Taps the items of the bar.
  case bar
}

/// How a view is read by VoiceOver, besides what its accessibility properties say.
package struct ShownSpeech: Sendable {
  /// When VoiceOver stops at a view.
  package enum Stop: Sendable {
    /// Where the view is set to be an element.
    case asked
    /// Where it is set to be one and has a label.
    case labelled
    /// Always.
    case always
  }

  /// When VoiceOver stops at it.
  package var stop = Stop.asked
  /// Its name where it has no label.
  package var name: String?
  /// The words for its kind.
  package var words: [String] = []
  /// The value that it holds.
  package var value: String?
  /// The traits that all views of its kind have.
  package var traits = UIAccessibilityTraits.none
  /// Whether a finger doesn't hit it though it is a control.
  package var isUntouched = false
  /// Whether UIKit gives it a size, which then is large enough for a finger.
  package var hasOwnSize = false
  /// Where it is read as several elements: what they are.
  package var parts: [ShownPart]?
}

/// An element that is a part of a view.
package struct ShownPart: Sendable {
  /// Its name.
  package var label: String?
  /// The words for its kind.
  package var words: [String]
  /// The value that it holds.
  package var value: String?
  /// The view whose elements are read in its place.
  package var view: UIView?
  /// The item of a bar; `nil` for a part of a control.
  package var item: (any AnyObject & Sendable)?
  /// Whether something is done with it.
  package var isTarget = false
  /// Its place among as many parts side by side; all of the view without one.
  package var slot: (index: Int, count: Int)?
  /// The reason why it can't be used well, besides those that any element may have.
  package var problem: String?
  /// Whether it is to have a name and to be large enough for a finger as any element.
  package var isChecked = false
}
