package import PetriCatalog
package import PetriUIKit

extension ShownView {
  /// The kinds in the order in which a view is tried with them: a class before the one that it inherits from.
  private static let kinds: [any ShownKind.Type] = [
    ShownLabel.self,
    ShownButton.self,
    ShownRefresh.self,
    ShownTextField.self,
    ShownDatePicker.self,
    ShownSwitch.self,
    ShownSlider.self,
    ShownStepper.self,
    ShownSegments.self,
    ShownPageControl.self,
    ShownRating.self,
    ShownGradient.self,
    ShownToast.self,
    ShownControl.self,
    ShownPicker.self,
    ShownImage.self,
    ShownAvatar.self,
    ShownInitials.self,
    ShownGauge.self,
    ShownProgress.self,
    ShownSpinner.self,
    ShownTextView.self,
    ShownNavigationBar.self,
    ShownSearchBar.self,
    ShownTabBar.self,
    ShownToolbar.self,
    ShownCell.self,
    ShownListSection.self,
    ShownList.self,
    ShownRow.self,
    ShownRowMark.self,
    ShownCellEnd.self,
    ShownGrid.self,
    ShownSection.self,
    ShownIndex.self,
    ShownEmpty.self,
    ShownSectionColumn.self,
    ShownScroll.self,
    ShownBox.self,
    ShownSupportingViews.self,
    ShownStack.self,
    ShownContent.self,
    ShownSpacer.self,
    ShownDivider.self,
    ShownEmbedded.self,
    ShownOverlay.self,
    ShownKeyboard.self,
  ]

  /// Which kind a view is: the one place where views are asked for it.
  ///
  /// - Parameter definition: its definition in the catalogue, if it has one.
  package static func kind(of view: UIView, _ definition: ViewDefinition? = nil) -> any ShownKind {
    for type in kinds {
      if let kind = type.init(view, definition?.kind) { return kind }
    }
    return ShownPlain(view, definition?.kind)
  }

  /// The input that a person can change in a view; `nil` where nothing is changed.
  static func input(of view: UIView) -> (any ShownInput)? { kind(of: view).input }
}
