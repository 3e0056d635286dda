public import Foundation

extension UIView {
  /// The value of a metric that the content doesn't have.
  public static let noIntrinsicMetric: CGFloat = -1

  /// As small as the content allows.
  public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)

  /// As large as the content allows.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// What gives way when the superview's size changes.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// A set with these bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// How content follows a change of size.
  public enum ContentMode: Int, Sendable {
    /// Stretched.
    case scaleToFill
    /// As large as fits.
    case scaleAspectFit
    /// As small as fills.
    case scaleAspectFill
    /// Drawn again.
    case redraw
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// At the left.
    case left
    /// At the right.
    case right
    /// At the top left.
    case topLeft
    /// At the top right.
    case topRight
    /// At the bottom left.
    case bottomLeft
    /// At the bottom right.
    case bottomRight
  }

  /// How an animation goes; only the repeating ones matter here.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// A set with these bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out with it.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches are taken while it goes on.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It begins where the running one is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// It never ends.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// It goes back again.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// It keeps its own duration inside another one.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// It keeps its own curve inside another one.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Its content is drawn again.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Views are shown and hidden, not added and removed.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// It takes no option from another one.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// One turns over to the other from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// One turns over to the other from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// One is turned up like a page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The other is turned down like a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// One dissolves into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// One turns over to the other from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// One turns over to the other from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Sixty pictures a second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Thirty pictures a second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }

  /// A curve in time.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Even.
    case linear
  }

  /// The kinds of transition.
  public enum AnimationTransition: Int, Sendable {
    /// None.
    case none
    /// Turns over from the left.
    case flipFromLeft
    /// Turns over from the right.
    case flipFromRight
    /// Turned up like a page.
    case curlUp
    /// Turned down like a page.
    case curlDown
  }

  /// How an animation of keyframes goes.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// A set with these bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out with it.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Touches are taken while it goes on.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// It begins where the running one is.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// It never ends.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// It goes back again.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// It keeps its own duration inside another one.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// It takes no option from another one.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Even between frames.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// It jumps from frame to frame.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Even over all.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Smooth over frames.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Smooth and even.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// How the tint is changed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview's.
    case automatic
    /// Not.
    case normal
    /// Grey.
    case dimmed
  }
}
