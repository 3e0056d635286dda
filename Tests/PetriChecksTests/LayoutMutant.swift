import PetriCatalog
import Testing

/// A mistake in a layout, as an edit of a file of a catalogue, and the finding that it is expected to make.
struct LayoutMutant: CustomTestStringConvertible, Sendable {
  /// The catalogue's folder, from the package's.
  let catalog: String
  /// The file, from the catalogue's folder.
  let file: String
  /// The text that is replaced.
  let old: String
  /// The text in its place.
  let new: String
  /// The rule that finds it.
  let rule: CheckRule
  /// The screen that the finding is about.
  let screen: String

  var testDescription: String { "\(file): '\(old)' becomes '\(new)'" }

  init(_ catalog: String, _ file: String, _ old: String, _ new: String, _ rule: CheckRule, _ screen: String) {
    (self.catalog, self.file, self.old, self.new) = (catalog, file, old, new)
    (self.rule, self.screen) = (rule, screen)
  }

  private static let reader = "Tests/Examples/Encyclopaedia"
  private static let files = "Tests/Examples/Files"
  private static let sample = ""

  /// The table.
  static let all: [LayoutMutant] = [
    // Texts that are cut.
    LayoutMutant(
      sample,
      "Screens/Account/sign-in.yaml",
      "text: Sign in, style: largeTitle",
      "text: Sign in, style: largeTitle, width: 60",
      .truncation,
      "sign-in"
    ),
    LayoutMutant(
      sample,
      "Screens/Account/sign-in.yaml",
      "is wrong., style: footnote",
      "is wrong., style: footnote, lines: 1",
      .truncation,
      "sign-in"
    ),
    LayoutMutant(
      sample,
      "Screens/Account/sign-in.yaml",
      "title: Cancel, style: gray",
      "title: Cancel, width: 30, style: gray",
      .truncation,
      "sign-in"
    ),
    LayoutMutant(
      sample,
      "Screens/Orders/feedback.yaml",
      "- label: You may write back to me",
      "- label: {text: You may write back to me, width: 10}",
      .truncation,
      "feedback"
    ),
    LayoutMutant(
      sample,
      "Screens/Shop/checkout.yaml",
      "text: \"€${total}\", style: headline",
      "text: \"€${total}\", style: headline, width: 12",
      .truncation,
      "checkout"
    ),
    LayoutMutant(
      reader,
      "Screens/Settings/about.yaml",
      "title: {en: Licence, de: Lizenz}, tap",
      "title: {en: Licence, de: Lizenz}, height: 20, tap",
      .truncation,
      "about"
    ),
    LayoutMutant(
      reader,
      "Screens/Settings/about.yaml",
      "other: \"${writers, number} writers\"}",
      "other: \"${writers, number} writers\"}, height: 6",
      .truncation,
      "about"
    ),
    LayoutMutant(
      files,
      "Screens/Sharing/public-link.yaml",
      "text: {en: Days, de: Tage}, grow: true",
      "text: {en: Days, de: Tage}, width: 14",
      .truncation,
      "public-link"
    ),
    // Views without a size.
    LayoutMutant(
      sample,
      "Screens/Account/sign-in.yaml",
      "placeholder: Password, secure",
      "placeholder: Password, height: 0, secure",
      .zeroSize,
      "sign-in"
    ),
    LayoutMutant(
      sample,
      "Screens/Orders/feedback.yaml",
      "- switch: true",
      "- switch: {on: true, height: 0}",
      .zeroSize,
      "feedback"
    ),
    LayoutMutant(
      sample,
      "Screens/Shop/checkout.yaml",
      "- scroll:\n      spacing: 12",
      "- stack:\n      spacing: 12",
      .zeroSize,
      "checkout"
    ),
    LayoutMutant(
      sample,
      "Screens/Shop/checkout.yaml",
      "text: Contact, style: headline",
      "text: Contact, style: headline, height: 0",
      .zeroSize,
      "checkout"
    ),
    LayoutMutant(
      reader,
      "Screens/Settings/about.yaml",
      "  scroll:\n    padding: 24\n    spacing: 16",
      "  stack:\n    padding: 24\n    spacing: 300",
      .zeroSize,
      "about"
    ),
    // Too small for a finger.
    LayoutMutant(
      sample,
      "Screens/Orders/feedback.yaml",
      "selected: \"${stars}\"",
      "height: 16, selected: \"${stars}\"",
      .smallTarget,
      "feedback"
    ),
    LayoutMutant(
      sample,
      "Screens/Orders/feedback.yaml",
      "textField: Tell us more",
      "textField: {placeholder: Tell us more, height: 14}",
      .smallTarget,
      "feedback"
    ),
    LayoutMutant(
      reader,
      "Screens/Reading/pictures.yaml",
      "pin: [top, trailing], tap: close",
      "pin: [top, trailing], width: 20, height: 20, tap: close",
      .smallTarget,
      "picture"
    ),
    LayoutMutant(
      files,
      "Screens/Sharing/public-link.yaml",
      "id: may\n",
      "id: may\n              height: 14\n",
      .smallTarget,
      "public-link"
    ),
    // Too faint.
    LayoutMutant(
      sample,
      "Screens/Account/sign-in.yaml",
      "color: systemRed",
      "color: \"#FFB0B0\"",
      .contrast,
      "sign-in"
    ),
    LayoutMutant(
      sample,
      "Screens/Shop/checkout.yaml",
      "text: \"On ${day} at ${at}\", style: callout",
      "text: \"On ${day} at ${at}\", style: callout, color: \"#BBBBBB\"",
      .contrast,
      "checkout"
    ),
    LayoutMutant(
      reader,
      "Screens/Settings/about.yaml",
      "style: footnote, color: secondaryLabel",
      "style: footnote, color: \"#DDDDDD\"",
      .contrast,
      "about"
    ),
    LayoutMutant(
      files,
      "Screens/Sharing/public-link.yaml",
      "label: {text: \"${form.days}\", color: secondaryLabel}",
      "label: {text: \"${form.days}\", color: \"#C0C0C0\"}",
      .contrast,
      "public-link"
    ),
    // Under the keyboard.
    LayoutMutant(
      sample,
      "Screens/Format/keyboard.yaml",
      "  scroll:\n    spacing: 12\n    views:\n      - textField:\n          id: given",
      "  scroll:\n    height: 580\n    padding: {top: 400}\n    spacing: 12\n    views:\n      - textField:\n          id: given",
      .underKeyboard,
      "address-form"
    ),
    LayoutMutant(
      sample,
      "Screens/Orders/feedback.yaml",
      "  - button: {title: Not now",
      "  - textField: {id: note, placeholder: A note}\n  - button: {title: Not now",
      .underKeyboard,
      "feedback"
    ),
    LayoutMutant(
      files,
      "Screens/Sharing/public-link.yaml",
      "supportingViews:\n",
      "supportingViews:\n  - textField: {id: note, placeholder: Note}\n",
      .underKeyboard,
      "public-link"
    ),
    // Without room on a phone that is held sideways.
    LayoutMutant(
      sample,
      "Screens/Start/prompt.yaml",
      "  - scroll:\n      views:\n        - spacer: 24",
      "  - stack:\n      views:\n        - spacer: 24",
      .zeroSize,
      "prompt"
    ),
    LayoutMutant(
      reader,
      "Screens/Start/onboarding.yaml",
      "    - scroll:\n        spacing: 16\n",
      "    - stack:\n        spacing: 16\n",
      .smallTarget,
      "free"
    ),
    // Under something else.
    LayoutMutant(
      reader,
      "Screens/Reading/pictures.yaml",
      "pin: [bottom, leading, trailing]\n          padding: 16",
      "pin: edges\n          background: black\n          padding: 16",
      .coveredTarget,
      "picture"
    ),
    // Texts of controls, pictures, boxes.
    LayoutMutant(
      sample,
      "Screens/Shop/search.yaml",
      "placeholder: \"Find a product\"",
      "placeholder: \"Find something to eat or to drink this evening\"",
      .truncation,
      "search"
    ),
    LayoutMutant(
      sample,
      "Screens/Shop/search.yaml",
      "segments: [All, Food, Drinks]",
      "segments: [All, Food that is cooked on the day, Drinks]",
      .truncation,
      "search"
    ),
    LayoutMutant(
      sample,
      "Screens/Onboarding/Seasonal/new-year-hours-wrappings.yaml",
      "backdrop: snow}\n\ncontent:\n  - image: {name: tree, width: 276",
      "backdrop: snow}\n\ncontent:\n  - image: {name: tree, width: 576",
      .outsideScreen,
      "new-year-hours-card"
    ),
    LayoutMutant(
      files,
      "Screens/Accounts/accounts.yaml",
      "de: Konto hinzufügen}, style: tinted",
      "de: Konto hinzufügen}, style: filled",
      .contrast,
      "accounts"
    ),
  ]
}
