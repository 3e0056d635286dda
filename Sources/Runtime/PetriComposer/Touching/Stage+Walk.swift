public import PetriCatalog
import PetriUIKit

#if os(Linux) || !canImport(UIKit)
  extension Stage {
    /// Performs a step of a walk or checks its expectation.
    ///
    /// - Parameter next: The following step, which may expect a refusal.
    /// - Throws: `WalkFailure` with the reason, or with what is on screen instead.
    public func take(_ step: WalkStep, before next: WalkStep? = nil, with composer: Composer) throws(WalkFailure) {
      switch step.kind {
      case .expect(let expectation): try check(for: expectation, with: composer)
      case .move(let move):
        do {
          try make(move, with: composer)
        } catch {
          if next?.expectsRefusal != true { throw WalkFailure(error) }
        }
      }
    }

    /// The description of the step that was performed or attempted last.
    public func words(for step: WalkStep) -> String {
      guard case .move(let move) = step.kind else { return step.description }
      return (shownMove ?? move).sentence
    }

    private func check(for expectation: WalkExpectation, with composer: Composer) throws(WalkFailure) {
      if let reason = expectation.refused { try check(forRefusal: reason) }
      try check(for: expectation.opens, expectation.event)
      if let focused = expectation.focused { try check(forFocus: focused) }
      let names = frontNames(with: composer)
      if let screen = expectation.screen, !names.contains(screen) {
        let front = names.isEmpty ? "nothing" : names.joined(separator: " in ")
        let outside = openedLinks.isEmpty ? "" : "; \(listed(openedLinks)) was opened outside the app"
        throw WalkFailure("expected the screen '\(screen)'; in front is \(front)\(outside)")
      }
      let texts = ShownTexts.all(in: window)
      for text in expectation.texts where !texts.contains(where: { $0.contains(text) }) {
        let shown = texts.prefix(12).map(\.quoted) + (texts.count > 12 ? ["\(texts.count - 12) more"] : [])
        throw WalkFailure(
          "expected the text \(text.quoted); shown are \(shown.isEmpty ? "none" : shown.joined(separator: ", "))"
        )
      }
      for text in expectation.noTexts {
        guard let found = texts.first(where: { $0.contains(text) }) else { continue }
        throw WalkFailure("unexpected text \(text.quoted): \(found.quoted) is shown")
      }
      // A step on a screen shown by an interceptor expects the interceptor to ask.
      if expectation.screen != nil { expectedToWait += asking }
    }

    private var openedLinks: [String] {
      reports.compactMap { if case .opened(let link) = $0 { link } else { nil } }
    }

    private func listed(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }

    private func check(for opened: String?, _ event: String?) throws(WalkFailure) {
      let links = openedLinks
      if let opened, !links.contains(opened) {
        throw WalkFailure(
          "expected '\(opened)' to be opened outside the app; "
            + (links.isEmpty ? "nothing was" : "what was opened: \(listed(links))")
        )
      }
      let events = reports.compactMap { if case .event(let name) = $0 { name } else { nil } }
      if let event, !events.contains(event) {
        throw WalkFailure(
          "expected the event '\(event)'; " + (events.isEmpty ? "there was none" : "the events were \(listed(events))")
        )
      }
    }

    private func check(forFocus name: String) throws(WalkFailure) {
      let input = touchables.first { $0.view?.isFirstResponder ?? false }
      let isExpected = input.map { $0.name == name || $0.otherNames.contains(name) } ?? (name == TapAction.noFocus)
      guard !isExpected else { return }
      throw WalkFailure("expected the focus on '\(name)'; it is on \(input.map { "'\($0.name)'" } ?? "nothing")")
    }

    private func check(forRefusal reason: String) throws(WalkFailure) {
      if let refusal {
        guard refusal.contains(reason) else {
          throw WalkFailure("expected the refusal \(reason.quoted); the reason was: \(refusal)")
        }
        return
      }
      let expected = waiting.filter { Stage.reason(of: $0).contains(reason) }
      guard !expected.isEmpty else {
        throw WalkFailure("expected the refusal \(reason.quoted), but the step before succeeded")
      }
      expectedToWait += expected
    }

    /// The names of the frontmost screen and its ancestors, innermost first.
    private func frontNames(with composer: Composer) -> [String] {
      var names: [String] = []
      var current = window.rootViewController?.frontmost
      while let controller = current {
        names.append(composer.routing.name(of: controller))
        current = controller.parent
      }
      return names
    }
  }
#endif

#if os(Linux) || !canImport(UIKit)
  @MainActor
  enum ShownTexts {
    static func all(in window: UIWindow) -> [String] {
      let presentations = window.presentationContainers
      var texts: [String] = []
      var waiting: [UIView] = [window]
      while let view = waiting.popLast() {
        guard !view.isHidden, view.alpha > 0.01 else { continue }
        texts += ShownView.kind(of: view).texts.filter { !$0.isEmpty }
        let cover = view.subviews.lastIndex { presentations.contains(ObjectIdentifier($0)) } ?? 0
        waiting += view.subviews[cover...].reversed()
      }
      return texts
    }
  }
#endif

/// The reason that a walk failed at a step.
public struct WalkFailure: Error, Hashable, CustomStringConvertible {
  /// The reason, and what was on screen instead.
  public let description: String

  private let reason: String
  /// Whether a move failed rather than an expectation.
  private let isOfMove: Bool

  init(_ description: String) {
    self.description = description
    reason = description
    isOfMove = false
  }

  /// Creates a failure from the error of a move.
  public init(_ error: any Error) {
    description = "\(error)"
    reason = (error as? MoveError)?.reason ?? description
    isOfMove = true
  }

  /// The failure of a step, numbered from 1: `step 2, tap Buy: 'Buy' is disabled`, `step 3: expected the text "Bought";
  /// …`.
  public func text(ofStep number: Int, _ words: String) -> String {
    isOfMove ? "step \(number), \(words): \(reason)" : "step \(number): \(reason)"
  }
}
