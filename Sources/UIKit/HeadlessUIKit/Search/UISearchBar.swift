public import Foundation

/// A field to search with.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning {
  /// How it looks.
  public enum Style: Int, Sendable {
    case `default`
    case prominent
    case minimal
  }

  /// The pictures in it.
  public enum Icon: Int, Sendable {
    case search
    case clear
    case bookmark
    case resultsList
  }

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

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    searchTextField.bar = self
    searchTextField.borderStyle = .roundedRect
    searchTextField.font = .preferredFont(forTextStyle: .body)
    searchTextField.clearButtonMode = .whileEditing
    addSubview(searchTextField)
  }

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

  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  open var prompt: String?
  open var searchBarStyle = Style.default
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var showsCancelButton = false {
    didSet { if oldValue != showsCancelButton { partsChanged() } }
  }
  open var showsBookmarkButton = false
  open var showsSearchResultsButton = false
  open var isSearchResultsButtonSelected = false
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }
  open var scopeButtonTitles: [String]? {
    didSet { if oldValue != scopeButtonTitles { partsChanged() } }
  }
  open var selectedScopeButtonIndex = 0 {
    didSet { if oldValue != selectedScopeButtonIndex { partsChanged() } }
  }
  open var showsScopeBar = false {
    didSet { if oldValue != showsScopeBar { partsChanged() } }
  }
  open var backgroundImage: UIImage?
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  open var barPosition: UIBarPosition { .any }

  weak var controller: UISearchController?

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open func setShowsScope(_ show: Bool, animated animate: Bool) {
    showsScopeBar = show
  }

  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[icon] = iconImage
  }

  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon] }

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// The kinds of search as they are shown.
  private var shownScopes: [String] { showsScopeBar ? scopeButtonTitles ?? [] : [] }

  private static let scopeBarHeight: CGFloat = 44

  /// 52 points in a navigation bar, 44 more with the kinds of search.
  var heightInNavigationBar: CGFloat { fieldHeight + 16 + (shownScopes.isEmpty ? 0 : UISearchBar.scopeBarHeight) }

  /// As high as its text at large text sizes.
  private var fieldHeight: CGFloat { max(36, searchTextField.intrinsicContentSize.height) }

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

  /// Fills it with the field, 8 points from the sides, with the button to cancel beside it and the kinds of search
  /// below.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let below = shownScopes.isEmpty ? 0 : UISearchBar.scopeBarHeight
    let room = CGRect(x: 8, y: 0, width: max(0, bounds.width - 16), height: bounds.height - below)
    var field = CGRect(x: room.minX, y: (room.height - fieldHeight) / 2, width: room.width, height: fieldHeight)
    if showsCancelButton {
      let width = cancelButton.intrinsicContentSize.width
      field.size.width = max(0, field.width - width - 12)
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      if isMirrored { field.origin.x += width + 12 }
      cancelButton.frame = CGRect(
        x: isMirrored ? room.minX : room.maxX - width,
        y: field.minY,
        width: width,
        height: fieldHeight
      )
    }
    searchTextField.frame = field
    scopeControl.frame = CGRect(x: room.minX, y: room.maxY + 2, width: room.width, height: 32)
  }

  private var height: CGFloat { fieldHeight + 20 + (shownScopes.isEmpty ? 0 : UISearchBar.scopeBarHeight) }

  /// No width of its own; 56 points high, more with the kinds of search.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

  /// The width as it is; 56 points high, more with the kinds of search.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
}
