import PetriCatalog

extension Grammar {
  static let divider = ViewForm(
    .divider,
    { NoOwner() },
    { _ in .divider },
    "A thin line.",
    sample: "divider",
    takesNothing: true
  ) {}
}
