/// A check of the catalogue.
public enum CheckKind: String, Codable, Hashable, Sendable, CaseIterable {
  /// Finds objects that outlive their screen.
  case leaks
  /// Follows taps, routes and links in each reachable state.
  case navigation
  /// Finds views that don't fit, or can't be read or touched, in any configuration.
  case layout
}

/// A rule of a check; the raw value is the code in reports, baselines, `petri explain` and `allow`.
public enum CheckRule: String, Codable, Hashable, Sendable, CaseIterable {
  case leakedController = "leaked-controller"
  case leakedView = "leaked-view"
  case leakedObserver = "leaked-observer"
  case leakedTimer = "leaked-timer"
  case leakedDisplayLink = "leaked-display-link"
  case leakedAnimation = "leaked-animation"
  /// There is no navigation forward or back.
  case deadEnd = "dead-end"
  /// There is no navigation back from a screen and the screens that it opens.
  case noWayBack = "no-way-back"
  /// Going back leads to another screen than the previous one.
  case wrongWayBack = "wrong-way-back"
  /// A cycle of taps grows the navigation stack with each round.
  case growingStack = "growing-stack"
  case refusedTap = "refused-tap"
  /// An interceptor refuses without giving a reason.
  case refusedWithoutReason = "refused-without-reason"
  /// A link can't be opened in some state.
  case brokenLink = "broken-link"
  /// After a link is opened, another screen is frontmost.
  case hiddenLanding = "hidden-landing"
  /// A link shows a screen on top of itself.
  case stackedTwice = "stacked-twice"
  /// A link that is opened during a transition is dropped.
  case lostInTransition = "lost-in-transition"
  /// An interceptor never lets a navigation proceed.
  case closedInterceptor = "closed-interceptor"
  /// A screen is referenced but shown in no reachable state.
  case neverShown = "never-shown"
  /// No reachable state takes a case of a route.
  case unusedCase = "unused-case"
  case truncation
  case overlap
  /// A view with content has no size.
  case zeroSize = "zero-size"
  /// A view beyond the edge of the screen can't be scrolled into view.
  case outsideScreen = "outside-screen"
  /// A text or image extends beyond its superview.
  case outsideParent = "outside-parent"
  /// A view is under the status bar or the home indicator.
  case outsideSafeArea = "outside-safe-area"
  /// A touch target is smaller than recommended, and smaller than UIKit's own control.
  case smallTarget = "small-target"
  /// Another view covers a touch target.
  case coveredTarget = "covered-target"
  case contrast
  case conflictingConstraints = "conflicting-constraints"
  case ambiguousLayout = "ambiguous-layout"
  /// The keyboard covers a focused field.
  case underKeyboard = "under-keyboard"
  /// The VoiceOver order jumps up or back.
  case readingOrder = "reading-order"

  /// The check that applies the rule.
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

  /// The rules of a check, in declaration order.
  public static func rules(of kind: CheckKind) -> [CheckRule] { allCases.filter { $0.kind == kind } }
}
