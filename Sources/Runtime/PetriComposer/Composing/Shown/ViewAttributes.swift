import PetriCatalog
import PetriUIKit

/// The layout margins of a view if they aren't UIKit's defaults: the system's for a controller's root view, 8 for any
/// other, plus the safe area.
@MainActor
enum MarginAttributes {
  static func of(_ view: UIView) -> [ShownAttribute] {
    let (margins, safeArea) = (view.layoutMargins, view.safeAreaInsets)
    // A table cell has margins of its own, visible in the frames.
    guard margins != defaultMargins(of: view, safeArea), !view.isContentOfCell else { return [] }
    var list = AttributeList(in: view.traitCollection)
    let isInset = view.insetsLayoutMarginsFromSafeArea
    list.insets("margins", isInset ? margins - safeArea : margins, of: view, default: nil)
    list.flag("preservesSuperviewLayoutMargins", view.preservesSuperviewLayoutMargins)
    if !isInset { list.word("insetsLayoutMarginsFromSafeArea", "false") }
    return list.all
  }

  private static func defaultMargins(of view: UIView, _ safeArea: UIEdgeInsets) -> UIEdgeInsets {
    guard let controller = view.next as? UIViewController, controller.viewRespectsSystemMinimumLayoutMargins else {
      return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) + safeArea
    }
    let margins = controller.systemMinimumLayoutMargins
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let own = UIEdgeInsets(
      top: margins.top,
      left: isMirrored ? margins.trailing : margins.leading,
      bottom: margins.bottom,
      right: isMirrored ? margins.leading : margins.trailing
    )
    return own + safeArea
  }
}

extension UIEdgeInsets {
  fileprivate static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + other.top,
      left: one.left + other.left,
      bottom: one.bottom + other.bottom,
      right: one.right + other.right
    )
  }

  fileprivate static func - (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top - other.top,
      left: one.left - other.left,
      bottom: one.bottom - other.bottom,
      right: one.right - other.right
    )
  }
}

@MainActor
enum ScrollAttributes {
  static func of(_ view: UIScrollView) -> [ShownAttribute] {
    var list = AttributeList(in: view.traitCollection)
    if let table = view as? UITableView {
      list.word("style", table.style, default: .plain, [.grouped: "grouped", .insetGrouped: "insetGrouped"])
      list.word("separatorStyle", table.separatorStyle, default: .singleLine, [.none: "none"])
      list.color("separatorColor", table.separatorColor, default: .separator)
      list.flag("no selection", !table.allowsSelection)
      list.flag("allowsMultipleSelection", table.allowsMultipleSelection)
      list.flag("editing", table.isEditing)
    }
    list.insets("contentInset", view.contentInset, of: view)
    list.word(
      "contentInsetAdjustmentBehavior",
      view.contentInsetAdjustmentBehavior,
      default: .automatic,
      [.scrollableAxes: "scrollableAxes", .never: "never", .always: "always"]
    )
    let start = CGPoint(x: -view.adjustedContentInset.left, y: -view.adjustedContentInset.top)
    if view.contentOffset != start, view.contentOffset != .zero {
      list.word("contentOffset", "\(Number.text(view.contentOffset.x)) \(Number.text(view.contentOffset.y))")
    }
    list.flag("doesn't scroll", !view.isScrollEnabled)
    list.flag("paging", view.isPagingEnabled)
    list.flag("doesn't bounce", !view.bounces)
    list.flag("no vertical indicator", !view.showsVerticalScrollIndicator)
    list.flag("no horizontal indicator", !view.showsHorizontalScrollIndicator)
    list.word(
      "keyboardDismissMode",
      view.keyboardDismissMode,
      default: .none,
      [.onDrag: "onDrag", .interactive: "interactive"]
    )
    list.flag("refreshControl", view.refreshControl != nil)
    return list.all
  }
}

@MainActor
enum StackAttributes {
  static func of(_ stack: UIStackView, defaultSpacing: CGFloat, marginsName: String = "margins") -> [ShownAttribute] {
    var list = AttributeList(in: stack.traitCollection)
    list.number("spacing", stack.spacing, default: defaultSpacing)
    list.word("alignment", word(stack.alignment, axis: stack.axis), default: "fill")
    list.word(
      "distribution",
      stack.distribution,
      default: .fill,
      [
        .fillEqually: "fillEqually", .fillProportionally: "fillProportionally", .equalSpacing: "equalSpacing",
        .equalCentering: "equalCentering",
      ]
    )
    list.flag("isBaselineRelativeArrangement", stack.isBaselineRelativeArrangement)
    if stack.isLayoutMarginsRelativeArrangement { list.insets(marginsName, stack.layoutMargins, of: stack) }
    return list.all
  }

  /// The format's word. In UIKit, `leading` and `top` are the same value, as are `trailing` and `bottom`.
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

@MainActor
enum TextInputAttributes {
  static func of(_ input: some UITextInputTraits, in traits: UITraitCollection) -> [ShownAttribute] {
    var list = AttributeList(in: traits)
    list.word("keyboard", input.keyboardType.optionWord, default: KeyboardOption.default.rawValue)
    list.word("returnKey", input.returnKeyType.optionWord)
    list.word(
      "capitalization",
      input.autocapitalizationType,
      default: .sentences,
      [.none: "none", .words: "words", .allCharacters: "allCharacters"]
    )
    list.word("autocorrection", input.autocorrectionType, default: .default, [.no: "no", .yes: "yes"])
    list.word("spellChecking", input.spellCheckingType, default: .default, [.no: "no", .yes: "yes"])
    list.word("smartQuotes", input.smartQuotesType, default: .default, [.no: "no", .yes: "yes"])
    list.word("smartDashes", input.smartDashesType, default: .default, [.no: "no", .yes: "yes"])
    list.word("smartInsertDelete", input.smartInsertDeleteType, default: .default, [.no: "no", .yes: "yes"])
    list.word("keyboardAppearance", input.keyboardAppearance, default: .default, [.dark: "dark", .light: "light"])
    list.flag("enablesReturnKeyAutomatically", input.enablesReturnKeyAutomatically)
    return list.all
  }
}

extension UIKeyboardType {
  var optionWord: String { KeyboardOption.allCases.first { $0.uiType == self }?.rawValue ?? "\(self)" }
}

extension UIReturnKeyType {
  /// The format's word; `nil` for the default.
  var optionWord: String? {
    self == .default ? nil : ReturnKeyOption.allCases.first { $0.uiType == self }?.rawValue ?? "\(self)"
  }
}
