public import Foundation

/// Presents a sheet at one of its detents.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  open var detents: [Detent] = [.large()] {
    didSet { invalidateDetents() }
  }

  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet {
      if oldValue != selectedDetentIdentifier { storedContainer?.setNeedsLayout() }
    }
  }

  open var largestUndimmedDetentIdentifier: Detent.Identifier?

  open var prefersScrollingExpandsWhenScrolledToEdge = true

  open var prefersEdgeAttachedInCompactHeight = false

  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

  open weak var sourceView: UIView?

  open func animateChanges(_ changes: () -> Void) {
    changes()
  }

  open func invalidateDetents() {
    storedContainer?.setNeedsLayout()
  }

  private func heights(_ context: DetentContext) -> [(Detent.Identifier, CGFloat)] {
    detents.compactMap { detent in detent.resolvedValue(in: context).map { (detent.identifier, $0) } }
  }

  private func selected(_ heights: [(Detent.Identifier, CGFloat)]) -> (Detent.Identifier, CGFloat)? {
    heights.first { $0.0 == selectedDetentIdentifier } ?? heights.min { $0.1 < $1.1 }
  }

  private func selectedHeight(_ context: DetentContext) -> CGFloat? {
    guard let selected = selected(heights(context)), selected.0 != .large else { return nil }
    return selected.1
  }

  private func detentContext(in containerView: UIView) -> DetentContext {
    let insets = containerView.window?.safeAreaInsets ?? containerView.safeAreaInsets
    let maximum = containerView.bounds.height - insets.top - 10 - insets.bottom
    return DetentContext(traits: containerView.traitCollection, maximum: maximum)
  }

  var isDimming: Bool {
    guard let containerView else { return true }
    let heights = heights(detentContext(in: containerView))
    guard let limit = heights.first(where: { $0.0 == largestUndimmedDetentIdentifier }) else { return true }
    return selected(heights).map { $0.1 > limit.1 } ?? true
  }

  open var prefersGrabberVisible = false

  open var preferredCornerRadius: CGFloat?

  /// In compact width: full width, from 10 points below the top safe area to the bottom, or full screen in compact
  /// height. In regular width: centered, a form sheet by default 540 by 620 points, a page sheet at most 704 points
  /// wide.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let bounds = containerView.bounds
    let traits = containerView.traitCollection
    let top = containerView.window?.safeAreaInsets.top ?? containerView.safeAreaInsets.top
    if traits.verticalSizeClass == .compact { return bounds }
    if traits.horizontalSizeClass != .regular {
      let bottom = containerView.window?.safeAreaInsets.bottom ?? 0
      let whole = bounds.height - top - 10
      // iOS raises a sheet above the keyboard where possible; by how much is undocumented.
      let covered = max(0, containerView.coveredByKeyboard - bottom)
      let height = min(whole, selectedHeight(detentContext(in: containerView)).map { $0 + bottom + covered } ?? whole)
      return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }
    if isFormSheet {
      let preferred = preferredContentSize
      let width = min(bounds.width, preferred.width > 0 ? preferred.width : 540)
      let height = min(bounds.height, preferred.height > 0 ? preferred.height : 620)
      return CGRect(x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
    }
    let width = min(bounds.width, 704)
    let inset = top + 10
    return CGRect(x: (bounds.width - width) / 2, y: inset, width: width, height: bounds.height - 2 * inset)
  }

  var isFormSheet: Bool { false }

  override var hasShadowView: Bool { true }
}

/// The delegate of a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  )
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

extension UISheetPresentationController {
  /// A resting height of a sheet.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    private let resolve: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolve: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolve = resolve
      super.init()
    }

    public let identifier: Identifier

    public class func medium() -> Detent {
      Detent(.medium) {
        $0.containerTraitCollection.verticalSizeClass == .compact ? nil : ($0.maximumDetentValue / 2).rounded()
      }
    }

    public class func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      custom += 1
      return Detent(identifier ?? Identifier("custom-\(custom)"), resolver)
    }

    private static var custom = 0

    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolve(context).map { min(max(0, $0), context.maximumDetentValue) }
    }
  }
}

/// The context in which a custom detent's height is computed.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    super.init()
  }
}
