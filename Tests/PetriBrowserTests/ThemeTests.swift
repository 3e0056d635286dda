import Expectations
import PetriText
import Testing

@testable import PetriBrowser

@Suite("Themes")
struct ThemeTests {
  private func picture(_ scene: String, _ theme: Theme) -> Canvas {
    var driver = PictureTests.driver(scene, columns: 120, rows: 40)
    _ = driver.tell(.settings(KeyMap(), theme))
    return driver.model.picture
  }

  private func cells(_ canvas: Canvas) -> [CanvasCell] {
    (0..<canvas.height).flatMap { y in (0..<canvas.width).map { canvas[$0, y] } }
  }

  @Test("without colours no picture has roles: only colours are left", arguments: PictureTests.scenes)
  func roles(scene: String) {
    var driver = PictureTests.driver(scene, columns: 120, rows: 40)
    for theme in [Theme()] + Theme.named.map(\.theme) {
      _ = driver.tell(.settings(KeyMap(), theme))
      #expect(cells(driver.model.picture).allSatisfy { $0.style.role == 0 })
    }
  }

  @Test("a role gets its colours, and the rest the ground of all", arguments: PictureTests.scenes)
  func ground(scene: String) throws {
    var driver = PictureTests.driver(scene, columns: 120, rows: 40)
    for named in Theme.named.dropFirst() {
      _ = driver.tell(.settings(KeyMap(), named.theme))
      let all = cells(driver.model.picture)
      #expect(all.allSatisfy { $0.style.background != nil && $0.style.foreground != nil }, "\(named.name)")
    }
  }

  @Test("the chosen row has its own ground in place of reversal, and is reversed without colours")
  func selection() throws {
    let own = Theme([.selection: Theme.Style(text: Theme.Color(0), background: Theme.Color(208))])
    let chosen = cells(picture("list", own)).filter { $0.style.background == 208 }
    #expect(chosen.count > 30 && chosen.allSatisfy { !$0.style.isReversed && !$0.style.isDim })
    #expect(cells(picture("list", own.adapted(to: .none))).contains { $0.style.isReversed })
    #expect(cells(picture("list", own.adapted(to: .none))).allSatisfy { $0.style.background == nil })
  }

  @Test("a colour is the nearest that a terminal shows, or the one that is named for it")
  func levels() {
    let exact = CellColor.rgb(red: 0xFF, green: 0x88, blue: 0x00)
    func color(_ color: Theme.Color, _ level: ColorLevel) -> CellColor? {
      Theme([.error: Theme.Style(text: color)]).adapted(to: level).styles[.error]?.text?.exact
    }
    expectEqual(color(Theme.Color(exact), .exact), exact)
    expectEqual(color(Theme.Color(exact), .many), exact.adapted(to: .many))
    expectEqual(color(Theme.Color(exact), .sixteen), exact.adapted(to: .sixteen))
    let own = Theme.Color(exact, many: 214, sixteen: 11)
    #expect(color(own, .exact) == exact && color(own, .many) == 214 && color(own, .sixteen) == 11)
    expectEqual(Theme([.error: Theme.Style(text: own)]).adapted(to: .none), Theme())
  }

  @Test("on a light ground the terminal's own yellow, green and cyan are darker, where there are darker ones")
  func light() {
    var theme = Theme()
    theme.isOnLight = true
    func colors(_ theme: Theme) -> Set<CellColor> {
      Set(["search", "timeline", "form"].flatMap { cells(picture($0, theme)) }.compactMap(\.style.foreground))
    }
    #expect(!colors(Theme()).isDisjoint(with: [2, 6]))
    #expect(colors(theme.adapted(to: .exact)).isDisjoint(with: [2, 3, 6, 10, 11, 14]))
    expectEqual(colors(theme.adapted(to: .sixteen)), colors(Theme()))
  }

  @Test("letters of every named theme differ from their ground", arguments: Theme.named.dropFirst().map(\.name))
  func contrast(name: String) throws {
    let theme = try #require(Theme.named.first { $0.name == name }?.theme)
    let ground = try #require(theme.styles[.text]?.background?.exact)
    for (role, style) in theme.styles where role != .line {
      let letters = try #require(style.text?.exact)
      #expect(Self.contrast(letters, style.background?.exact ?? ground) >= 4.5, "\(name) \(role)")
      for level in [ColorLevel.many, .sixteen] {
        let adapted = try #require(theme.adapted(to: level).styles[role])
        let other = theme.adapted(to: level).styles[.text]?.background?.exact
        #expect(adapted.text?.exact != adapted.background?.exact ?? other, "\(name) \(role) \(level)")
      }
    }
  }

  /// The ratio of two colours' luminances, as WCAG 2 has it.
  private static func contrast(_ one: CellColor, _ other: CellColor) -> Double {
    func luminance(_ color: CellColor) -> Double {
      guard case .rgb(let red, let green, let blue) = color else { return 0 }
      let parts = [red, green, blue].map { part -> Double in
        let value = Double(part) / 255
        return value <= 0.03928 ? value / 12.92 : exp24((value + 0.055) / 1.055)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    func exp24(_ base: Double) -> Double {
      // base to the power of 2.4, without Foundation: base squared times its fifth root squared.
      var root = 1.0
      for _ in 0..<60 { root -= (root * root * root * root * root - base) / (5 * root * root * root * root) }
      return base * base * root * root
    }
    let (first, second) = (luminance(one) + 0.05, luminance(other) + 0.05)
    return max(first, second) / min(first, second)
  }
}
