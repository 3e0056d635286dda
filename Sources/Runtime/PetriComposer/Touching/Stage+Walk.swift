public import PetriCatalog
import PetriUIKit

#if os(Linux) || !canImport(UIKit)
  extension Stage {
    /// Does a step of a walk, or looks whether what it expects holds.
    ///
    /// - Parameter next: the step behind it, which may expect that it is refused.
    /// - Throws: `WalkFailure` with why it can't be done or what was refused, or with what is on screen instead.
    public func take(_ step: WalkStep, before next: WalkStep? = nil, with composer: Composer) throws(WalkFailure) {
      switch step.kind {
      case .expect(let expectation): try look(for: expectation, with: composer)
      case .move(let move):
        do {
          try make(move, with: composer)
        } catch {
          if next?.expectsRefusal != true { throw WalkFailure(error) }
        }
      }
    }

    /// The words in texts for the step that was taken last, or that couldn't be taken.
    public func words(for step: WalkStep) -> String {
      guard case .move(let move) = step.kind else { return step.description }
      return (shownMove ?? move).sentence
    }

    private func look(for expectation: WalkExpectation, with composer: Composer) throws(WalkFailure) {
      if let reason = expectation.refused { try look(forRefusal: reason) }
      try look(for: expectation.opens, expectation.event)
      if let focused = expectation.focused { try look(forFocus: focused) }
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
      // A step that is for what an interceptor shows expects it to ask.
      if expectation.screen != nil { expectedToWait += asking }
    }

    /// The links that the move before opened outside the app.
    private var openedLinks: [String] {
      reports.compactMap { if case .opened(let link) = $0 { link } else { nil } }
    }

    private func listed(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }

    /// Compares the events and outside links of the move before with what is expected.
    private func look(for opened: String?, _ event: String?) throws(WalkFailure) {
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

    /// Compares the input that has the focus with the expected one.
    private func look(forFocus name: String) throws(WalkFailure) {
      let input = touchables.first { $0.view?.isFirstResponder ?? false }
      let isExpected = input.map { $0.name == name || $0.otherNames.contains(name) } ?? (name == TapAction.noFocus)
      guard !isExpected else { return }
      throw WalkFailure("expected the focus on '\(name)'; it is on \(input.map { "'\($0.name)'" } ?? "nothing")")
    }

    /// Looks at what became of the move before: it was refused, or it waits.
    private func look(forRefusal reason: String) throws(WalkFailure) {
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

    /// The names of what is in front and of what that is in, from the inside out.
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
  /// The texts that a person sees in a window: of labels, buttons, fields and bars, what is covered by a modal left out.
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

/// Why a walk stops at a step.
public struct WalkFailure: Error, Hashable, CustomStringConvertible {
  /// The reason, and what was on screen instead.
  public let description: String

  /// The same without the words of a move, to follow them.
  private let reason: String
  /// Whether a move failed, and not what was expected.
  private let isOfMove: Bool

  /// Makes a failure of an expectation that isn't met, by its description.
  init(_ description: String) {
    self.description = description
    reason = description
    isOfMove = false
  }

  /// Why a move failed.
  public init(_ error: any Error) {
    description = "\(error)"
    reason = (error as? MoveError)?.reason ?? description
    isOfMove = true
  }

  /// The failure of a step, each thing said once: `step 2, tap Buy: 'Buy' is disabled`, `step 3: expected the text "Bought"; …`.
  ///
  /// - Parameters:
  ///   - number: the step's, from 1.
  ///   - words: what texts say of the step.
  public func text(ofStep number: Int, _ words: String) -> String {
    isOfMove ? "step \(number), \(words): \(reason)" : "step \(number): \(reason)"
  }
}
