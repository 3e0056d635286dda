import UIKit

/// A view as a document has it, with the views in it.
struct ViewNode {
  var id: String
  /// The element's name, such as `label`.
  var kind: String
  var key: String?
  var frame: CGRect
  /// Whether constraints or a stack place it.
  var isPlacedByLayout: Bool
  /// Whether Interface Builder knew that its frame isn't the layout's.
  var isQuestionable: Bool
  var isHidden: Bool
  var hugging: (horizontal: Double, vertical: Double)
  var resistance: (horizontal: Double, vertical: Double)
  /// The size that the canvas gives a view without content: nil where it has none in that direction.
  var placeholder: (width: Double?, height: Double?)?
  var margins: NSDirectionalEdgeInsets?
  var keepsSuperviewMargins: Bool
  var insetsMarginsFromSafeArea: Bool
  var autoresizing: UIView.AutoresizingMask
  var content: ViewContent
  var constraints: [ConstraintNode]
  /// Identifiers of the view's own guides by their keys, such as `safeArea`.
  var guides: [String: String]
  var children: [ViewNode]

  /// Whether it shows a symbol of the system's.
  var hasSymbol: Bool {
    switch content {
    case .image(let image): image?.isSymbol == true
    case .button(let button): button.image?.isSymbol == true || button.configuration?.image?.isSymbol == true
    default: false
    }
  }

  /// The view and those in it.
  var all: [ViewNode] { [self] + children.flatMap(\.all) }
}
