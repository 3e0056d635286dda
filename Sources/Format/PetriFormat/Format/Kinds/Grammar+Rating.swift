import PetriCatalog

extension Grammar {
  static let rating = ViewForm(
    .rating,
    { RatingDefinition() },
    ViewKind.rating,
    "Some of a few stars.",
    sample: "rating: {stars: 3}",
    short: "stars",
    takesNothing: true
  ) {
    Field("stars", \.stars, .attribute(0...10), "How many stars are given.", example: "3")
    Field("count", \.count, .integer(1...10), "How many stars there are.", example: "10")
    enabledField(\.enabled)
  }
}
