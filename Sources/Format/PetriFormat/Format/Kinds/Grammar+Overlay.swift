import PetriCatalog

extension Grammar {
  static let overlay = ViewForm(
    .overlay,
    { OverlayDefinition(views: []) },
    ViewKind.overlay,
    "Views on top of one another, the last in front; each fills it unless it is pinned or centred.",
    sample: "overlay: {views: [label: Hello]}"
  ) {
    Field(
      "views",
      \.views,
      .list(.containerView),
      isRequired: true,
      "What it holds, the lowest first; each may have `pin` and `center`.",
      example: "[image: photo, {label: {text: New, pin: [top, leading]}}]"
    )
    gradientField(\.gradient)
  }
}
