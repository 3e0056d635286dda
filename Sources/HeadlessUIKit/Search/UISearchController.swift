import Foundation

/// A search bar and the controller of its results. Being active is a state here: the results are a child's while they
/// are shown; nothing is presented over the screen.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The controller of the results; nil shows them where the search began.
  open private(set) var searchResultsController: UIViewController?

  /// The bar.
  open private(set) lazy var searchBar: UISearchBar = {
    let bar = UISearchBar(frame: .zero)
    bar.controller = self
    return bar
  }()

  /// Brings results up to date; none by default.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Hears of it; none by default.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether what is behind the results gets darker; true by default.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar goes away while it is active; true by default.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button to cancel comes and goes by itself; true by default.
  open var automaticallyShowsCancelButton = true
  /// Whether the kinds of search come and go by themselves; true by default.
  open var automaticallyShowsScopeBar = true
  /// Whether the results come by themselves; true by default.
  open var automaticallyShowsSearchResultsController = true
  /// Whether the results are shown while there is no text; false by default.
  open var showsSearchResultsController = false

  /// A search with a controller of the results.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// A search without a controller of the results.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A search without a controller of the results.
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
  /// Called when the text changed or the search became active.
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears of a search. All methods may be left out.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before it becomes active.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after it became active.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before it ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after it ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Shows it in a way of one's own.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
}
