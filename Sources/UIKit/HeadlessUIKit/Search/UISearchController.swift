import Foundation

/// A search bar with a controller for results, which is added as a child rather than presented.
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

  /// Whether the search is active. The end clears the bar and notifies the delegate and the results updater.
  open var isActive = false {
    didSet {
      guard oldValue != isActive else { return }
      if isActive { begin() } else { end() }
    }
  }

  var isScrolledAway = false {
    didSet { if isActive { isScrolledAway = false } }
  }

  private func begin() {
    isScrolledAway = false
    delegate?.willPresentSearchController(self)
    delegate?.presentSearchController(self)
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = searchBar.scopeButtonTitles?.isEmpty == false }
    searchBar.updateNavigationBar()
    delegate?.didPresentSearchController(self)
    textDidChange()
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
    searchBar.updateNavigationBar()
    searchBar.resignFirstResponder()
    if searchBar.text?.isEmpty == false { searchBar.text = "" } else { textDidChange() }
    delegate?.didDismissSearchController(self)
  }

  func textDidChange() {
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}

/// An object that updates search results.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// The delegate of a search controller. All methods are optional.
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

extension HeadlessRuntime {
  public static func pressSearch(in bar: UISearchBar) {
    bar.delegate?.searchBarSearchButtonClicked(bar)
  }

  public static func cancelSearch(in bar: UISearchBar) {
    bar.delegate?.searchBarCancelButtonClicked(bar)
    bar.controller?.isActive = false
  }

  public static func selectScope(_ index: Int, in bar: UISearchBar) {
    guard bar.scopeButtonTitles?.indices.contains(index) ?? false, bar.selectedScopeButtonIndex != index else { return }
    bar.selectedScopeButtonIndex = index
    bar.delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: index)
    bar.controller?.textDidChange()
  }
}
