public import Foundation

/// A field to search with.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning {
  /// How it looks.
  public enum Style: Int, Sendable {
    /// As usual.
    case `default`
    /// The field with a background.
    case prominent
    /// The field alone.
    case minimal
  }

  /// The pictures in it.
  public enum Icon: Int, Sendable {
    /// The glass.
    case search
    /// The cross.
    case clear
    /// The bookmark.
    case bookmark
    /// The list of results.
    case resultsList
  }

  /// The field.
  public let searchTextField = UISearchTextField(frame: .zero)
  private var icons: [Icon: UIImage] = [:]
  private lazy var cancelButton = UIButton(
    type: .system,
    primaryAction: UIAction(title: "Cancel") { [weak self] _ in
      if let self { HeadlessRuntime.cancelSearch(in: self) }
    }
  )
  private lazy var scopeControl: UISegmentedControl = {
    let control = UISegmentedControl()
    control.addAction(
      UIAction { [weak self, weak control] _ in
        if let self, let control { HeadlessRuntime.selectScope(control.selectedSegmentIndex, in: self) }
      },
      for: .valueChanged
    )
    return control
  }()

  /// A search bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A search bar of no size.
  public convenience init() {
    self.init(frame: .zero)
  }

  /// A search bar of no size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    searchTextField.bar = self
    searchTextField.borderStyle = .roundedRect
    searchTextField.clearButtonMode = .whileEditing
    addSubview(searchTextField)
  }

  /// Hears of it; none by default.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The text; empty by default. Setting it tells the delegate, as in UIKit.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      delegate?.searchBar(self, textDidChange: searchTextField.text ?? "")
      controller?.textDidChange()
    }
  }

  /// What is shown where nothing was typed; none by default.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// A line above it; none by default.
  open var prompt: String?
  /// How it looks; as usual by default.
  open var searchBarStyle = Style.default
  /// The look before there were appearances.
  open var barStyle = UIBarStyle.default
  /// The colour of the bar; none by default.
  open var barTintColor: UIColor?
  /// Whether what is behind shines through; true by default.
  open var isTranslucent = true
  /// Whether a button to cancel is shown; false by default.
  open var showsCancelButton = false {
    didSet { if oldValue != showsCancelButton { partsChanged() } }
  }
  /// Whether a bookmark is shown; false by default.
  open var showsBookmarkButton = false
  /// Whether a button for results is shown; false by default.
  open var showsSearchResultsButton = false
  /// Whether that button is selected; false by default.
  open var isSearchResultsButtonSelected = false
  /// Whether it takes typing; true by default.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }
  /// The kinds of search; none by default.
  open var scopeButtonTitles: [String]? {
    didSet { if oldValue != scopeButtonTitles { partsChanged() } }
  }
  /// The selected kind; 0 by default.
  open var selectedScopeButtonIndex = 0 {
    didSet { if oldValue != selectedScopeButtonIndex { partsChanged() } }
  }
  /// Whether the kinds are shown; false by default.
  open var showsScopeBar = false {
    didSet { if oldValue != showsScopeBar { partsChanged() } }
  }
  /// The picture behind it; none by default.
  open var backgroundImage: UIImage?
  /// The keyboard; the usual one by default.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// What the return key says.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// What begins with a capital by itself.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// Whether typing is corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// Where it is.
  open var barPosition: UIBarPosition { .any }

  weak var controller: UISearchController?

  /// Shows or hides the button to cancel.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Shows or hides the kinds of search.
  open func setShowsScope(_ show: Bool, animated animate: Bool) {
    showsScopeBar = show
  }

  /// Sets a picture.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[icon] = iconImage
  }

  /// A picture that was set.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon] }

  /// The field's own.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  /// The field's own.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// Begins typing, if the delegate lets it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Ends typing, if the delegate lets it.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// The kinds of search as they are shown.
  private var shownScopes: [String] { showsScopeBar ? scopeButtonTitles ?? [] : [] }

  private static let scopeBarHeight: CGFloat = 44

  /// 52 points in a navigation bar, 44 more with the kinds of search.
  var heightInNavigationBar: CGFloat { 52 + (shownScopes.isEmpty ? 0 : UISearchBar.scopeBarHeight) }

  private func partsChanged() {
    show(cancelButton, showsCancelButton)
    show(scopeControl, !shownScopes.isEmpty)
    if !shownScopes.isEmpty {
      scopeControl.removeAllSegments()
      for (place, title) in shownScopes.enumerated() {
        scopeControl.insertSegment(withTitle: title, at: place, animated: false)
      }
      scopeControl.selectedSegmentIndex = selectedScopeButtonIndex
    }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    placeChanged()
  }

  private var navigationController: UINavigationController? { superview?.next as? UINavigationController }

  /// A navigation controller that shows it gives it another place.
  func placeChanged() { navigationController?.barsChanged() }

  /// In UIKit it is in the navigation bar.
  override var tintSource: UIView? { navigationController?.navigationBar ?? super.tintSource }

  private func show(_ view: UIView, _ isShown: Bool) {
    if isShown { addSubview(view) } else if view.superview === self { view.removeFromSuperview() }
  }

  /// Fills it with the field, 8 points from the sides, with the button to cancel beside it and the kinds of search below.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let below = shownScopes.isEmpty ? 0 : UISearchBar.scopeBarHeight
    let room = CGRect(x: 8, y: 0, width: max(0, bounds.width - 16), height: bounds.height - below)
    var field = CGRect(x: room.minX, y: (room.height - 36) / 2, width: room.width, height: 36)
    if showsCancelButton {
      let width = cancelButton.intrinsicContentSize.width
      field.size.width = max(0, field.width - width - 12)
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      if isMirrored { field.origin.x += width + 12 }
      cancelButton.frame = CGRect(
        x: isMirrored ? room.minX : room.maxX - width,
        y: field.minY,
        width: width,
        height: 36
      )
    }
    searchTextField.frame = field
    scopeControl.frame = CGRect(x: room.minX, y: room.maxY + 2, width: room.width, height: 32)
  }

  private var height: CGFloat { 56 + (shownScopes.isEmpty ? 0 : UISearchBar.scopeBarHeight) }

  /// No width of its own; 56 points high, more with the kinds of search.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

  /// The width as it is; 56 points high, more with the kinds of search.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
}
