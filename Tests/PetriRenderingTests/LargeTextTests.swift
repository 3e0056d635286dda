import Expectations
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriUIKit
import SampleScreens
import Testing

@testable import PetriRendering

@MainActor @Suite("Screens at accessibility text sizes") struct LargeTextTests {
  private func views(in view: UIView) -> [UIView] {
    view.isHidden ? [] : [view] + view.subviews.flatMap { views(in: $0) }
  }

  @Test("no button of a sample screen is narrower than its first letter, and no field lower than its text")
  func samples() throws {
    let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let catalog = CatalogLoader(devices: Stage.devices, lints: false).load(try FolderSource(path: "/\(folder)")).catalog
    var registry = ControllerRegistry()
    SampleScreens.register(in: &registry)
    try #require(!catalog.screens.isEmpty)
    for device in ["iphone-se", "iphone-16"] {
      let environment = LaunchEnvironment(device: device, contentSize: .accessibilityExtraExtraExtraLarge)
      for screen in catalog.screens {
        let stage = try Stage(environment: environment)
        let composer = Composer(catalog: catalog, registry: registry, locale: environment.locale)
        let context = ContextResolution(fields: screen.context, fallback: .examplesFirst).context
        let launched = try LaunchedScreen(screen.name, context: context, stage: stage, composer: composer)
        for view in views(in: launched.stage.window) {
          if let button = view as? UIButton, button.currentTitle?.isEmpty == false {
            #expect(button.bounds.width >= 30, "\(screen.name) on \(device): \(button.currentTitle ?? "")")
          }
          if let field = view as? UITextField, let font = field.font {
            #expect(field.bounds.height >= font.lineHeight, "\(screen.name) on \(device): \(field.placeholder ?? "")")
          }
        }
      }
    }
  }

  @Test("buttons side by side that don't fit are cut, each with a letter and an ellipsis at least")
  func buttons() throws {
    let yaml = """
      catalog: A
      ---
      screen: a
      content:
        - stack:
            axis: horizontal
            views:
              - label: Would you like to hear from us
              - button: {title: Certainly, style: filled, tap: {emit: a}}
              - button: {title: Never, tap: {emit: b}}
        - stack:
            axis: horizontal
            views:
              - button: {title: Cancel the order, minHeight: 44, tap: {emit: c}}
              - button: {title: Send the order, minHeight: 44, tap: {emit: d}}
      """
    let loaded = CatalogLoader(devices: Stage.devices, lints: false).load(MemorySource(["Catalog.yaml": yaml]))
    try #require(loaded.diagnostics.isEmpty, "\(loaded.diagnostics)")
    let stage = try Stage(
      environment: LaunchEnvironment(device: "iphone-se", contentSize: .accessibilityExtraExtraExtraLarge)
    )
    let composer = Composer(catalog: loaded.catalog)
    let launched = try LaunchedScreen("a", context: ContextObject(), stage: stage, composer: composer)
    let buttons = views(in: launched.stage.window).compactMap { $0 as? UIButton }
    expectEqual(buttons.count, 4)
    for button in buttons { #expect(button.bounds.width > 70, "\(button.currentTitle ?? ""): \(button.frame)") }
  }

  @Test("fields grow with the text size, by themselves and in a navigation bar")
  func fields() throws {
    let yaml = """
      catalog: A
      ---
      screen: a
      wrapping: [navigation]
      bar: {search: {placeholder: Find}}
      content: [textField: {placeholder: Name}, searchField: {placeholder: Room}]
      """
    let loaded = CatalogLoader(devices: Stage.devices, lints: false).load(MemorySource(["Catalog.yaml": yaml]))
    try #require(loaded.diagnostics.isEmpty, "\(loaded.diagnostics)")
    func heights(_ size: ContentSize) throws -> [CGFloat] {
      let stage = try Stage(environment: LaunchEnvironment(contentSize: size))
      let composer = Composer(catalog: loaded.catalog)
      let launched = try LaunchedScreen("a", context: ContextObject(), stage: stage, composer: composer)
      return views(in: launched.stage.window).compactMap { $0 as? UITextField }.map(\.bounds.height)
    }
    let (usual, large) = (try heights(.large), try heights(.accessibilityExtraExtraExtraLarge))
    expectEqual(usual.sorted(), [34, 34, 36])
    #expect(large.count == 3 && large.allSatisfy { $0 > 60 }, "\(large)")
  }
}
