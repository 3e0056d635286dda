import Foundation
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriRendering
import PetriUIKit
import SampleScreens
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@MainActor
@Suite("Screens as drawings")
struct SVGTests {
  private func svg(_ controller: UIViewController, in environment: LaunchEnvironment = .init()) throws -> String {
    LaunchedScreen(controller, stage: try #require(Stage(environment: environment))).text(as: .svg)
  }

  @Test("views are shapes and texts at their places, an element a line")
  func golden() throws {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 16, y: 100, width: 200, height: 21))
    label.text = "Ann & <Bob>"
    let hidden = UILabel()
    hidden.text = "Nobody"
    hidden.isHidden = true
    let toggle = UISwitch(frame: CGRect(x: 16, y: 140, width: 51, height: 31))
    for view in [label, hidden, toggle] { controller.view.addSubview(view) }
    #expect(
      try svg(controller, in: LaunchEnvironment(device: "iphone-se")) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="375" height="667" viewBox="0 0 375 667" font-family="-apple-system, system-ui, sans-serif">
        <title>UIViewController</title>
        <rect x="0" y="0" width="375" height="667" fill="#FFFFFF"/>
        <g data-controller="UIViewController">
        <rect x="0" y="0" width="375" height="667" fill="#FFFFFF"/>
        <text x="16" y="116.54" font-size="17" textLength="102" lengthAdjust="spacingAndGlyphs" fill="#000000">Ann &amp; &lt;Bob&gt;</text>
        <rect x="16" y="140" width="51" height="31" rx="15.5" fill="#D1D1D6"/>
        <circle cx="31.5" cy="155.5" r="13.5" fill="#FFFFFF" stroke="#3C3C43" stroke-opacity="0.29"/>
        </g>
        <text x="32" y="16" font-size="16" font-weight="600" fill="#000000">9:41</text>
        </svg>

        """
    )
  }

  @Test("hostile texts and names stay texts")
  func hostile() throws {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    label.text = "</text><script>alert(1)</script>\u{1B}[31m\u{202E}"
    controller.view.addSubview(label)
    let text = try svg(controller)
    #expect(!text.contains("<script") && !text.contains("\u{1B}") && !text.contains("\u{202E}"))
  }

  @Test("every sample screen is well-formed in light, dark, large and mirrored, and the same bytes twice")
  func wellFormed() throws {
    let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let catalog = CatalogLoader(devices: Stage.devices).load(try FolderSource(path: "/\(folder)")).catalog
    var registry = ControllerRegistry()
    SampleScreens.register(in: &registry)
    let environments = [
      LaunchEnvironment(), LaunchEnvironment(device: "ipad-11", appearance: .dark),
      LaunchEnvironment(contentSize: .accessibilityExtraLarge, locale: "ar"),
    ]
    for screen in catalog.screens {
      let context = ContextResolution(fields: screen.context, fallback: .examplesFirst).context
      for environment in environments {
        let texts = try (0..<2).map { _ in
          let stage = try #require(Stage(environment: environment))
          let composer = Composer(catalog: catalog, registry: registry, locale: environment.locale)
          return try LaunchedScreen(screen.name, context: context, stage: stage, composer: composer).text(as: .svg)
        }
        #expect(texts[0] == texts[1], "\(screen.name)")
        #expect(XMLParser(data: Data(texts[0].utf8)).parse(), "\(screen.name)")
      }
    }
  }

  @Test("views a thousand deep are drawn")
  func deep() throws {
    let controller = UIViewController()
    var view: UIView = controller.view
    for _ in 0..<1_000 {
      let inner = UIView()
      inner.clipsToBounds = true
      view.addSubview(inner)
      view = inner
    }
    #expect(try svg(controller).contains("clip-1000"))
  }
}
