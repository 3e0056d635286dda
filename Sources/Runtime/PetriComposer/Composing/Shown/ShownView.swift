package import PetriCatalog
package import PetriUIKit

/// A view as it is drawn, read and touched: its kind with its content, and its definition.
///
/// The kind is read once. The frame, the tint and the traits depend on surrounding views and are read on demand.
@MainActor
package struct ShownView {
  package let view: UIView
  package let kind: any ShownKind
  /// The definition known to the nearest ancestor; `nil` for a view that isn't from a catalogue.
  package let definition: ViewDefinition?
  /// The object that knows the effect of a tap.
  private let definer: (any ViewDefining)?
  /// The ancestors that know definitions of subviews, nearest first.
  private let definers: [any ViewDefining]

  package init(_ view: UIView) {
    self.init(view, definers: ShownView.definers(from: view.next, to: nil))
  }

  private init(_ view: UIView, definers: [any ViewDefining]) {
    self.view = view
    self.definers = definers
    var known: (definer: any ViewDefining, definition: ViewDefinition)?
    for definer in definers {
      guard let definition = definer.definition(of: view) else { continue }
      known = (definer, definition)
      break
    }
    definer = known?.definer
    definition = known?.definition
    kind = ShownView.kind(of: view, known?.definition)
  }

  package var subviews: [ShownView] {
    let definers = (view as? any ViewDefining).map { [$0] + self.definers } ?? self.definers
    return view.subviews.map { subview in
      let next = subview.next
      guard next !== view else { return ShownView(subview, definers: definers) }
      // The root view of a child controller, which may define views.
      return ShownView(subview, definers: ShownView.definers(from: next, to: view) + definers)
    }
  }

  private static func definers(from responder: UIResponder?, to end: UIResponder?) -> [any ViewDefining] {
    var found: [any ViewDefining] = []
    var current = responder
    while let responder = current, responder !== end {
      if let definer = responder as? any ViewDefining { found.append(definer) }
      current = responder.next
    }
    return found
  }
}

extension ShownView {
  package var tap: ResolvedTap? { definer?.tap(of: view) }

  package var otherTaps: [OtherTap] { definer?.otherTaps(of: view) ?? [] }

  /// The catalogue's word for the kind, or UIKit's class.
  package var name: String {
    definition?.kind.name.rawValue ?? kind.word ?? shownClassName(of: view)
  }

  package var isArrangement: Bool { definition == nil && kind.isArrangement }

  /// Whether neither it nor its subviews are printed, because a sibling has the attributes.
  package var isPassedOver: Bool { isArrangement && kind.isLeaf }

  package var isControl: Bool { view is UIControl }

  package var isEnabled: Bool { (view as? UIControl)?.isEnabled ?? true }

  package var isScroll: Bool { view is UIScrollView }

  package var isClipping: Bool { view.clipsToBounds || isScroll }

  package var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  package var tint: UIColor { view.tintColor ?? .systemBlue }

  package var frameInWindow: CGRect { view.convert(view.bounds, to: nil) }

  /// The frame of a subview if this view is at `frame`.
  package func frame(of subview: ShownView, at frame: CGRect) -> CGRect {
    let (inner, bounds) = (subview.view.frame, view.bounds)
    return CGRect(
      x: frame.minX + inner.minX - bounds.minX,
      y: frame.minY + inner.minY - bounds.minY,
      width: inner.width,
      height: inner.height
    )
  }

  /// The name that VoiceOver reads: the label, the kind's own text, or the texts inside, as for a cell; `nil` if there
  /// is none.
  package var readName: String? {
    if let label = view.accessibilityLabel, !label.isEmpty { return label }
    if let name = kind.speech.name { return name }
    if case .field = kind.form { return nil }
    let texts = readTexts
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  var readTexts: [String] {
    var texts: [String] = []
    var waiting: [UIView] = view.subviews.reversed()
    while let inner = waiting.popLast() {
      guard !inner.isHidden else { continue }
      if let label = inner.accessibilityLabel, !label.isEmpty {
        texts.append(label)
      } else {
        waiting += inner.subviews.reversed()
      }
    }
    return texts
  }
}

extension ShownView {
  /// All kinds, in the order in which a view is tested: a subclass before its superclass.
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

  /// The kind of a view. Nothing else tests views for their class.
  package static func kind(of view: UIView, _ definition: ViewDefinition? = nil) -> any ShownKind {
    for type in candidates(for: view) {
      if let kind = type.init(view, definition?.kind) { return kind }
    }
    return ShownPlain(view, definition?.kind)
  }

  /// The kinds possible for a view's class, cached by class.
  private static func candidates(for view: UIView) -> [any ShownKind.Type] {
    let key = ObjectIdentifier(type(of: view))
    if let known = candidates[key] { return known }
    let found = kinds.filter { $0.fits(view) }.map(\.type)
    candidates[key] = found
    return found
  }

  private static var candidates: [ObjectIdentifier: [any ShownKind.Type]] = [:]

  private struct Candidate {
    let type: any ShownKind.Type
    let fits: (UIView) -> Bool

    init<View: UIView>(_ type: any ShownKind.Type, of _: View.Type) {
      self.type = type
      fits = { $0 is View }
    }
  }

  static func input(of view: UIView) -> (any ShownInput)? { kind(of: view).input }
}
