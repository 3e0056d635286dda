import PetriUIKit

/// The attributes of stacks besides their axis, with the format's words.
@MainActor
enum StackAttributes {
  /// - Parameters:
  ///   - usualSpacing: the space between two views of a stack that is as usual.
  ///   - marginsName: what its margins are called.
  static func of(_ stack: UIStackView, usualSpacing: CGFloat, marginsName: String = "margins") -> [ShownAttribute] {
    var list = AttributeList(in: stack.traitCollection)
    list.number("spacing", stack.spacing, usual: usualSpacing)
    list.word("alignment", word(stack.alignment, axis: stack.axis), usual: "fill")
    list.word(
      "distribution",
      stack.distribution,
      usual: .fill,
      [
        .fillEqually: "fillEqually", .fillProportionally: "fillProportionally", .equalSpacing: "equalSpacing",
        .equalCentering: "equalCentering",
      ]
    )
    list.flag("isBaselineRelativeArrangement", stack.isBaselineRelativeArrangement)
    if stack.isLayoutMarginsRelativeArrangement { list.insets(marginsName, stack.layoutMargins, of: stack) }
    return list.all
  }

  /// UIKit's `leading` and `top` are one value, and so are `trailing` and `bottom`.
  private static func word(_ alignment: UIStackView.Alignment, axis: NSLayoutConstraint.Axis) -> String {
    switch alignment {
    case .fill: "fill"
    case .leading: axis == .vertical ? "leading" : "top"
    case .firstBaseline: "firstBaseline"
    case .center: "center"
    case .trailing: axis == .vertical ? "trailing" : "bottom"
    case .lastBaseline: "lastBaseline"
    }
  }
}
