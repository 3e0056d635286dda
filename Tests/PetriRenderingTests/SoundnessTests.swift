import Expectations
import PetriCatalog
import PetriComposer
import PetriDiagnostics
import PetriLoader
import PetriUIKit
import Testing

@testable import PetriRendering

/// Goes over the keys of the format: what a person could see, hear or touch of a screen has to be in its texts.
@MainActor
@Suite("Every key of the format is seen, heard or touched")
struct SoundnessTests {
  /// A catalogue with errors, and what they are.
  private struct Invalid: Error, CustomStringConvertible {
    let description: String
  }

  private func text(_ files: [String: String], as rendering: Rendering) throws -> String {
    let loaded = CatalogLoader(devices: Stage.devices, lints: false).load(MemorySource(files))
    guard !loaded.hasErrors else {
      throw Invalid(
        description: (files["Screens/one.yaml"] ?? "") + loaded.diagnostics.map { "\($0.message)\n" }.joined()
      )
    }
    var registry = ControllerRegistry()
    for name in ["Circle", "Square"] {
      registry.registerContent(name) { _ in
        let controller = UIViewController()
        controller.view.accessibilityIdentifier = name
        return controller
      }
    }
    registry.registerContent("Edge") { _ in
      let controller = UIViewController()
      controller.viewRespectsSystemMinimumLayoutMargins = false
      return controller
    }
    let catalog = loaded.catalog
    let screen = try #require(catalog.screen(named: "one"))
    let context = ContextResolution(fields: screen.context, fallback: .examplesFirst).context
    let composer = Composer(catalog: catalog, registry: registry)
    let stage = try Stage(environment: LaunchEnvironment())
    return try LaunchedScreen("one", context: context, stage: stage, composer: composer).text(as: rendering)
  }

  @Test("a changed value changes the tree", arguments: FormatPlace.looks)
  func looks(place: FormatPlace) { tell(place, as: .tree) }

  @Test("a colour of the catalogue is shown wherever one can be written", arguments: FormatPlace.looks)
  func ownColors(place: FormatPlace) throws {
    // The place of the colours themselves has these keys in `colors`.
    for (key, values) in place.keys where values.first == "systemRed" && !place.definesColors {
      var files = place.files(key, "ours")
      files["Catalog.yaml", default: ""] += "\ncolors: {ours: '#12AB34'}\n"
      let text = try text(files, as: .tree)
      #expect(text.contains("#12AB34"), "'\(key)' doesn't show it:\n\(text)")
    }
  }

  @Test("a changed value changes the routes", arguments: FormatPlace.routes)
  func routes(place: FormatPlace) { tell(place, as: .routes) }

  @Test(
    "a changed value of an interceptor changes the routes of the screens that name it",
    arguments: FormatPlace.interceptors
  )
  func interceptors(place: FormatPlace) { tell(place, as: .routes) }

  private func tell(_ place: FormatPlace, as rendering: Rendering) {
    for (key, values) in place.keys {
      #expect(
        values.count > 1,
        "'\(key)' has no values to try; a new key needs some, or a reason why nobody notices it"
      )
      var texts: [String: String] = [:]
      for value in values {
        let text: String
        do {
          text = try self.text(place.files(key, value), as: rendering)
        } catch {
          Issue.record("'\(key): \(value)' can't be tried: \(error)")
          continue
        }
        if let other = texts.updateValue(value, forKey: text) {
          Issue.record("'\(key): \(value)' reads like '\(key): \(other)':\n\(text)")
        }
      }
    }
  }
}
