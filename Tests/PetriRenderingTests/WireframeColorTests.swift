import Expectations
import PetriCatalog
import PetriComposer
import PetriText
import PetriUIKit
import Testing

@testable import PetriRendering

@MainActor
@Suite("A wireframe's colours")
struct WireframeColorTests {
  private let controller = UIViewController()

  private func add(_ view: UIView, y: CGFloat, height: CGFloat = 48) {
    view.frame = CGRect(x: 14, y: y, width: 280, height: height)
    controller.view.addSubview(view)
  }

  private func canvas(_ appearance: Appearance = .light) throws -> Canvas {
    let environment = LaunchEnvironment(device: "iphone-se", appearance: appearance)
    let stage = try Stage(environment: environment)
    return LaunchedScreen(controller, stage: stage).wireframe.canvas
  }

  /// The style of the cell at which a text begins.
  private func style(of text: String, in canvas: Canvas) throws -> CellStyle {
    for (y, line) in canvas.lines.enumerated() {
      guard let place = line.firstRange(of: text)?.lowerBound else { continue }
      return canvas[line.distance(from: line.startIndex, to: place), y].style
    }
    Issue.record("no \(text)")
    return .plain
  }

  private func rgb(_ code: UInt32) -> CellColor {
    .rgb(red: UInt8(code >> 16 & 255), green: UInt8(code >> 8 & 255), blue: UInt8(code & 255))
  }

  @Test("letters have their label's colour and weight, over what is behind them")
  func labels() throws {
    let plain = UILabel()
    plain.text = "plain"
    let second = UILabel()
    second.text = "second"
    second.textColor = .secondaryLabel
    let alarm = UILabel()
    alarm.text = "alarm"
    alarm.textColor = .systemRed
    alarm.backgroundColor = .systemYellow
    alarm.font = .boldSystemFont(ofSize: 17)
    for (place, label) in [plain, second, alarm].enumerated() { add(label, y: 100 + 60 * CGFloat(place)) }
    let light = try canvas()
    try expectEqual(style(of: "plain", in: light), CellStyle(foreground: rgb(0), background: rgb(0xFFFFFF)))
    try expectEqual(style(of: "second", in: light).foreground, rgb(0x8A8A8E))
    try expectEqual(
      style(of: "alarm", in: light),
      CellStyle(foreground: rgb(0xFF3B30), background: rgb(0xFFCC00), bold: true)
    )
  }

  @Test("in the dark they are others, and the text is the same")
  func dark() throws {
    let label = UILabel()
    label.text = "plain"
    add(label, y: 100)
    let (light, dark) = (try canvas(), try canvas(.dark))
    try expectEqual(style(of: "plain", in: dark), CellStyle(foreground: rgb(0xFFFFFF), background: rgb(0)))
    #expect(light.lines == dark.lines && light != dark)
  }

  @Test("a filled button is a block in its tint with its title in the middle")
  func button() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.background.backgroundColor = .systemBlue
    let button = UIButton(configuration: configuration)
    button.setTitle("Buy", for: .normal)
    add(button, y: 104)
    let canvas = try canvas()
    let row = try #require(canvas.lines.firstIndex { $0.contains("[ Buy ]") })
    let isFilled = (row - 2...row + 2).map { canvas[4, $0].style.background == rgb(0x007AFF) }
    expectEqual(isFilled, [false, true, true, true, false])
  }

  @Test("what is half seen is mixed with what is behind it, and what is behind a sheet is dimmed")
  func mixed() throws {
    let half = UIView()
    half.backgroundColor = .black
    half.alpha = 0.5
    add(half, y: 100)
    let canvas = try canvas()
    expectEqual(canvas[5, 8].style.background, rgb(0x808080))
    let stage = try Stage(environment: LaunchEnvironment())
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    let launched = LaunchedScreen(root, stage: stage)
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    stage.run("sheet") { root.present(sheet, animated: false) }
    let dimmed = launched.wireframe.canvas
    expectEqual(dimmed[5, 2].style.background, rgb(0xCCCCCC))
    expectEqual(dimmed[5, dimmed.height - 3].style.background, rgb(0xFFFFFF))
  }

  @Test("placeholders and what is disabled can be read, light and dark", arguments: [Appearance.light, .dark])
  func readable(appearance: Appearance) throws {
    let field = UITextField()
    field.placeholder = "Street"
    add(field, y: 100)
    var configuration = UIButton.Configuration.filled()
    configuration.background.backgroundColor = .systemGray3
    configuration.baseForegroundColor = .white
    let button = UIButton(configuration: configuration)
    button.setTitle("Save", for: .normal)
    button.isEnabled = false
    add(button, y: 200)
    let canvas = try canvas(appearance)
    for text in ["Street", "Save"] {
      let style = try style(of: text, in: canvas)
      #expect(try #require(style.foreground).contrast(with: try #require(style.background)) >= 3)
    }
  }

  @Test("an alert has its colour within its frame, and lines between its buttons")
  func alert() throws {
    let stage = try Stage(environment: LaunchEnvironment())
    controller.view.backgroundColor = .white
    let launched = LaunchedScreen(controller, stage: stage)
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    stage.run("alert") { controller.present(alert, animated: false) }
    let canvas = launched.wireframe.canvas
    let row = try #require(canvas.lines.firstIndex { $0.contains("[ Delete ]") })
    let cells = (0..<canvas.width).map { canvas[$0, row] }
    let bars = cells.indices.filter { cells[$0].text == "│" && (1..<canvas.width - 1).contains($0) }
    #expect(bars.count == 3 && canvas.lines[row].contains("[ Cancel ]"))
    expectEqual(cells[bars[0]].style.background, cells[bars[0] - 1].style.background)
    expectEqual(cells[bars[2]].style.background, cells[bars[2] + 1].style.background)
    #expect(cells[bars[0]].style.background != cells[bars[0] + 1].style.background)
    let within = Set(cells[(bars[0] + 1)..<bars[2]].map(\.style.background))
    expectEqual(within.count, 1)
  }

  @Test("the frame around the device is the terminal's own")
  func frame() throws {
    let canvas = try canvas()
    #expect(canvas[0, 0].style == .plain && canvas[3, canvas.height - 1].style == .plain)
  }
}
