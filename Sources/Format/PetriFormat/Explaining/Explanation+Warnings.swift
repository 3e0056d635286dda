import PetriDiagnostics

extension Explanation {
  /// Valid definitions that are rarely intended. `severity` in Catalog.yaml sets their severity, and comments suppress
  /// single ones.
  static let warnings: [Explanation] = [
    Explanation(
      .unusedContainer,
      """
      No screen uses the container. Screens, their variants and the defaults of folders are searched, once the catalogue has \
      no errors.
      """,
      wrong: "container: frame\n---\nscreen: a\ncontent: [{label: A}]\n",
      right: "container: frame\n---\nscreen: a\nwrapping: [frame]\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .modalByDefaults,
      """
      A navigation controller can't be pushed onto another one. If the defaults of a folder wrap each of its screens in a \
      navigation controller, a tap that opens one screen from another presents it modally, in a stack of its own and without \
      a back button. Wrap only the screen that begins the stack. If you want it this way, write `# petri:ignore \
      modal-by-defaults` above.
      """
    ),
    Explanation(
      .endlessRedirect,
      """
      A redirect leads to another link, and that link to the first one again, or ever further. Such a link leads nowhere: \
      following it ends with an error after a few steps. Let `to` be a link that a screen has, or one that is opened outside \
      the app. Each circle is reported once, with links that `example` or a value of the parameter's type fills in.
      """
    ),
    Explanation(
      .uselessLenient,
      """
      A key that is `lenient` has its default where a link has a value for it that can't be its own. A parameter of the path \
      or the host with a constraint matches none but its own values, so that other links don't lead to the screen at all: \
      write the parameter without the constraint, or remove `lenient`.
      """,
      wrong: """
        screen: a
        context: {tab: {type: choice, values: [new, old], default: new}}
        links: [{url: "a://b/{tab:choice}", lenient: tab}]
        content: [label: "${tab}"]

        """,
      right: """
        screen: a
        context: {tab: {type: choice, values: [new, old], default: new}}
        links: [{url: "a://b/{tab}", lenient: tab}]
        content: [label: "${tab}"]

        """
    ),
    Explanation(
      .unusedFixture,
      """
      Fixtures are used by snapshots, by walks, and by screens that contain this one. The matrix excludes this fixture, and \
      nothing else uses it.
      """,
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
      """
      Whoever launches the screen must provide the key, but the screen doesn't show it, use it in a condition or pass it on. \
      Keys of screens with controllers in Swift are not checked, because these get the entire context; nor are keys by which \
      a route finds its screen.
      """,
      wrong: "screen: a\ncontext: {city: {type: string, example: Kazan}}\ncontent: [{label: A}]\n",
      right: "screen: a\ncontext: {city: {type: string, example: Kazan}}\ncontent: [{label: \"${city}\"}]\n"
    ),
    Explanation(
      .unreachedScreen,
      """
      No tap, route, link or containing screen leads here from the screen that the app starts with. Only checked if \
      Catalog.yaml has `start`, and not if a controller in Swift, which may open any screen, is on the way.
      """,
      wrong: "catalog: Example\nstart: home\n---\nscreen: lost\ncontent: [{label: Lost}]\n",
      right: "catalog: Example\nstart: home\n---\nscreen: found\nlinks: [app://found]\ncontent: [{label: Found}]\n"
    ),
    Explanation(
      .missingExample,
      """
      Without a given context, a screen is launched, browsed and recorded with its examples. This key has neither an example \
      nor a default.
      """,
      wrong: "screen: a\ncontext: {city: string}\ncontent: [{label: \"${city}\"}]\n",
      right: "screen: a\ncontext: {city: {type: string, example: Kazan}}\ncontent: [{label: \"${city}\"}]\n"
    ),
    Explanation(
      .exampleForValue,
      """
      A tap opens a screen and doesn't give it a key that has no default, so the key's example takes its place, which a person would take for the \
      real value. Give the key in `with`. While its data isn't there yet, '# petri:ignore example-for-value' on the line keeps the warning away.
      """,
      wrong:
        "screen: a\ncontent: [{button: {title: B, tap: {open: b}}}]\n---\nscreen: b\ncontext: {city: {type: string, example: Kazan}}\ncontent: [{label: \"${city}\"}]\n",
      right:
        "screen: a\ncontent: [{button: {title: B, tap: {open: b, with: {city: Perm}}}}]\n---\nscreen: b\ncontext: {city: {type: string, example: Kazan}}\ncontent: [{label: \"${city}\"}]\n"
    ),
    Explanation(
      .keyAsText,
      "Values are written ${city}. What other languages use ({city}, $city, #{city}, %{city}, \\(city)) is shown as text.",
      wrong: "screen: a\ncontext: {city: {type: string, default: Kazan}}\ncontent: [{label: \"In {city}, ${city}\"}]\n",
      right: "screen: a\ncontext: {city: {type: string, default: Kazan}}\ncontent: [{label: \"In ${city}\"}]\n"
    ),
    Explanation(
      .missingPluralForm,
      """
      Languages have different plural forms: English has `one` and `other`, Russian `one`, `few`, `many` and `other`. Which number \
      needs which is Unicode's to say (CLDR). Without the form, `other` is shown, as in an app.
      """,
      wrong: """
        screen: a
        context: {count: {type: int, default: 2}}
        content: [{label: {text: {en: {plural: "${count}", other: "${count} items"}}}}]

        """,
      right: """
        screen: a
        context: {count: {type: int, default: 2}}
        content: [{label: {text: {en: {plural: "${count}", one: "${count} item", other: "${count} items"}}}}]

        """
    ),
    Explanation(
      .unusedPluralForm,
      """
      The language has no such form, so that the text is never shown. `zero` is for 0 in every language, and no other form is.
      """,
      wrong: """
        screen: a
        context: {count: {type: int, default: 2}}
        content: [{label: {text: {en: {plural: "${count}", one: A, few: "${count}", other: B}}}}]

        """,
      right: """
        screen: a
        context: {count: {type: int, default: 2}}
        content: [{label: {text: {en: {plural: "${count}", one: A, other: "${count}"}}}}]

        """
    ),
    Explanation(
      .missingTranslation,
      """
      The key has no text for one of the catalogue's locales, so that the text of another locale is shown there, as in an app. Add it to \
      the locale's file, or remove the locale from `locales` in Catalog.yaml.
      """
    ),
    Explanation(
      .unusedString,
      """
      No text names these keys of a localization file. The catalogue may lack the screens that show them; where it only shows a part of \
      an app, write `severity: {unused-string: off}` in Catalog.yaml.
      """
    ),
    Explanation(
      .supportingViewsHidden,
      """
      Supporting views are shown by the innermost container that has a place for them. The place in the outer container \
      stays empty.
      """,
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
      "The comment ignores a warning that isn't reported here or doesn't exist. Put a hyphen before a reason.",
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
