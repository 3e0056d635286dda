/// An action of a key.
enum BrowserAction: String, Hashable, CaseIterable {
  // In the list.
  case down, up, pageDown, pageUp, halfDown, halfUp, first, last, fold, unfold, toggle, open
  case search, clear, nextPane, previousPane, nextTab, previousTab, previewDown, previewUp, previewLeft, previewRight
  case toggleWrapping, togglePreview, problems, filters, nextComparison, previousComparison
  case sheet, variations, map, goBack, goForth, bookmark, bookmarks
  case nextDifference, previousDifference, acceptSnapshot, rejectSnapshot, undoDecision, verify
  // On the map.
  case walkLeft, walkRight
  // In a contact sheet.
  case thumbnailLeft, thumbnailRight, largerThumbnails, smallerThumbnails
  // In a form.
  case nextField, previousField, nextChoice, previousChoice, launch, resetField, nextFixture, previousFixture
  case addItem, removeItem, raiseItem, lowerItem
  // In a launched screen.
  case focusNext, focusPrevious, focusRight, focusLeft, tap, back, catalogue, editContext, toggleLog
  case logUp, logDown, nextStep, compareSteps, panLeft, panRight, onion, timeline
  // Panes.
  case grow, shrink, resetPanes, zoom
  // Anywhere.
  case nextDevice, nextAppearance, nextContentSize, nextLocale
  case palette, copy, edit, reload, help, quit, interrupt, stop

  /// Whether it only moves the choice or the visible part.
  var isMove: Bool {
    switch self {
    case .down, .up, .pageDown, .pageUp, .halfDown, .halfUp, .first, .last, .walkLeft, .walkRight, .thumbnailLeft,
      .thumbnailRight, .nextField, .previousField, .nextChoice, .previousChoice, .focusNext, .focusPrevious,
      .focusRight, .focusLeft, .panLeft, .panRight, .previewDown, .previewUp, .previewLeft, .previewRight, .logUp,
      .logDown:
      true
    default: false
    }
  }
}
