import PetriCatalog
import PetriComposer
import PetriUIKit

/// The composed screens inside a launched one, by their content controllers.
@MainActor
struct ShownScreens {
  private let screens: [ObjectIdentifier: ComposedScreen]
  private let outermost: ComposedScreen?
  private let catalog: Catalog?
  private let locale: String
  /// The texts that are secret in any of them.
  let secrets: SecretTexts

  init(_ launched: LaunchedScreen) {
    outermost = launched.composed
    catalog = launched.catalog
    locale = launched.stage.environment.locale
    var screens: [ObjectIdentifier: ComposedScreen] = [:]
    var secrets = SecretTexts()
    var waiting = [launched.composed].compactMap(\.self)
    while let screen = waiting.popLast() {
      screens[ObjectIdentifier(screen.content)] = screen
      waiting += screen.children
      if let catalog {
        var values = screen.context
        if let form = (screen.content as? any FormProviding)?.form?.values {
          values[Reference.form] = .object(form)
        }
        secrets = secrets.union(SecretPaths(of: screen.definition, in: catalog).texts(of: values))
      }
    }
    self.screens = screens
    self.secrets = secrets
  }

  /// The screen with a content controller.
  func screen(of controller: UIViewController) -> ComposedScreen? { screens[ObjectIdentifier(controller)] }

  /// The context of an inner screen as far as it differs from its defaults; that of the outermost is in the headline.
  func context(of controller: UIViewController) -> [ShownAttribute] {
    guard let screen = screen(of: controller), screen !== outermost, let catalog, !screen.definition.context.isEmpty
    else { return [] }
    let usual = ContextResolution(fields: screen.definition.context, fallback: .examplesFirst).context
      .localized(in: TextEnvironment(catalog.settings, locale: locale))
    let given = SecretPaths(of: screen.definition, in: catalog).hidden(in: screen.context)
    let values = given.entries.filter { screen.context[$0.name] != usual[$0.name] }
    return values.map { ShownAttribute("with", .word("\($0.name): \($0.value)")) }
  }
}
