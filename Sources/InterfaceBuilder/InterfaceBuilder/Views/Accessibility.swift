/// How VoiceOver and tests see a view; nil where UIKit decides.
public struct Accessibility: Hashable, Sendable {
  public var identifier: String?
  public var label: String?
  public var hint: String?
  public var isElement: Bool?
  /// Traits by the document's names, such as `button`; nil for the kind's own.
  public var traits: Set<String>?

  init(_ element: DocumentElement) {
    guard let configuration = element.child("accessibility", key: "accessibilityConfiguration") else { return }
    identifier = configuration["identifier"]
    label = configuration.text("label")
    hint = configuration.text("hint")
    isElement = configuration.child("bool", key: "isElement")?.flag("value")
    if let traits = configuration.child("accessibilityTraits", key: "traits") {
      self.traits = Set(traits.attributes.filter { $0.key != "key" && $0.value == "YES" }.keys)
      traits.passAll()
    }
  }
}
