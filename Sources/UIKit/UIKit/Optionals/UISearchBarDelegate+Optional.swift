public import Foundation
public import HeadlessUIKit

/// The requirements that `searchBarShouldBeginEditing?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessSearchBarSearchBarShouldBeginEditing {
  let target: any UISearchBarDelegate

  public func callAsFunction(_ searchBar: UISearchBar) -> Bool {
    target.searchBarShouldBeginEditing(searchBar)
  }
}

/// The requirements that `searchBarTextDidBeginEditing?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessSearchBarSearchBarTextDidBeginEditing {
  let target: any UISearchBarDelegate

  public func callAsFunction(_ searchBar: UISearchBar) {
    target.searchBarTextDidBeginEditing(searchBar)
  }
}

/// The requirements that `searchBarShouldEndEditing?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessSearchBarSearchBarShouldEndEditing {
  let target: any UISearchBarDelegate

  public func callAsFunction(_ searchBar: UISearchBar) -> Bool {
    target.searchBarShouldEndEditing(searchBar)
  }
}

/// The requirements that `searchBarTextDidEndEditing?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessSearchBarSearchBarTextDidEndEditing {
  let target: any UISearchBarDelegate

  public func callAsFunction(_ searchBar: UISearchBar) {
    target.searchBarTextDidEndEditing(searchBar)
  }
}

/// The requirements that `searchBar?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessSearchBarSearchBar {
  let target: any UISearchBarDelegate

  public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
    target.searchBar(searchBar, textDidChange: searchText)
  }

  public func callAsFunction(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    target.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
  }

  public func callAsFunction(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    target.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
  }
}

/// The requirements that `searchBarSearchButtonClicked?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessSearchBarSearchBarSearchButtonClicked {
  let target: any UISearchBarDelegate

  public func callAsFunction(_ searchBar: UISearchBar) {
    target.searchBarSearchButtonClicked(searchBar)
  }
}

/// The requirements that `searchBarBookmarkButtonClicked?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessSearchBarSearchBarBookmarkButtonClicked {
  let target: any UISearchBarDelegate

  public func callAsFunction(_ searchBar: UISearchBar) {
    target.searchBarBookmarkButtonClicked(searchBar)
  }
}

/// The requirements that `searchBarCancelButtonClicked?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessSearchBarSearchBarCancelButtonClicked {
  let target: any UISearchBarDelegate

  public func callAsFunction(_ searchBar: UISearchBar) {
    target.searchBarCancelButtonClicked(searchBar)
  }
}

/// The requirements that `searchBarResultsListButtonClicked?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessSearchBarSearchBarResultsListButtonClicked {
  let target: any UISearchBarDelegate

  public func callAsFunction(_ searchBar: UISearchBar) {
    target.searchBarResultsListButtonClicked(searchBar)
  }
}

extension UISearchBarDelegate {
  public var searchBarShouldBeginEditing: HeadlessSearchBarSearchBarShouldBeginEditing? {
    HeadlessSearchBarSearchBarShouldBeginEditing(target: self)
  }

  public var searchBarTextDidBeginEditing: HeadlessSearchBarSearchBarTextDidBeginEditing? {
    HeadlessSearchBarSearchBarTextDidBeginEditing(target: self)
  }

  public var searchBarShouldEndEditing: HeadlessSearchBarSearchBarShouldEndEditing? {
    HeadlessSearchBarSearchBarShouldEndEditing(target: self)
  }

  public var searchBarTextDidEndEditing: HeadlessSearchBarSearchBarTextDidEndEditing? {
    HeadlessSearchBarSearchBarTextDidEndEditing(target: self)
  }

  public var searchBar: HeadlessSearchBarSearchBar? { HeadlessSearchBarSearchBar(target: self) }

  public var searchBarSearchButtonClicked: HeadlessSearchBarSearchBarSearchButtonClicked? {
    HeadlessSearchBarSearchBarSearchButtonClicked(target: self)
  }

  public var searchBarBookmarkButtonClicked: HeadlessSearchBarSearchBarBookmarkButtonClicked? {
    HeadlessSearchBarSearchBarBookmarkButtonClicked(target: self)
  }

  public var searchBarCancelButtonClicked: HeadlessSearchBarSearchBarCancelButtonClicked? {
    HeadlessSearchBarSearchBarCancelButtonClicked(target: self)
  }

  public var searchBarResultsListButtonClicked: HeadlessSearchBarSearchBarResultsListButtonClicked? {
    HeadlessSearchBarSearchBarResultsListButtonClicked(target: self)
  }
}
