import Expectations
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
    LaunchedScreen(controller, stage: try Stage(environment: environment)).text(as: .svg)
  }

  @Test("a short drawing has each style once, no names, and nothing of what is covered")
  func short() throws {
    func label(_ text: String) -> UILabel {
      let label = UILabel(frame: CGRect(x: 10, y: 100, width: 200, height: 30))
      label.text = text
      return label
    }
    let below = UIViewController()
    below.view.backgroundColor = .white
    for text in ["One", "Two", "Three"] { below.view.addSubview(label(text)) }
    let stage = try Stage(environment: LaunchEnvironment())
    let launched = LaunchedScreen(below, stage: stage)
    let usual = launched.text(as: .svg)
    let short = launched.shortSVG
    #expect(usual.contains("<title>") && usual.contains(" data-"))
    #expect(!short.contains("data-") && !short.contains("<title>") && short.count < usual.count)
    // The three labels look the same.
    let classes = short.matches(of: /<text [^>]*class="([a-z0-9]+)">(?:One|Two|Three)</).map { String($0.1) }
    expectEqual(Set(classes).count, 1)
    expectEqual(classes.count, 3)
    #expect(short.contains(".\(classes.first ?? "?"){font-size:17px}"), "\(short)")
    // Black is the usual colour; letters that aren't joined have blanks between them.
    #expect(!short.contains("fill=\"#000") && !short.contains("lengthAdjust") && usual.contains("lengthAdjust"))
    #expect(try XMLDocument(xmlString: short).rootElement()?.name == "svg")
    let over = UIViewController()
    over.view.backgroundColor = .white
    over.modalPresentationStyle = .fullScreen
    over.view.addSubview(label("Over"))
    stage.run("over") { below.present(over, animated: false) }
    let covered = launched.shortSVG
    #expect(covered.contains(">Over<") && !covered.contains(">Two<"))
  }

  @Test("an unknown symbol in a bar is a box with its name's parts in lines, and takes no room for a long name")
  func symbolsInBars() throws {
    let controller = UIViewController()
    controller.title = "A"
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "square.made.up"),
      style: .plain,
      target: nil,
      action: nil
    )
    controller.toolbarItems = [
      UIBarButtonItem(image: UIImage(systemName: "trash"), style: .plain, target: nil, action: nil)
    ]
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isToolbarHidden = false
    let svg = try svg(navigation)
    #expect(svg.contains("<title>square.made.up</title>") && svg.contains("<title>trash</title>"))
    for part in ["square", "made", "up"] { #expect(svg.contains(">\(part)<")) }
    #expect(svg.contains("<use href=\"#symbol-trash\"") && !svg.contains(">trash</text>"))
    #expect(!svg.contains("square.mad…"))
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
    try expectEqual(
      svg(controller, in: LaunchEnvironment(device: "iphone-se")),
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="375" height="667" viewBox="0 0 375 667" font-family="-apple-system, Helvetica Neue, Helvetica, Arial, Liberation Sans, system-ui, sans-serif">
      <title>UIViewController</title>
      <rect x="0" y="0" width="375" height="667" fill="#FFFFFF"/>
      <g data-controller="UIViewController">
      <rect x="0" y="0" width="375" height="667" fill="#FFFFFF"/>
      <text x="16" y="116.54" font-size="17" textLength="101.46" lengthAdjust="spacingAndGlyphs" fill="#000000">Ann &amp; &lt;Bob&gt;</text>
      <rect x="16" y="140" width="51" height="31" rx="15.5" fill="#D1D1D6"/>
      <circle cx="31.5" cy="155.5" r="13.5" fill="#FFFFFF" stroke="#3C3C43" stroke-opacity="0.29"/>
      </g>
      <text x="32" y="16" font-size="16" font-weight="600" textLength="33.02" lengthAdjust="spacingAndGlyphs" fill="#000000">9:41</text>
      <rect x="291" y="12" width="3" height="4" rx="1" fill="#000000"/>
      <rect x="296" y="10" width="3" height="6" rx="1" fill="#000000"/>
      <rect x="301" y="8" width="3" height="8" rx="1" fill="#000000"/>
      <rect x="306" y="6" width="3" height="10" rx="1" fill="#000000"/>
      <rect x="319" y="5.5" width="22" height="11" rx="3" fill="none" stroke="#000000"/>
      <rect x="321" y="7.5" width="18" height="7" rx="1.5" fill="#000000"/>
      </svg>

      """
    )
  }

  /// The texts of a drawing with their attributes.
  private func texts(_ svg: String) -> [(text: String, line: Substring)] {
    svg.split(separator: "\n").filter { $0.hasPrefix("<text") }.map { line in
      (String(line.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }), line)
    }
  }

  private func number(_ name: String, _ line: Substring) -> Double? {
    line.firstRange(of: "\(name)=\"").flatMap { Double(line[$0.upperBound...].prefix { $0 != "\"" }) }
  }

  @Test("every text of every sample screen has the width that layout gave it, and none is wider than the screen")
  func widths() throws {
    let catalog = try sample()
    for environment in [LaunchEnvironment(), LaunchEnvironment(contentSize: .accessibilityExtraLarge, locale: "ar")] {
      for screen in catalog.screens {
        for (text, line) in texts(try svg(screen, catalog, in: environment)) {
          let width = try #require(number("textLength", line), "\(screen.name): \(text)")
          #expect(width <= 393 && line.contains("lengthAdjust=\"spacingAndGlyphs\""), "\(screen.name): \(text)")
        }
      }
    }
  }

  @Test("a button's title has the size of the text size")
  func buttonTitles() throws {
    let button = UIButton(configuration: .plain())
    button.setTitle("Buy", for: .normal)
    let controller = UIViewController()
    button.frame = CGRect(x: 0, y: 100, width: 300, height: 100)
    controller.view.addSubview(button)
    let large = try svg(controller, in: LaunchEnvironment(contentSize: .accessibilityExtraLarge))
    expectEqual(texts(large).first.flatMap { number("font-size", $0.line) }, 40)
    expectEqual(texts(try svg(controller)).first.flatMap { number("font-size", $0.line) }, 17)
  }

  @Test("the name of a small picture is left to the viewer's tooltip; a larger one's is within it")
  func pictureNames() throws {
    let controller = UIViewController()
    for (index, side) in [20, 60].enumerated() {
      let image = UIImageView(image: UIImage(named: "magnifyingglass"))
      image.frame = CGRect(x: 10, y: 100 + 100 * index, width: side, height: side)
      controller.view.addSubview(image)
    }
    let drawn = try svg(controller)
    let names = texts(drawn).filter { $0.text == "magnifyingglass" }
    #expect(names.count == 1 && drawn.contains("<title>magnifyingglass</title>"))
    #expect(names.first.flatMap { number("textLength", $0.line) } ?? .infinity < 60)
  }

  @Test("tabs have their pictures, pages their dots")
  func symbols() throws {
    let tabs = UITabBarController()
    let first = UIViewController()
    first.tabBarItem = UITabBarItem(title: "Shop", image: UIImage(systemName: "cart"), tag: 0)
    tabs.setViewControllers([first], animated: false)
    #expect(try svg(tabs).contains("<title>cart</title>"))
    let pages = PagesViewController(pages: [UIViewController(), UIViewController(), UIViewController()])
    try expectEqual(svg(pages).split(separator: "\n").filter { $0.hasPrefix("<circle") }.count, 3)
  }

  @Test("the cells of an inset grouped list are on a section with round corners")
  func sections() throws {
    let catalog = try sample()
    let settings = try #require(catalog.screen(named: "settings"))
    let section = try svg(settings, catalog, in: LaunchEnvironment()).split(separator: "\n").first { line in
      line.hasPrefix("<rect x=\"32\"") && line.contains(" width=\"329\"")
    }
    expectEqual(section?.contains("rx=\"10\""), true)
  }

  private func sample() throws -> Catalog {
    let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return CatalogLoader(devices: Stage.devices).load(try FolderSource(path: "/\(folder)")).catalog
  }

  private func svg(_ screen: ScreenDefinition, _ catalog: Catalog, in environment: LaunchEnvironment) throws -> String {
    var registry = ControllerRegistry()
    SampleScreens.register(in: &registry)
    let stage = try Stage(environment: environment)
    let composer = Composer(catalog: catalog, registry: registry, locale: environment.locale)
    let context = ContextResolution(fields: screen.context, fallback: .examplesFirst).context
    return try LaunchedScreen(screen.name, context: context, stage: stage, composer: composer).text(as: .svg)
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
    let catalog = try sample()
    let environments = [
      LaunchEnvironment(), LaunchEnvironment(device: "ipad-11", appearance: .dark),
      LaunchEnvironment(contentSize: .accessibilityExtraLarge, locale: "ar"),
    ]
    for screen in catalog.screens {
      for environment in environments {
        let text = try svg(screen, catalog, in: environment)
        #expect(XMLParser(data: Data(text.utf8)).parse(), "\(screen.name)")
        if environment == environments[0] {
          try expectEqual(svg(screen, catalog, in: environment), text, "\(screen.name)")
        }
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
