import PetriCatalog

extension Grammar {
  /// What a tap does, where it isn't a word.
  public static let tap = Fields(
    "the tap action",
    [
      Field("open", .reference(.screen), "Opens a screen.", example: "cart"),
      Field("with", .values(.key), "The context of the screen that is opened.", example: "{id: \"${id}\"}"),
      Field("link", .localized, "Follows a link.", example: "shop://cart"),
      Field("select", .reference(.tab), "Selects a tab by its place from 0, or by its screen.", example: "menu"),
      set, emit,
    ],
    checks: [.exactlyOne(["open", "link", "select", "set", "emit"]), .goesWith("with", "open")]
  )

  static let set = Field("set", .values(.stateKey), "Changes the app's state.", example: "{signedIn: true}")
  static let emit = Field("emit", .name(.event), "Tells the content's controller a name.", example: "got-it")
}
