import PetriCatalog

extension Grammar {
  static let avatar = ViewForm(
    .avatar,
    { AvatarDefinition(name: noText) },
    ViewKind.avatar,
    "A circle with a person's initials.",
    sample: "avatar: Ann Smith",
    short: "name"
  ) {
    Field(
      "name",
      \.name,
      .localized,
      isRequired: true,
      "The person's name: VoiceOver reads it, and the circle has the initials of its first and last word.",
      example: "Ann Smith"
    )
    Field("size", \.size, .number(1...500), "The circle's diameter, in points.")
    Field("color", \.color, .color, "The circle's colour; the initials are white.")
  }
}
