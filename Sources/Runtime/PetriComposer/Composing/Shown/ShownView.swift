package import PetriCatalog
package import PetriUIKit

/// A view as everything that draws, reads or touches a screen has it: which kind it is, with what it shows and holds, and what
/// defines it.
///
/// Its kind is read once. Where it is and how it looks there (its frame, its tint, its traits) depends on the views
/// around it and is asked of the view.
@MainActor
package struct ShownView {
  /// The view.
  package let view: UIView
  /// Its kind, with its look and its content.
  package let kind: any ShownKind
  /// The definition, by the nearest controller above that knows it; `nil` for a view that no catalogue made.
  package let definition: ViewDefinition?
  /// The object that knows the effect of a tap on it.
  private let definer: (any ViewDefining)?
  /// The controllers above what is in it that know definitions, the nearest first.
  private let definers: [any ViewDefining]

  /// Reads a view.
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

  /// The views in it, the lowest first.
  package var subviews: [ShownView] {
    let definers = (view as? any ViewDefining).map { [$0] + self.definers } ?? self.definers
    return view.subviews.map { subview in
      let next = subview.next
      guard next !== view else { return ShownView(subview, definers: definers) }
      // The root view of a controller, which may know what it defines.
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
  /// The effect of a tap on it, with its values put in.
  package var tap: ResolvedTap? { definer?.tap(of: view) }

  /// The other things that can be done with it.
  package var otherTaps: [OtherTap] { definer?.otherTaps(of: view) ?? [] }

  /// The catalogue's word for it, else UIKit's class.
  package var name: String {
    definition?.kind.name.rawValue ?? kind.word ?? shownClassName(of: view)
  }

  /// Whether it only arranges others and has no line of its own.
  package var isArrangement: Bool { definition == nil && kind.isArrangement }

  /// Whether it has no line, nor what is in it: the view beside it has the attributes.
  package var isPassedOver: Bool { isArrangement && kind.isLeaf }

  /// Whether it takes touches by itself.
  package var isControl: Bool { view is UIControl }

  /// Whether it isn't disabled.
  package var isEnabled: Bool { (view as? UIControl)?.isEnabled ?? true }

  /// Whether its content scrolls.
  package var isScroll: Bool { view is UIScrollView }

  /// Whether its content is clipped to its bounds.
  package var isClipping: Bool { view.clipsToBounds || isScroll }

  /// Whether it reads from right to left.
  package var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The colour of anything selected, filled or tappable.
  package var tint: UIColor { view.tintColor ?? .systemBlue }

  /// Where it is in the window, in points.
  package var frameInWindow: CGRect { view.convert(view.bounds, to: nil) }

  /// Where a view in it is, where it is at a frame itself.
  package func frame(of subview: ShownView, at frame: CGRect) -> CGRect {
    let (inner, bounds) = (subview.view.frame, view.bounds)
    return CGRect(
      x: frame.minX + inner.minX - bounds.minX,
      y: frame.minY + inner.minY - bounds.minY,
      width: inner.width,
      height: inner.height
    )
  }

  /// The name that is read of it: the label that was set, else its own text, else the texts inside it, as a cell is
  /// read; `nil` where there is none.
  package var readName: String? {
    if let label = view.accessibilityLabel, !label.isEmpty { return label }
    if let name = kind.speech.name { return name }
    if case .field = kind.form { return nil }
    let texts = readTexts
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// The texts inside it that are read, in the order of the views.
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
