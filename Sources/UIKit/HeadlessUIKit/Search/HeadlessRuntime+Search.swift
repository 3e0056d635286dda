extension HeadlessRuntime {
  /// Presses the key to search.
  public static func pressSearch(in bar: UISearchBar) {
    bar.delegate?.searchBarSearchButtonClicked(bar)
  }

  /// Taps the button to cancel: the delegate hears of it and a search controller ends.
  public static func cancelSearch(in bar: UISearchBar) {
    bar.delegate?.searchBarCancelButtonClicked(bar)
    bar.controller?.isActive = false
  }

  /// Selects a kind of search.
  public static func selectScope(_ index: Int, in bar: UISearchBar) {
    guard bar.scopeButtonTitles?.indices.contains(index) ?? false, bar.selectedScopeButtonIndex != index else { return }
    bar.selectedScopeButtonIndex = index
    bar.delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: index)
    bar.controller?.textDidChange()
  }
}
