/// The bar on top of every page: the catalogue's name and the ways to its other pages.
enum SiteBar {
  /// A page that the bar leads to.
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
  /// - Parameter current: the page that it is on; `nil` for one that it doesn't lead to.
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
