package import PetriLinks

extension LinkTypes {
  /// The types that a parameter's text can have.
  package static let contextTypes: [ContextType] = [.bool, .int, .double, .uuid, .date, .time, .color([]), .url]

  /// The types of contexts that a parameter can have, the stricter first where a text can be of several.
  package static let context: LinkTypes = {
    let types = contextTypes
    return LinkTypes(
      types.map(\.description),
      accepts: { name, text in types.first { $0.description == name }?.scalarValue(of: text) != nil },
      sample: { name in types.first { $0.description == name }?.sample ?? "" }
    )
  }()
}
