package import PetriCatalog
package import PetriUIKit

/// What a view of one kind shows and holds: what the tree, JSON, the wireframe, SVG, VoiceOver's words, touches and what is typed
/// are made of.
///
/// A new kind is a file of `Kinds` with such a type, and a line of ``ShownView``'s list of them. What it leaves out is as for a plain
/// view, whose subviews are looked at.
package protocol ShownKind: Sendable {
  /// Reads a view; `nil` where it is of another kind.
  ///
  /// - Parameter kind: its kind in the catalogue, if it is made by one.
  @MainActor init?(_ view: UIView, _ kind: ViewKind?)
  /// The catalogue's word for it; `nil` where it has none.
  var word: String? { get }
  /// Whether it only arranges what is in it, so that texts pass over it.
  var isArrangement: Bool { get }
  /// Whether what is in it is UIKit's own business.
  var isLeaf: Bool { get }
  /// What it is of, as the tree has it behind its name: its text, its title, its picture.
  var subject: String? { get }
  /// What it shows as a text, for programs; never what is typed in secret.
  var text: String? { get }
  /// What it holds, as the tree and programs have it.
  var value: String? { get }
  /// What the tree says of it behind its subject, in the order in which the format has it.
  @MainActor var attributes: [ShownAttribute] { get }
  /// What is behind it by itself.
  @MainActor var usualBackground: UIColor? { get }
  /// What it is painted with besides its view's background: the colour of a bar.
  @MainActor var paint: ShownPaint? { get }
  /// What assistive technologies get from it by itself.
  var usualTraits: UIAccessibilityTraits { get }
  /// Whether it takes touches by itself.
  var usuallyTakesTouches: Bool { get }
  /// The texts that a person sees on it.
  var texts: [String] { get }
  /// How it is drawn.
  var form: ShownForm { get }
  /// How it is read.
  var speech: ShownSpeech { get }
  /// What a finger does with it.
  var touch: ShownTouch { get }
  /// The menu that a tap on it opens, or a long press.
  @MainActor var menu: UIMenu? { get }
  /// What the tree says of the parts of its text, without texts that nobody is to read.
  @MainActor func runs(hiding secrets: SecretTexts) -> [ShownAttribute]
  /// What a person can change in it.
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

  /// What it holds, as an attribute.
  var valueAttributes: [ShownAttribute] { value.map { [ShownAttribute("value", $0)] } ?? [] }
}
