import PetriCatalog

/// The facts about a place in a definition besides its rule.
struct Spot {
  /// The keys and the places in lists that lead there.
  var path = ""
  /// The keys of the values there; `nil` where they aren't known.
  var fields: [ContextField]?
  /// The type of the value there.
  var type: ContextType?
  /// Where the innermost view is defined that it is in; `nil` outside views.
  var view: Place?

  /// The place of a key below this one.
  func key(_ key: String, fields: [ContextField]? = nil, type: ContextType? = nil) -> Spot {
    Spot(path: path.isEmpty ? key : "\(path).\(key)", fields: fields ?? self.fields, type: type, view: view)
  }

  /// The place of an element of a list.
  func element(_ place: Int) -> Spot {
    Spot(path: "\(path)[\(place)]", fields: fields, type: nil, view: view)
  }
}
