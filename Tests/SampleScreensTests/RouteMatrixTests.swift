import Expectations
import Foundation
import PetriCatalog
import PetriComposer
import PetriLinks
import PetriRouting
import Testing

/// Every start and every route of the sample app, in both variants of its experiment: the plans and the stacks that
/// they lead to.
///
/// `PETRI_RECORD=1 swift test --filter RouteMatrixTests` writes them anew.
@MainActor
@Suite("Every start and every route")
struct RouteMatrixTests {
  nonisolated struct Start: Sendable, CustomTestStringConvertible {
    let variant: String
    let screens: String
    let state: [String]

    var testDescription: String { "\(variant) \(screens) \(state.joined(separator: " "))" }

    var file: String {
      let name = screens.replacing(",", with: "+") + state.map { "~" + $0.replacing("=", with: "-") }.joined()
      return "\(variant)/\(name).txt"
    }
  }

  nonisolated static let starts: [Start] = ["tab-bar", "hamburger"].flatMap { variant in
    [
      "prompt", "home", "home,circle", "home,square", "home,star", "home,color", "home,product", "home,routing-control",
      "home,second-modal", "home,cities-split", "home,city", "home,settings", "home,sign-in", "home,images", "home,pin",
      "home,confirm-payment", "home-tabs", "catalog-stack", "cart", "cart,product", "product-list",
    ].map { Start(variant: variant, screens: $0, state: []) } + [
      Start(variant: variant, screens: "home,figures", state: ["signedIn=true"]),
      Start(variant: variant, screens: "home,wish-list", state: ["signedIn=true"]),
      Start(variant: variant, screens: "home,routing-control", state: ["locked=true"]),
    ]
  }

  /// The screens of the app with each of their routes, and each link that has a route or a context of its own.
  static func targets(in catalog: Catalog) throws -> [(title: String, target: ScreenTarget)] {
    let more = ["prompt", "product", "settings", "sign-in", "cart", "home-tabs"]
    let screens = catalog.screens.filter { $0.group == ["Routing"] || more.contains($0.name) }
    let routes = screens.flatMap { screen in
      let names = screen.routes.isEmpty ? [RouteDefinition.defaultName] : screen.routes.map(\.name)
      return names.map { name in
        let isDefault = name == RouteDefinition.defaultName
        let target = ScreenTarget(screen.name, routeName: isDefault ? nil : name)
        return (isDefault ? screen.name : "\(screen.name) \(name)", target)
      }
    }
    let links = try [
      "app://wish-list/collections", "app://color/Blue", "app://cities/Omsk", "app://star",
      "shop://offer/0b6f3a52-5d0e-4c38-9d3a-1f6c2b7e8a01?name=Tea&price=2", "shop://orders/1042/feedback",
    ].map { ($0, ScreenTarget(try catalog.destination(of: $0))) }
    return routes + links
  }

  @Test("what a route plans, and where it leads", arguments: starts)
  func matrix(start: Start) throws {
    let catalog = try SampleApp.catalog.applying(["navigation": start.variant])
    var text = "from \(start.screens)\(start.state.map { "  \($0)" }.joined())\n"
    text += try SampleApp(start.screens, state: start.state, in: catalog).text + "\n"
    var still: SampleApp?
    for (title, target) in try Self.targets(in: catalog) {
      let app = try still ?? SampleApp(start.screens, state: start.state, in: catalog)
      let before = app.text
      let plan = try app.composer.routing.plan(to: target)
      expectEqual(app.text, before, "planning the way to \(title) moved something")
      let end = try app.go(target)
      expectEqual(app.misuse, [], "\(title)")
      text += "\n== \(title)\n\(plan)  \(end)\n  \(app.text)\n"
      if let failure = plan.failure {
        expectEqual(end, "\(failure)", "\(title)")
      } else if plan.blocker != nil {
        #expect(end.hasSuffix("is in front") || end.hasSuffix("is in front and has a higher priority"), "\(title)")
      } else {
        #expect(end == "done" || end == "asks: signed-in", "\(title): \(end)")
      }
      if plan.moves.isEmpty || plan.failure != nil || plan.blocker != nil {
        expectEqual(app.text, before, "\(title) moved something")
      }
      // Where nothing moved and nothing waits the next way begins at the same place.
      still = plan.failure != nil || plan.moves.isEmpty && end == "done" ? app : nil
    }
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Routes/\(start.file)")
    if ProcessInfo.processInfo.environment["PETRI_RECORD"] != nil {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    for (new, old) in zip(text.split(separator: "\n== "), recorded.split(separator: "\n== ")) { expectEqual(new, old) }
    expectEqual(text.count, recorded.count)
  }

  @Test("there are about twenty starts and forty routes, and no start or route is left without a snapshot")
  func size() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Routes")
    var files: Set<String> = []
    for variant in ["tab-bar", "hamburger"] {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: variant).path)
      files.formUnion(names.map { "\(variant)/\($0)" })
    }
    expectEqual(files, Set(Self.starts.map(\.file)))
    expectEqual(Self.starts.count, 48)
    #expect(try Self.targets(in: SampleApp.catalog).count > 25)
  }
}
