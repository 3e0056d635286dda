import Expectations
import PetriCatalog
import PetriComposer
import PetriText
import PetriUIKit
import Testing

@testable import PetriRendering

@MainActor
@Suite("Texts of a wireframe")
struct WireframeTextTests {
  private let controller = UIViewController()

  private func add(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat = 20) {
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    controller.view.addSubview(view)
  }

  private func label(_ text: String, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  /// The lines with something on them, without the frame.
  private func drawn() throws -> [String] {
    let stage = try Stage(environment: LaunchEnvironment(device: "iphone-se"))
    let text = LaunchedScreen(controller, stage: stage).text(as: .wireframe)
    return text.split(separator: "\n").dropFirst(3).dropLast().map { String($0.dropFirst().dropLast()) }
      .filter { line in line.contains { $0 != " " } }
  }

  @Test("a line that fits on the device stays one, over the free cells beside it")
  func widened() throws {
    let text = "illicit little lilies fill it"
    let label = label(text, size: 12)
    add(label, x: 14, y: 100, width: label.intrinsicContentSize.width, height: 32)
    #expect(text.count > Int(label.frame.width / 7))
    try expectEqual(drawn(), ["  \(text)".padded(toColumns: 54)])
  }

  @Test("it takes them where the line ends, or on both sides of one in the middle")
  func anchors() throws {
    for (y, alignment) in [(100, NSTextAlignment.right), (200, .center)] as [(CGFloat, NSTextAlignment)] {
      let label = label("illicit lilies", size: 12)
      label.textAlignment = alignment
      add(label, x: 140, y: y, width: 70)
    }
    try expectEqual(drawn().map { $0.prefix { $0 == " " }.count }, [16, 18])
  }

  @Test("it is cut before a control that is drawn beside it, with a gap")
  func cut() throws {
    add(label("illicit little lilies", size: 12), x: 14, y: 100, width: 98)
    add(UISwitch(), x: 126, y: 94, width: 51, height: 31)
    try expectEqual(drawn(), ["  illicit little… (○──)".padded(toColumns: 54)])
  }

  @Test("texts beside one that needs more cells than it has make room for it, where there is some")
  func moved() throws {
    for (text, x) in [("Fill", 14), ("it", 49), ("all", 63), ("lilies", 90)] as [(String, CGFloat)] {
      let label = label(text, size: text == "lilies" ? 8 : 17)
      add(label, x: x, y: 100, width: label.intrinsicContentSize.width)
    }
    try expectEqual(drawn(), ["  Fill it all lilies".padded(toColumns: 54)])
  }

  @Test("texts that read from right to left make room to the left")
  func movedLeft() throws {
    for (text, end) in [("Fill", 357), ("it", 326.6), ("all", 308.9)] as [(String, CGFloat)] {
      let label = label(text)
      label.textAlignment = .right
      add(label, x: end - label.intrinsicContentSize.width, y: 100, width: label.intrinsicContentSize.width)
    }
    try expectEqual(drawn(), [(String(repeating: " ", count: 40) + "all it Fill").padded(toColumns: 54)])
  }

  @Test("where a row is too short for its texts, the one that is cut is the longest in narrow letters")
  func tooLong() throws {
    let text = String(repeating: "lil ", count: 20)
    add(label(text, size: 12), x: 14, y: 100, width: 300)
    add(label("Sum"), x: 322, y: 100, width: 40)
    let line = try #require(try drawn().first)
    #expect(line.hasPrefix("  lil lil") && line.hasSuffix("… Sum"), "\(line)")
  }

  @Test("lines of a paragraph that its rows don't hold when broken by columns are those of its font, over free cells")
  func wideParagraph() throws {
    let label = label("illicit little lilies fill it until it is filled", size: 12)
    label.numberOfLines = 0
    add(label, x: 14, y: 96, width: 105, height: 32)
    expectEqual(label.text.map { $0.columns > 2 * 15 }, true)
    try expectEqual(drawn().map(\.trimmed), HeadlessRuntime.visibleLines(of: label).lines)
    try expectEqual(drawn().count, 2)
  }

  @Test("text of several lines that don't fit into the cells is broken anew, and none is lost")
  func paragraphs() throws {
    let label = label("illicit little lilies fill it until it is filled with lilies", size: 11)
    label.numberOfLines = 0
    add(label, x: 14, y: 96, width: 130, height: 64)
    let words = try drawn().joined(separator: " ").split(separator: " ").joined(separator: " ")
    expectEqual(words, label.text)
  }

  @Test("a button of its own size shows its title, where need be over the cells beside it")
  func buttons() throws {
    let buy = UIButton(type: .system)
    buy.setTitle("Buy", for: .normal)
    add(buy, x: 140, y: 100, width: buy.intrinsicContentSize.width, height: buy.intrinsicContentSize.height)
    try expectEqual(drawn().map { $0.filter { $0 != " " } }, ["[Buy]"])
    for x in [133, 170] as [CGFloat] { add(label("│"), x: x, y: 104, width: 7) }
    try expectEqual(drawn().first?.contains("│Buy │"), true)
  }

  @Test("what is behind a sheet isn't drawn over it")
  func sheet() throws {
    add(label("illicit little lilies fill it", size: 12), x: 14, y: 500, width: 120)
    let stage = try Stage(environment: LaunchEnvironment(device: "iphone-se"))
    let launched = LaunchedScreen(controller, stage: stage)
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium()]
    launched.stage.run("sheet") { controller.present(sheet, animated: false) }
    #expect(!launched.text(as: .wireframe).contains("illicit"))
  }

  @Test("pages have dots, and tabs pictures")
  func symbols() throws {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 1
    add(pages, x: 0, y: 100, width: 375, height: 26)
    try expectEqual(drawn().map { $0.filter { $0 != " " } }, ["○●○"])
    let tabs = UITabBarController()
    let first = UIViewController()
    first.tabBarItem = UITabBarItem(title: "Shop", image: UIImage(systemName: "cart"), tag: 0)
    tabs.setViewControllers([first], animated: false)
    let stage = try Stage(environment: LaunchEnvironment(device: "iphone-se"))
    let lines = LaunchedScreen(tabs, stage: stage).text(as: .wireframe).split(separator: "\n")
    let row = try #require(lines.firstIndex { $0.contains("● Shop") })
    #expect(lines[row - 1].contains("▣"))
  }
}

extension String {
  fileprivate var trimmed: String {
    split(separator: " ").joined(separator: " ")
  }
}
