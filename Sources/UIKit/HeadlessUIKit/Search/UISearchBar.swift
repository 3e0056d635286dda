public import Foundation

/// A search bar.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning {
  /// The style of a search bar.
  public enum Style: Int, Sendable {
    case `default`
    case prominent
    case minimal
  }

  /// The icons of a search bar.
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

  private var shownScopes: [String] { showsScopeBar ? scopeButtonTitles ?? [] : [] }

  private static let scopeBarHeight: CGFloat = 44

  var heightInNavigationBar: CGFloat { fieldHeight + 16 + (shownScopes.isEmpty ? 0 : UISearchBar.scopeBarHeight) }

  private var fieldHeight: CGFloat { max(36, searchTextField.intrinsicContentSize.height) }

  private func partsChanged() {
    show(cancelButton, showsCancelButton)
    show(scopeControl, !shownScopes.isEmpty)
    if !shownScopes.isEmpty {
      scopeControl.removeAllSegments()
      for (index, title) in shownScopes.enumerated() {
        scopeControl.insertSegment(withTitle: title, at: index, animated: false)
      }
      scopeControl.selectedSegmentIndex = selectedScopeButtonIndex
    }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    updateNavigationBar()
  }

  private var navigationController: UINavigationController? { superview?.next as? UINavigationController }

  func updateNavigationBar() { navigationController?.barsChanged() }

  override var tintSource: UIView? { navigationController?.navigationBar ?? super.tintSource }

  private func show(_ view: UIView, _ isShown: Bool) {
    if isShown { addSubview(view) } else if view.superview === self { view.removeFromSuperview() }
  }

  /// Places the field 8 points from the sides, the cancel button next to it and the scope bar below.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let below = shownScopes.isEmpty ? 0 : UISearchBar.scopeBarHeight
    let content = CGRect(x: 8, y: 0, width: max(0, bounds.width - 16), height: bounds.height - below)
    var field = CGRect(
      x: content.minX,
      y: (content.height - fieldHeight) / 2,
      width: content.width,
      height: fieldHeight
    )
    if showsCancelButton {
      let width = cancelButton.intrinsicContentSize.width
      field.size.width = max(0, field.width - width - 12)
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      if isMirrored { field.origin.x += width + 12 }
      cancelButton.frame = CGRect(
        x: isMirrored ? content.minX : content.maxX - width,
        y: field.minY,
        width: width,
        height: fieldHeight
      )
    }
    searchTextField.frame = field
    scopeControl.frame = CGRect(x: content.minX, y: content.maxY + 2, width: content.width, height: 32)
  }

  private var height: CGFloat { fieldHeight + 20 + (shownScopes.isEmpty ? 0 : UISearchBar.scopeBarHeight) }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
}

/// The delegate of a search bar. All methods are optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// The text field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  weak var bar: UISearchBar?

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard let bar else { return super.becomeFirstResponder() }
    guard bar.delegate?.searchBarShouldBeginEditing(bar) ?? true, super.becomeFirstResponder() else { return false }
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    bar.controller?.isActive = true
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, let bar else { return super.resignFirstResponder() }
    guard bar.delegate?.searchBarShouldEndEditing(bar) ?? true, super.resignFirstResponder() else { return false }
    bar.delegate?.searchBarTextDidEndEditing(bar)
    return true
  }

  override func textDidChange() {
    super.textDidChange()
    guard let bar else { return }
    bar.delegate?.searchBar(bar, textDidChange: text ?? "")
    bar.controller?.textDidChange()
  }
}
