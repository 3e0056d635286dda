import PetriCatalog

/// File templates for `petri init` and `petri new`.
enum InitialCatalog {
  static func files(named name: String) -> [(path: String, text: String)] {
    [
      ("Catalog.yaml", catalog(named: name)), ("Screens/Containers/modal-container.yaml", modalContainer),
      ("Screens/Containers/onboarding-template.yaml", onboardingTemplate), ("Screens/welcome.yaml", welcome),
      ("Screens/store-hours.yaml", storeHours),
    ]
  }

  static func screen(named name: String) -> String {
    let words = name.split(separator: "-").joined(separator: " ")
    let title = words.prefix(1).uppercased() + words.dropFirst()
    return """
      screen: \(isWord(name) ? name : "\"\(name)\"")
      title: "\(title)"
      summary: What this screen is for, in a sentence.

      context:
        name: {type: string, example: Ann}

      content:
        - label: {text: "\(title)", style: headline}
        - label: Hello, ${name}.

      """
  }

  /// Whether a name is a plain YAML scalar that every YAML parser reads as a string.
  private static func isWord(_ name: String) -> Bool {
    !["null", "true", "false", "yes", "no", "on", "off", "y", "n"].contains(name)
  }

  private static func catalog(named name: String) -> String {
    """
    # A catalogue of screens: 'petri list' shows them, 'petri launch NAME' launches one alone.
    catalog: \(name.quoted)
    format: 1
    screens: [Screens]
    start: welcome
    devices: [iphone-16, iphone-se, ipad-11]
    appearances: [light, dark]

    """
  }

  private static let modalContainer = """
    # A layer of the onion: every modal screen gets the same close button.
    container: modal-container
    title: Modal container
    parameters:
      closeAt: {type: choice, values: [leading, trailing], default: leading}
    child: {pin: edges, additionalSafeArea: {top: 30}}
    views:
      - button: {id: close, title: ✕, pin: [top, "${closeAt}"], tap: dismiss}

    """

  private static let onboardingTemplate = """
    # A layer of the onion: the content in the middle, its buttons at the bottom.
    container: onboarding-template
    title: Onboarding template
    child: {pin: [leading, trailing], center: vertical, preservesSuperviewLayoutMargins: true}
    supportingViews: {pin: [bottom, leading, trailing], axis: vertical, spacing: 8}

    """

  private static let welcome = """
    screen: welcome
    title: Welcome
    summary: The first screen of the app.
    group: Onboarding

    context:
      name: {type: string, example: Ann}

    # The onion, outermost first: the modal container around the template around the content.
    wrapping: [modal-container, onboarding-template]

    content:
      - image: {name: hello, width: 200, height: 160}
      - label: {text: "Welcome, ${name}", style: title1}
      - label: This screen is one small file. Change it, and launch it again.

    supportingViews:
      - button: {title: Store hours, style: filled, tap: {open: store-hours}}
      - button: {title: Got it, tap: dismiss}

    """

  private static let storeHours = """
    screen: store-hours
    title: Store hours
    summary: When each store is open.
    group: Stores

    context:
      stores:
        type: list
        of: {name: string, closes: time, open: bool}
        default: []
        example:
          - {name: Centre, closes: "22:00", open: true}
          - {name: Station, closes: "18:00", open: false}

    wrapping: [navigation]

    content:
      - label: {text: No stores yet, when: "not ${stores}"}
      - stack:
          axis: horizontal
          each: ${stores}
          views:
            - label: {text: "${item.name}", grow: true}
            - label: {text: "until ${item.closes}", when: "${item.open}"}
            - label: {text: closed, when: "not ${item.open}"}

    """
}
