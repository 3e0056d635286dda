/// The message if nothing is listed.
extension BrowserModel {
  /// The reason why nothing is listed, and a way out.
  var emptyWords: String {
    if isSearchPending { return "" }
    if !query.isEmpty { return "nothing matches; Esc clears" }
    return filter.isEmpty ? "the catalogue has no screens; 'petri new NAME' makes one" : "none; Esc lists all"
  }

  /// The lines in the preview where nothing is listed.
  var emptyLines: [String] {
    guard rows.isEmpty, !isSearchPending else { return [] }
    if !query.isEmpty {
      return [
        "A search looks through names, titles in all locales, groups, #tags, texts of screens, and files.", "",
        "cart pay      both, each by its letters in this order", "'cart         these letters together",
        "^cart         at the beginning", "cart$         at the end", "!cart         not with these letters together",
        "cart | shop   one of them", "#money        a tag",
      ]
    }
    guard filter.isEmpty else { return [] }
    return [
      "This catalogue has no screens yet.", "",
      "petri new gift-card    writes the first one, a small file to begin with",
      "petri schema           lets an editor complete what is written in it", "",
      "It is listed here as soon as its file is there.",
    ]
  }
}
