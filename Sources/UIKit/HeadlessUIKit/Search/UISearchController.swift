import Foundation

/// A search bar and the controller of its results. Being active is a state here: the results are a child's while they
/// are shown; nothing is presented over the screen.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  open private(set) var searchResultsController: UIViewController?

  open private(set) lazy var searchBar: UISearchBar = {
    let bar = UISearchBar(frame: .zero)
    bar.controller = self
    return bar
  }()

  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
  open var automaticallyShowsSearchResultsController = true
  open var showsSearchResultsController = false

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether somebody searches; false by default. The delegate hears of changes, the updater of the first text and of
  /// the end, which empties the bar.
  open var isActive = false {
    didSet {
      guard oldValue != isActive else { return }
      if isActive { begin() } else { end() }
    }
  }

  /// Whether the content has been scrolled, and the bar away with it.
  var isScrolledAway = false {
    didSet { if isActive { isScrolledAway = false } }
  }

  private func begin() {
    isScrolledAway = false
    delegate?.willPresentSearchController(self)
    delegate?.presentSearchController(self)
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = searchBar.scopeButtonTitles?.isEmpty == false }
    searchBar.placeChanged()
    delegate?.didPresentSearchController(self)
    textDidChange()
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
    searchBar.placeChanged()
    searchBar.resignFirstResponder()
    if searchBar.text?.isEmpty == false { searchBar.text = "" } else { textDidChange() }
    delegate?.didDismissSearchController(self)
  }

  func textDidChange() {
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}

/// Brings results up to date.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears of a search. All methods may be left out.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}
