import Expectations
import Foundation
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriUIKit
import Testing

/// Screens as catalogues write them: their looks, and a person's moves on them.
@MainActor
@Suite("Screens that are written in YAML", .serialized)
struct WrittenScreensTests {
  private func app(
    _ yaml: String,
    from start: String = "a",
    device: String = "iphone-16",
    keyboard: SoftwareKeyboard? = nil
  ) throws -> (stage: Stage, composer: Composer) {
    let loaded = CatalogLoader(devices: Stage.devices, lints: false).load(
      MemorySource(["Catalog.yaml": "catalog: A\n---\n\(yaml)\n"])
    )
    try #require(loaded.diagnostics.isEmpty, "\(loaded.diagnostics)")
    let stage = try Stage(environment: LaunchEnvironment(device: device))
    stage.keyboard = keyboard
    let composer = Composer(catalog: loaded.catalog)
    let screen = try #require(composer.catalog.screen(named: start))
    let composed = try stage.compose(start, context: ContextResolution(fields: screen.context).context, with: composer)
    stage.show(composed.root)
    return (stage, composer)
  }

  private func first(on stage: Stage, where matches: (UIView) -> Bool) -> UIView? {
    var waiting: [UIView] = [stage.window]
    while let view = waiting.popLast() {
      if matches(view) { return view }
      waiting += view.subviews.reversed()
    }
    return nil
  }

  private func frame(_ id: String, on stage: Stage) throws -> CGRect {
    let view = try #require(first(on: stage) { $0.accessibilityIdentifier == id })
    return view.convert(view.bounds, to: nil)
  }

  @Test(
    "screens that open one another as they appear come to an end, and it is said",
    arguments: [
      "screen: a\npresentation: {style: fullScreen}\nonAppear: {open: a}\ncontent: []",
      "screen: a\nonAppear: {open: b}\ncontent: []\n---\nscreen: b\npresentation: {style: pageSheet}\n"
        + "onAppear: {open: a}\ncontent: []",
      "screen: a\nlinks: \"demo://a\"\npresentation: {style: pageSheet}\nonAppear: {link: \"demo://a\"}\ncontent: []",
    ]
  )
  func circles(_ yaml: String) throws {
    let (stage, _) = try app(yaml)
    #expect(stage.refusal?.contains("100 screens have already opened one another") ?? false, "\(stage.refusal ?? "")")
  }

  @Test("what is behind a sheet is touched at a detent that doesn't dim it, and at no other")
  func undimmed() throws {
    let (stage, composer) = try app(
      """
      screen: a
      content: [{button: {title: Open, tap: {open: s}}}, {button: {title: Behind, tap: {emit: behind}}}]
      ---
      screen: s
      presentation: {style: pageSheet, detents: [medium, large], largestUndimmedDetent: medium}
      content: [label: Sheet, {button: {title: Inside, tap: {emit: inside}}}]
      """
    )
    try stage.make(.tap("Open"), with: composer)
    try stage.make(.tap("Behind"), with: composer)
    expectEqual(stage.effects, ["sends the event 'behind'"])
    try stage.make(.tap("Inside"), with: composer)
    expectEqual(stage.effects, ["sends the event 'inside'"])
    let sheet = try #require(stage.window.rootViewController?.presentedViewController?.sheetPresentationController)
    sheet.selectedDetentIdentifier = .large
    #expect(throws: (any Error).self) { try stage.make(.tap("Behind"), with: composer) }
  }

  @Test("a row with a menu is pressed by what its text begins with, and is one with its tap")
  func rows() throws {
    let (stage, composer) = try app(
      """
      screen: a
      content:
        list:
          views:
            - row: {title: One, subtitle: two, tap: {emit: tapped}, contextMenu: [{title: Copy, tap: {emit: copied}}]}
            - row: {title: Three, subtitle: four, contextMenu: [{title: Share, tap: {emit: shared}}]}
      """
    )
    expectEqual(stage.touchables.map(\.name), ["One, two", "Three, four"])
    try stage.make(.longPress("Three"), with: composer)
    try stage.make(.tap("Share"), with: composer)
    expectEqual(stage.effects, ["sends the event 'shared'"])
    try stage.make(.tap("One"), with: composer)
    expectEqual(stage.effects, ["sends the event 'tapped'"])
    try stage.make(.longPress("One"), with: composer)
    try stage.make(.tap("Copy"), with: composer)
    expectEqual(stage.effects, ["sends the event 'copied'"])
  }

  @Test("a link that leads out of the app is reported, its blanks percent-encoded")
  func outside() throws {
    let (stage, composer) = try app(
      """
      screen: a
      context: {name: {type: string, default: "Ann B"}}
      content: [{button: {title: Go, tap: {link: "https://b.example/?a=${name}"}}}]
      """
    )
    try stage.make(.tap("Go"), with: composer)
    expectEqual(stage.effects, ["opens https://b.example/?a=Ann%20B outside the app"])
  }

  @Test("the text that a field hides is masked in what the app hears")
  func secrets() throws {
    let (stage, composer) = try app(
      """
      screen: a
      context: {p: {type: string, default: "s3 cret"}}
      content:
        - textField: {secure: true, text: "${p}"}
        - button: {title: Link, tap: {link: "https://b.example/?a=${p}"}}
      """
    )
    try stage.make(.tap("Link"), with: composer)
    expectEqual(stage.effects, ["opens https://b.example/?a=••• outside the app"])
  }

  @Test("a part is painted and padded where it is used, unless the view has its own way")
  func parts() throws {
    let (stage, _) = try app(
      """
      part: tag
      content: {background: systemRed, padding: 20, views: [{label: {text: Hi, id: text}}]}
      ---
      screen: a
      content: [{part: {name: tag, id: one}}, {part: {name: tag, id: two, background: systemBlue}}]
      """
    )
    let (one, two) = try (frame("one", on: stage), frame("two", on: stage))
    let text = try frame("text", on: stage)
    #expect(abs(one.height - text.height - 40) < 0.01 && abs(two.height - one.height) < 0.01)
    expectEqual(text.minX, one.minX + 20)
    let colors = ["one", "two"].map { id in first(on: stage) { $0.accessibilityIdentifier == id }?.backgroundColor }
    expectEqual(colors, [UIColor.systemRed, .systemBlue])
  }

  @Test("an alert's first field is typed in, and a sheet rests on the keyboard")
  func keyboard() throws {
    let alert = try app(
      "screen: a\ncontent: {alert: {title: Name, fields: [{id: one}, {id: two}], actions: [{title: OK}]}}",
      keyboard: .shown
    )
    expectEqual(first(on: alert.stage) { $0.isFirstResponder }?.accessibilityIdentifier, "one")
    #expect(try frame("two", on: alert.stage).maxY < 516)
    let sheet = try app(
      """
      screen: a
      content: [{button: {title: Open, tap: {open: s}}}]
      ---
      screen: s
      wrapping: [navigation]
      presentation: {style: pageSheet, detents: [medium]}
      content: [{list: {id: list, views: [row: r]}}, {textField: {id: f, focused: true}}]
      """,
      keyboard: .shown
    )
    try sheet.stage.make(.tap("Open"), with: sheet.composer)
    expectEqual(try frame("f", on: sheet.stage).maxY, 516)
    #expect(try frame("list", on: sheet.stage).height > 150)
  }

  @Test("spacers keep their lengths without room to share")
  func spacerLengths() throws {
    let (stage, _) = try app(
      """
      screen: a
      content:
        - stack: {spacing: 0, views: [label: {id: one, text: One}, spacer: {length: 40}, label: Two, spacer: {length: 30}, label: {id: three, text: Three}]}
        - spacer
      """
    )
    let between = try frame("three", on: stage).minY - frame("one", on: stage).maxY
    expectEqual(Double(between.rounded(.down)), 90)
  }

  @Test("a stack that grows gives way before what is beside it")
  func growingGivesWay() throws {
    let (stage, _) = try app(
      """
      screen: a
      content:
        - stack:
            axis: horizontal
            views:
              - image: {symbol: star}
              - stack: {grow: true, views: [label: A rather long text that takes two lines at the least]}
              - label: {id: age, text: 3h}
      """
    )
    #expect(try frame("age", on: stage).width > 15)
  }

  @Test("what has bounds isn't stretched before what grows, however deep it is in stacks")
  func boundedIsHeld() throws {
    let (stage, _) = try app(
      """
      screen: a
      content:
        - stack:
            axis: horizontal
            views:
              - stack: {id: grows, grow: true, views: [label: Mum]}
              - stack: {views: [stack: {axis: horizontal, views: [label: {id: pin, text: pin}, label: {id: count, text: "2", minWidth: 20}]}]}
        - label: {id: wide, text: A, minWidth: 100, grow: true}
      """
    )
    #expect(try frame("grows", on: stage).width > 250)
    #expect(try frame("pin", on: stage).width < 40)
    expectEqual(try Double(frame("count", on: stage).width), 20)
  }

  @Test("a text in the middle isn't cut for the pixel that its frame loses at the edges")
  func centered() throws {
    let texts = ["Hi there! I'm Duo", "do and Duo", "Ann", "Twelve of them", "Wide and wider still"]
    for device in ["iphone-16", "iphone-16-pro-max"] {
      for text in texts {
        let views = ["body", "largeTitle", "caption1"].map { "label: {text: \"\(text)\", style: \($0)}" }
        let (stage, _) = try app(
          "screen: a\ncontent: [stack: {alignment: center, views: [\(views.joined(separator: ", "))]}]",
          device: device
        )
        var waiting: [UIView] = [stage.window]
        while let view = waiting.popLast() {
          if let label = view as? UILabel {
            let seen = HeadlessRuntime.visibleLines(of: label)
            #expect(!seen.isCut && seen.lines == [text], "\(text) on \(device): \(seen.lines)")
          }
          waiting += view.subviews
        }
      }
    }
  }

  @Test("what scrolls has the screen's margins where it is all of the content, and none of its own where it isn't")
  func scrollMargins() throws {
    let alone = try app("screen: a\ncontent: {scroll: {views: [label: {id: one, text: One}]}}").stage
    expectEqual(try Double(frame("one", on: alone).minX), 16)
    let below = try app("screen: a\ncontent: [label: Zero, scroll: {views: [label: {id: one, text: One}]}]").stage
    expectEqual(try Double(frame("one", on: below).minX), 16)
    let full = try app("screen: a\ncontent: {padding: 0, views: [scroll: {views: [label: {id: one, text: One}]}]}")
      .stage
    expectEqual(try Double(frame("one", on: full).minX), 0)
  }

  @Test("cells and items aren't under the sensors of a phone on its side")
  func sides() throws {
    for style in ["plain", "insetGrouped"] {
      let (stage, _) = try app(
        "screen: a\ncontent: [{list: {style: \(style), views: [{label: {text: Row, id: row}}]}}]",
        device: "iphone-16-landscape"
      )
      let row = try frame("row", on: stage)
      #expect(row.minX >= 59 + 16 && row.maxX <= 852 - 59 - 16)
    }
    let (stage, _) = try app(
      "screen: a\ncontent: [{grid: {columns: 2, views: [{label: {text: A, id: one}}, {label: {text: B, id: two}}]}}]",
      device: "iphone-16-landscape"
    )
    #expect(try frame("one", on: stage).minX >= 59)
    #expect(try frame("two", on: stage).maxX <= 852 - 59)
  }
}
