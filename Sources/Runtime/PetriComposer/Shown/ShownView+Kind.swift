package import PetriCatalog
package import PetriUIKit

extension ShownView {
  /// The kinds in the order in which a view is tried with them: a class before the one that it inherits from.
  private static let kinds: [Candidate] = [
    Candidate(ShownLabel.self, of: UILabel.self),
    Candidate(ShownButton.self, of: UIButton.self),
    Candidate(ShownRefresh.self, of: ListRefreshControl.self),
    Candidate(ShownTextField.self, of: UITextField.self),
    Candidate(ShownDatePicker.self, of: DateField.self),
    Candidate(ShownSwitch.self, of: UISwitch.self),
    Candidate(ShownSlider.self, of: UISlider.self),
    Candidate(ShownStepper.self, of: UIStepper.self),
    Candidate(ShownSegments.self, of: UISegmentedControl.self),
    Candidate(ShownPageControl.self, of: UIPageControl.self),
    Candidate(ShownRating.self, of: RatingControl.self),
    Candidate(ShownGradient.self, of: GradientView.self),
    Candidate(ShownToast.self, of: ToastView.self),
    Candidate(ShownControl.self, of: UIControl.self),
    Candidate(ShownPicker.self, of: ChoiceWheel.self),
    Candidate(ShownImage.self, of: UIImageView.self),
    Candidate(ShownAvatar.self, of: AvatarView.self),
    Candidate(ShownInitials.self, of: InitialsView.self),
    Candidate(ShownGauge.self, of: GaugeView.self),
    Candidate(ShownProgress.self, of: UIProgressView.self),
    Candidate(ShownSpinner.self, of: UIActivityIndicatorView.self),
    Candidate(ShownTextView.self, of: UITextView.self),
    Candidate(ShownNavigationBar.self, of: UINavigationBar.self),
    Candidate(ShownSearchBar.self, of: UISearchBar.self),
    Candidate(ShownTabBar.self, of: UITabBar.self),
    Candidate(ShownToolbar.self, of: UIToolbar.self),
    Candidate(ShownCell.self, of: UIView.self),
    Candidate(ShownListSection.self, of: ListSectionView.self),
    Candidate(ShownList.self, of: UIView.self),
    Candidate(ShownRow.self, of: RowView.self),
    Candidate(ShownRowMark.self, of: RowMarkView.self),
    Candidate(ShownCellEnd.self, of: CellEndView.self),
    Candidate(ShownGrid.self, of: GridView.self),
    Candidate(ShownSection.self, of: UIView.self),
    Candidate(ShownIndex.self, of: ListIndexView.self),
    Candidate(ShownEmpty.self, of: EmptyView.self),
    Candidate(ShownSectionColumn.self, of: SectionColumn.self),
    Candidate(ShownScroll.self, of: UIScrollView.self),
    Candidate(ShownBox.self, of: UIView.self),
    Candidate(ShownSupportingViews.self, of: UIStackView.self),
    Candidate(ShownStack.self, of: UIStackView.self),
    Candidate(ShownContent.self, of: ContentView.self),
    Candidate(ShownSpacer.self, of: SpacerView.self),
    Candidate(ShownDivider.self, of: UIView.self),
    Candidate(ShownEmbedded.self, of: EmbeddedView.self),
    Candidate(ShownOverlay.self, of: OverlayView.self),
    Candidate(ShownKeyboard.self, of: UIView.self),
  ]

  /// Which kind a view is: the one place where views are asked for it.
  ///
  /// - Parameter definition: its definition in the catalogue, if it has one.
  package static func kind(of view: UIView, _ definition: ViewDefinition? = nil) -> any ShownKind {
    for type in candidates(for: view) {
      if let kind = type.init(view, definition?.kind) { return kind }
    }
    return ShownPlain(view, definition?.kind)
  }

  /// The kinds that a view's class allows, found once a class.
  private static func candidates(for view: UIView) -> [any ShownKind.Type] {
    let key = ObjectIdentifier(type(of: view))
    if let known = candidates[key] { return known }
    let found = kinds.filter { $0.fits(view) }.map(\.type)
    candidates[key] = found
    return found
  }

  private static var candidates: [ObjectIdentifier: [any ShownKind.Type]] = [:]

  /// A kind and the class of the views that it may be; `UIView` where the definition decides.
  private struct Candidate {
    let type: any ShownKind.Type
    let fits: (UIView) -> Bool

    init<View: UIView>(_ type: any ShownKind.Type, of _: View.Type) {
      self.type = type
      fits = { $0 is View }
    }
  }

  /// The input that a person can change in a view; `nil` where nothing is changed.
  static func input(of view: UIView) -> (any ShownInput)? { kind(of: view).input }
}
