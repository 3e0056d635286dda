import PetriCatalog

extension RuleExplanation {
  static let layout: [RuleExplanation] = [
    RuleExplanation(
      .truncation,
      """
      A text is cut, or ends in an ellipsis. Its view is too narrow or too low for it in some look or with some value. Let the \
      text have more lines, let its row wrap or scroll, or shorten the text in the language that is too long. `lines` on a text \
      accepts that a long value is cut.
      """
    ),
    RuleExplanation(
      .overlap,
      """
      Two texts lie over one another, so that neither can be read. Most often a fixed height or a pinned view leaves no room for \
      larger texts: let the views be in one column that scrolls.
      """
    ),
    RuleExplanation(
      .zeroSize,
      """
      A view with something to show has no size. The others in its row or column take all the room. Give it a size, let the \
      others give way, or let the column scroll.
      """
    ),
    RuleExplanation(
      .outsideScreen,
      """
      A view is beyond the edge of the screen, and nothing scrolls there. Nobody can see or touch it in this look. Let what it is \
      in scroll, or let its row wrap.
      """
    ),
    RuleExplanation(
      .outsideParent,
      """
      A text or a picture reaches beyond the box around it, over its border or out of its ground, or is cut off there. Most often \
      a width or a height is fixed on one of them: let the box grow with its content.
      """
    ),
    RuleExplanation(
      .outsideSafeArea,
      """
      A view is under the status bar, or where the home indicator is. It can't be read there, and touches go to the system. Pin \
      it to the safe area.
      """
    ),
    RuleExplanation(
      .smallTarget,
      """
      Something to touch is smaller than a finger. Apple asks for 44 by 44 points. Make it larger, or let the row around it be \
      what is touched. UIKit's own controls in their own size have no finding.
      """
    ),
    RuleExplanation(
      .contrast,
      """
      A text is too faint for what is behind it. WCAG 2.1 asks for a contrast of 4.5 to 1, and of 3 to 1 for large texts. Choose \
      a darker or lighter colour, also for the dark appearance.
      """
    ),
    RuleExplanation(
      .coveredTarget,
      """
      Something to touch lies under another view. A finger on its middle touches the other one. Pin one of them elsewhere, or let \
      the content leave room for what is pinned over it.
      """
    ),
    RuleExplanation(
      .conflictingConstraints,
      """
      Constraints can't hold together. UIKit breaks one of them, and another one in the next release. The notes have them as UIKit \
      prints them: take one out, or lower its priority.
      """
    ),
    RuleExplanation(
      .ambiguousLayout,
      """
      Constraints leave open where a view is. UIKit chooses a place, and another one when something else changes. Add what is \
      missing: a width, a height, or a distance.
      """
    ),
    RuleExplanation(
      .underKeyboard,
      """
      The keyboard lies over the field that is typed in. Nobody sees what they write. Let the fields be in what scrolls, or pin \
      them to the keyboard's layout guide.
      """
    ),
    RuleExplanation(
      .readingOrder,
      """
      VoiceOver reads up or back. By itself it goes from top to bottom; an order in `accessibilityElements` doesn't. Put the \
      elements into the order in which they are seen.
      """
    ),
  ]
}
