import PetriCatalog
import PetriFormat
import PetriYAML

extension DefinitionBuilder {
  /// The search bar of a navigation bar.
  func search(_ keys: Keys) -> SearchDefinition {
    var search = SearchDefinition()
    search.placeholder = localized("placeholder", keys)
    search.text = localized("text", keys)
    let (values, scopes) = titles(keys, "scopes")
    search.scopes = scopes
    search.values = values.isEmpty ? choices(keys) : values
    if let selected = keys.attribute("selected", Int.self) { search.selected = selected }
    if let shows = keys.flag("showsScopes") { search.showsScopes = shows }
    if let active = keys.attribute("active", Bool.self) { search.active = active }
    search.onSubmit = keys["onSubmit"].flatMap(tap)
    if let hides = keys.flag("hidesWhenScrolling") { search.hidesWhenScrolling = hides }
    return search
  }
}
