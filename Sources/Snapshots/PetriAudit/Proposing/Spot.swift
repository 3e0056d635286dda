import PetriCatalog

/// A location in a definition and what is known about it besides its rule.
struct Spot {
  /// The path of keys and indices.
  var path = ""
  /// The fields that the values here are for; `nil` if they aren't known.
  var fields: [ContextField]?
  var type: ContextType?
  /// The location of the innermost view that contains this location; `nil` outside views.
  var view: Place?

  /// The location of a key in this mapping.
  func key(_ key: String, fields: [ContextField]? = nil, type: ContextType? = nil) -> Spot {
    Spot(path: path.isEmpty ? key : "\(path).\(key)", fields: fields ?? self.fields, type: type, view: view)
  }

  /// The location of an element of this list.
  func element(_ place: Int) -> Spot {
    Spot(path: "\(path)[\(place)]", fields: fields, type: nil, view: view)
  }
}
