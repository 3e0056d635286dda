public import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// Names a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// An identifier of this name.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// An identifier of this name.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// About half of the height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// Nearly all of the height.
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

    /// Its name.
    public let identifier: Identifier

    /// About half of the height; not there where height is compact.
    public class func medium() -> Detent {
      Detent(.medium) {
        $0.containerTraitCollection.verticalSizeClass == .compact ? nil : ($0.maximumDetentValue / 2).rounded()
      }
    }

    /// Nearly all of the height.
    public class func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// A height of one's own, in points without the bottom safe area; nil where it isn't there.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      custom += 1
      return Detent(identifier ?? Identifier("custom-\(custom)"), resolver)
    }

    private static var custom = 0

    /// The height in a container, in points; nil where it isn't there.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolve(context).map { min(max(0, $0), context.maximumDetentValue) }
    }
  }
}

/// What a detent's height depends on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The container's traits.
  var containerTraitCollection: UITraitCollection { get }
  /// The most that a detent may be, in points.
  var maximumDetentValue: CGFloat { get }
}

final class SheetRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    super.init()
  }
}
