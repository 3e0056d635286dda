extension BrowserModel {
  /// Goes to a screen from the current one; returns whether it is listed.
  @discardableResult
  mutating func visit(_ screen: String) -> Bool {
    guard choose(screen) else {
      note = "'\(screen)' isn't in the catalogue"
      return false
    }
    places.isJumping = true
    return true
  }

  private mutating func choose(_ screen: String) -> Bool {
    guard screens.choose(screen) else { return false }
    isSearching = false
    if map != nil { map = MapModel() }
    showChosen()
    return true
  }

  mutating func go(_ step: Int) {
    let entries = catalog.entries
    guard let screen = places.go(step, isThere: { name in entries.contains { $0.name == name } }) else {
      note = step < 0 ? "nothing was looked at before" : "nothing was looked at afterwards"
      return
    }
    _ = choose(screen)
  }

  mutating func toggleBookmark() -> [BrowserEffect] {
    guard let screen = (mapEntry ?? entry)?.name else {
      note = "choose a screen to bookmark"
      return []
    }
    let isMarked = !places.isBookmarked(screen)
    guard !isMarked || places.kept.bookmarks.count < KeptPlaces.maximumBookmarks else {
      note = "the limit is \(KeptPlaces.maximumBookmarks) bookmarks; remove one first"
      return []
    }
    places.mark(screen, isMarked)
    updateBookmarkList()
    note = isMarked ? "bookmarked \(screen)" : "removed the bookmark of \(screen)"
    return [.bookmark(screen, isMarked)]
  }

  /// Shows only bookmarks, or everything again.
  mutating func toggleBookmarks() {
    var filter = filter
    filter.named = filter.named == nil ? bookmarked : nil
    guard filter.named?.names.isEmpty != true else {
      note = "there are no bookmarks; b sets one"
      return
    }
    list(filter)
  }

  private mutating func updateBookmarkList() {
    guard filter.named?.word == bookmarked.word else { return }
    var filter = filter
    filter.named = bookmarked.names.isEmpty ? nil : bookmarked
    list(filter)
  }

  var bookmarked: NamedScreens { NamedScreens(word: "bookmarks", names: Set(places.kept.bookmarks)) }

  var recent: NamedScreens { NamedScreens(word: "recent ones", names: Set(places.kept.recents)) }

  var placeEntries: [PaletteModel.Entry] {
    guard stage == nil else { return [] }
    let names = Set(catalog.entries.lazy.map(\.name))
    let marked = places.kept.bookmarks.filter { names.contains($0) }
    let recent = places.kept.recents.filter { names.contains($0) && !places.isBookmarked($0) && $0 != entry?.name }
    return marked.map { PaletteModel.Entry(title: "go to \($0)", hint: "bookmark", command: .go($0)) }
      + recent.map { PaletteModel.Entry(title: "go to \($0)", hint: "recent", command: .go($0)) }
  }

  /// Records the shown screen after a message.
  mutating func rememberVisits(_ effects: [BrowserEffect]) -> [BrowserEffect] {
    var visited = stage == nil && form == nil ? places.show(entry?.name) : []
    if effects.contains(where: { if case .quit = $0 { true } else { false } }) { visited += places.leave() }
    return visited.map { .remember(screen: $0) }
  }
}
