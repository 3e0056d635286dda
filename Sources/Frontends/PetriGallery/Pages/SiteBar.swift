/// The navigation bar of every page.
enum SiteBar {
  /// A page that the bar links to.
  enum Place: String, CaseIterable {
    case screens = "Screens"
    case prototype = "Prototype"
    case map = "Map"
    case changes = "Changes"
    case checks = "Checks"

    var file: String {
      switch self {
      case .screens: "index.html"
      case .prototype: "prototype.html"
      case .map: "map.html"
      case .changes: "changes.html"
      case .checks: "checks.html"
      }
    }
  }

  /// The bar as markup.
  ///
  /// - Parameter current: The page that has the bar; `nil` if the bar doesn't link to it.
  static func text(_ app: GalleryApp, root: String, current: Place?) -> String {
    let places = Place.allCases.filter { place in
      switch place {
      case .prototype: !app.states.isEmpty
      case .changes: app.changes != nil
      case .checks: app.findings != nil
      case .screens, .map: true
      }
    }
    let links = places.map { place in
      "<a href=\"\(root)\(place.file)\"\(place == current ? " aria-current=\"page\"" : "")>\(place.rawValue)</a>\n"
    }
    return "<header class=\"bar\">\n<a class=\"name\" href=\"\(root)index.html\">\(Markup.text(app.name))</a>\n"
      + "<nav aria-label=\"Gallery\">\n\(links.joined())</nav>\n</header>\n"
  }
}
