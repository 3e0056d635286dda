import PetriDiagnostics

extension Explanation {
  /// What is no mistake and seldom meant. `severity` of Catalog.yaml chooses what becomes of each, a comment keeps a single one away.
  static let warnings: [Explanation] = [
    Explanation(
      .unusedContainer,
      "No screen is wrapped in the container. It is looked for in all screens, their variants and the folders' defaults, when nothing "
        + "else is wrong with the catalogue.",
      wrong: "container: frame\n---\nscreen: a\ncontent: [{label: A}]\n",
      right: "container: frame\n---\nscreen: a\nwrapping: [frame]\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .modalByDefaults,
      "A navigation controller can't be pushed on another. Where the defaults of a folder wrap each of its screens in one, a tap that opens "
        + "one screen from another presents it in a stack of its own, without a way back. Wrap only the screen that begins the stack. Where "
        + "that is what you want, write '# petri:ignore modal-by-defaults' above."
    ),
    Explanation(
      .unusedFixture,
      "A fixture is there for the snapshots that are taken with it, for walks, and for screens that hold this one. The matrix leaves "
        + "this one out and nobody else names it.",
      wrong: """
        screen: a
        context: {city: {type: string, example: Kazan}}
        fixtures: {long: {city: Petropavlovsk-Kamchatsky}}
        matrix: {exclude: {fixture: long}}
        content: [{label: "${city}"}]

        """,
      right: """
        screen: a
        context: {city: {type: string, example: Kazan}}
        fixtures: {long: {city: Petropavlovsk-Kamchatsky}}
        content: [{label: "${city}"}]

        """
    ),
    Explanation(
      .unusedKey,
      "Everybody who launches the screen has to give the key, and nothing of the screen shows it, asks for it or hands it on. Screens "
        + "with controllers written in Swift are not judged, for these get the whole context, and neither are those that a route finds "
        + "by their context.",
      wrong: "screen: a\ncontext: {city: {type: string, example: Kazan}}\ncontent: [{label: A}]\n",
      right: "screen: a\ncontext: {city: {type: string, example: Kazan}}\ncontent: [{label: \"${city}\"}]\n"
    ),
    Explanation(
      .unreachedScreen,
      "From the screen with which an app starts, and from links, no tap, route or screen that holds others leads there. It is only "
        + "looked for where Catalog.yaml has 'start', and not where a controller written in Swift is on the way, which may open any "
        + "screen.",
      wrong: "catalog: Example\nstart: home\n---\nscreen: lost\ncontent: [{label: Lost}]\n",
      right: "catalog: Example\nstart: home\n---\nscreen: found\nlinks: [app://found]\ncontent: [{label: Found}]\n"
    ),
    Explanation(
      .missingExample,
      "A screen is launched, browsed and snapshotted with its examples where nobody gives a context. This key has none, and no default.",
      wrong: "screen: a\ncontext: {city: string}\ncontent: [{label: \"${city}\"}]\n",
      right: "screen: a\ncontext: {city: {type: string, example: Kazan}}\ncontent: [{label: \"${city}\"}]\n"
    ),
    Explanation(
      .keyAsText,
      "Values are written ${city}. What other languages write ({city}, $city, #{city}, %{city}, \\(city)) is shown as it stands.",
      wrong: "screen: a\ncontext: {city: {type: string, default: Kazan}}\ncontent: [{label: \"In {city}, ${city}\"}]\n",
      right: "screen: a\ncontext: {city: {type: string, default: Kazan}}\ncontent: [{label: \"In ${city}\"}]\n"
    ),
    Explanation(
      .supportingViewsHidden,
      "Supporting views go to the innermost template that has a place for them. The place of one around it stays empty.",
      wrong: """
        container: outer
        supportingViews:
        ---
        container: inner
        supportingViews:
        ---
        screen: a
        wrapping: [outer, inner]
        content: [{label: A}]
        supportingViews: [{button: B}]

        """,
      right: """
        container: outer
        ---
        container: inner
        supportingViews:
        ---
        screen: a
        wrapping: [outer, inner]
        content: [{label: A}]
        supportingViews: [{button: B}]

        """
    ),
    Explanation(
      .uselessIgnore,
      "A comment keeps a warning away that is not there, or names none. What stands behind a dash is its reason.",
      wrong: "# petri:ignore unused-key\nscreen: a\ncontent: [{label: A}]\n",
      right: """
        screen: a
        context:
          # petri:ignore unused-key - the server sends it
          city: {type: string, example: Kazan}
        content: [{label: A}]

        """
    ),
  ]
}
