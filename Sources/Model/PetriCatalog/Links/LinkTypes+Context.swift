package import PetriLinks

extension LinkTypes {
  /// The types of link parameters.
  package static let contextTypes: [ContextType] = [.bool, .int, .double, .uuid, .date, .time, .color([]), .url]

  /// The types of link parameters, stricter ones first.
  package static let context: LinkTypes = {
    let types = contextTypes
    return LinkTypes(
      types.map(\.description),
      accepts: { name, text in types.first { $0.description == name }?.scalarValue(of: text) != nil },
      sample: { name in types.first { $0.description == name }?.sample ?? "" }
    )
  }()
}
