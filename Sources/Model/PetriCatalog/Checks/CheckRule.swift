/// A check of the catalogue.
public enum CheckKind: String, Codable, Hashable, Sendable, CaseIterable {
  /// Objects that outlive their screen.
  case leaks
  /// Taps, routes and links in each reachable state.
  case navigation
  /// Views that don't fit, or can't be read or touched, in any configuration.
  case layout
}

/// A kind of finding; its raw value is the code in reports, baselines, `petri explain` and `allow`.
public enum CheckRule: String, Codable, Hashable, Sendable, CaseIterable {
  case leakedController = "leaked-controller"
  case leakedView = "leaked-view"
  case leakedObserver = "leaked-observer"
  case leakedTimer = "leaked-timer"
  case leakedDisplayLink = "leaked-display-link"
  case leakedAnimation = "leaked-animation"
  /// No way forward or back.
  case deadEnd = "dead-end"
  /// No way back from a screen and those it opens.
  case noWayBack = "no-way-back"
  /// Going back leads elsewhere.
  case wrongWayBack = "wrong-way-back"
  /// A cycle that grows the stack with each round.
  case growingStack = "growing-stack"
  case refusedTap = "refused-tap"
  /// An interceptor refuses without a reason.
  case refusedWithoutReason = "refused-without-reason"
  /// A link can't be opened in some state.
  case brokenLink = "broken-link"
  /// A link leaves another screen in front.
  case hiddenLanding = "hidden-landing"
  /// A link puts a screen on top of the same one.
  case stackedTwice = "stacked-twice"
  /// A link doesn't arrive during a transition.
  case lostInTransition = "lost-in-transition"
  /// An interceptor that never allows navigation.
  case closedInterceptor = "closed-interceptor"
  /// A screen is referenced, but no state shows it.
  case neverShown = "never-shown"
  /// A case of a route that no state takes.
  case unusedCase = "unused-case"
  case truncation
  case overlap
  /// A view with content but without a size.
  case zeroSize = "zero-size"
  /// A view beyond the edge of the screen that can't be scrolled to.
  case outsideScreen = "outside-screen"
  /// A text or image that extends beyond its box.
  case outsideParent = "outside-parent"
  /// A view under the status bar or the home indicator.
  case outsideSafeArea = "outside-safe-area"
  /// A touch target smaller than recommended, and than UIKit makes it.
  case smallTarget = "small-target"
  /// A touch target covered by another view.
  case coveredTarget = "covered-target"
  case contrast
  case conflictingConstraints = "conflicting-constraints"
  case ambiguousLayout = "ambiguous-layout"
  /// A focused field covered by the keyboard.
  case underKeyboard = "under-keyboard"
  /// VoiceOver's order jumps up or back.
  case readingOrder = "reading-order"

  /// The check that reports it.
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

  /// The rules of a check in order.
  public static func rules(of kind: CheckKind) -> [CheckRule] { allCases.filter { $0.kind == kind } }
}
