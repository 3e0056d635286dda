/// A kind of finding. Its name is its code in reports, baselines, `petri explain`, and for a view's `allow`.
public enum CheckRule: String, Codable, Hashable, Sendable, CaseIterable {
  /// A view controller outlives its screen.
  case leakedController = "leaked-controller"
  /// A view outlives its screen.
  case leakedView = "leaked-view"
  /// An observer outlives its screen.
  case leakedObserver = "leaked-observer"
  /// A timer of the run loop outlives its screen.
  case leakedTimer = "leaked-timer"
  /// A display link outlives its screen.
  case leakedDisplayLink = "leaked-display-link"
  /// An animation outlives its screen.
  case leakedAnimation = "leaked-animation"
  /// Nothing on a screen leads to another or back.
  case deadEnd = "dead-end"
  /// Nothing leads back from a screen and from what it opens.
  case noWayBack = "no-way-back"
  /// A way back leads to what isn't beneath.
  case wrongWayBack = "wrong-way-back"
  /// A screen is opened once more on top of itself at each turn.
  case growingStack = "growing-stack"
  /// A tap can't be carried out.
  case refusedTap = "refused-tap"
  /// An interceptor refuses, without a reason.
  case refusedWithoutReason = "refused-without-reason"
  /// A link can't be opened in some state.
  case brokenLink = "broken-link"
  /// A link ends with another screen in front.
  case hiddenLanding = "hidden-landing"
  /// A link puts a screen on top of the same one.
  case stackedTwice = "stacked-twice"
  /// A link doesn't arrive while a transition runs.
  case lostInTransition = "lost-in-transition"
  /// Nobody gets past an interceptor.
  case closedInterceptor = "closed-interceptor"
  /// Something leads to a screen, and no state shows it.
  case neverShown = "never-shown"
  /// No state takes a case of a route.
  case unusedCase = "unused-case"
  /// A text is cut or ends in an ellipsis.
  case truncation
  /// Texts lie over one another.
  case overlap
  /// A view with something to show has no size.
  case zeroSize = "zero-size"
  /// A view is beyond the edge of the screen, where nothing scrolls.
  case outsideScreen = "outside-screen"
  /// A text or a picture reaches beyond the box that it is in.
  case outsideParent = "outside-parent"
  /// A view is under the status bar, or where the home indicator is.
  case outsideSafeArea = "outside-safe-area"
  /// Something to touch is smaller than a finger, and than UIKit makes it.
  case smallTarget = "small-target"
  /// Something to touch lies under another view.
  case coveredTarget = "covered-target"
  /// A text is too faint for what is behind it.
  case contrast
  /// Constraints can't hold together.
  case conflictingConstraints = "conflicting-constraints"
  /// Constraints leave open where a view is.
  case ambiguousLayout = "ambiguous-layout"
  /// The keyboard lies over the field that is typed in.
  case underKeyboard = "under-keyboard"
  /// VoiceOver reads up or back.
  case readingOrder = "reading-order"

  /// The check that finds it.
  public var kind: CheckKind {
    switch self {
    case .leakedController, .leakedView, .leakedObserver, .leakedTimer, .leakedDisplayLink, .leakedAnimation: .leaks
    case .deadEnd, .noWayBack, .wrongWayBack, .growingStack, .refusedTap, .refusedWithoutReason, .brokenLink,
      .hiddenLanding, .stackedTwice, .lostInTransition, .closedInterceptor, .neverShown,
      .unusedCase:
      .navigation
    case .truncation, .overlap, .zeroSize, .outsideScreen, .outsideParent, .outsideSafeArea, .smallTarget,
      .coveredTarget, .contrast, .conflictingConstraints, .ambiguousLayout, .underKeyboard, .readingOrder:
      .layout
    }
  }

  /// The rules of a check, in their order.
  public static func rules(of kind: CheckKind) -> [CheckRule] { allCases.filter { $0.kind == kind } }
}
