package import PetriLinks

extension LinkTypes {
  /// The types of contexts that a parameter can have, the stricter first where a text can be of several.
  package static let context: LinkTypes = {
    let types: [ContextType] = [.bool, .int, .double, .uuid, .date, .time, .color([]), .url]
    return LinkTypes(
      types.map(\.description),
      accepts: { name, text in types.first { $0.description == name }?.scalarValue(of: text) != nil },
      sample: { name in types.first { $0.description == name }?.sample ?? "" }
    )
  }()
}
