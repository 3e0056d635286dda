/// A mode that takes the keys of the catalogue's list, or covers it.
enum BrowserMode: ModeInStack {
  /// The map beside the list.
  case map(MapModel)
  /// A pair of pictures beside the list, by its place among ``BrowserModel/comparedPairs``.
  case comparison(Int)
  /// Thumbnails in place of the list.
  case sheet(ContactSheet)
  case launched(StageModel)
  case form(FormModel)

  /// The order in which modes cover each other: a form that is asked for from a launched screen goes back to it.
  enum Level: Int {
    case map, comparison, sheet, launched, form
  }

  var level: Level {
    switch self {
    case .map: .map
    case .comparison: .comparison
    case .sheet: .sheet
    case .launched: .launched
    case .form: .form
    }
  }
}
