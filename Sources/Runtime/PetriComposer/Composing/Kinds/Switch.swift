package import PetriCatalog
package import PetriRouting
package import PetriUIKit

extension SwitchDefinition: InputKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView {
    let control = UISwitch()
    control.keepSize()
    control.isOn = on.value(in: site.scope) ?? false
    control.isEnabled = builder.isEnabled(self, at: site)
    return control
  }

  func bindings(in scope: Scope) -> [InputBinding?] { [InputBinding(on, in: scope)] }
}

package struct ShownSwitch: ShownInput {
  package let view: UISwitch
  package let isOn: Bool
  package let tint: UIColor

  @MainActor
  package init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? UISwitch else { return nil }
    self.view = view
    isOn = view.isOn
    tint = view.onTintColor ?? .systemGreen
  }

  package var word: String? { "switch" }
  package var isLeaf: Bool { true }
  package var value: String? { isOn ? "on" : "off" }
  @MainActor package var attributes: [ShownAttribute] {
    var list = AttributeList(valueAttributes, in: view.traitCollection)
    list.text("title", view.title)
    list.color("onTintColor", view.onTintColor)
    list.color("thumbTintColor", view.thumbTintColor)
    return list.all
  }
  package var form: ShownForm { .toggle(self) }
  package var speech: ShownSpeech {
    ShownSpeech(stop: .always, words: ["switch button"], value: value, hasOwnSize: true)
  }

  package var held: InputValue { .isOn(isOn) }
  @MainActor package func put(_ value: InputValue) { if case .isOn(let isOn) = value { view.isOn = isOn } }
}

#if os(Linux) || !canImport(UIKit)
  extension ShownSwitch {
    package var entry: String? { value }
    package func entry(adjustedBy steps: Int) -> String? { steps > 0 ? "on" : "off" }
    @MainActor package func tap(as name: String) throws(RoutingProblem) { HeadlessRuntime.flip(view) }
    @MainActor package func set(_ text: String, as name: String) throws(RoutingProblem) {
      guard text == "on" || text == "off" else { throw RoutingProblem("a switch is on or off") }
      if isOn != (text == "on") { HeadlessRuntime.flip(view) }
    }
  }
#endif
