import Expectations
import Foundation
import PetriCatalog
import PetriUIKit
import Testing

@testable import PetriRendering

@MainActor
@Suite("Drawings of symbols")
struct SymbolIconTests {
  private func icon(_ name: String, isMirrored: Bool = false) throws -> SymbolIcon {
    try #require(SymbolIcon.named(name, isMirrored: isMirrored), "\(name) isn't drawn")
  }

  /// The room that a drawing takes, with its lines' width.
  private func bounds(_ inks: [SymbolInk]) -> CGRect {
    inks.filter { !$0.isCut }.reduce(CGRect.null) { all, ink in
      let points = ink.path.lines.joined()
      return points.reduce(all) { all, point in
        all.union(CGRect(x: point.x, y: point.y, width: 0, height: 0).insetBy(dx: -ink.width / 2, dy: -ink.width / 2))
      }
    }
  }

  @Test("every name of the tables has parts that are paths, once, and is drawn within the grid")
  func tables() throws {
    let tables = [
      SymbolTable.signs, SymbolTable.arrows, SymbolTable.people, SymbolTable.things, SymbolTable.media,
      SymbolTable.world,
    ]
    let lines = tables.flatMap { $0.split(separator: "\n") }
    expectEqual(lines.count { !$0.hasPrefix(" ") }, SymbolTable.names.count, "a name is there twice")
    #expect(SymbolTable.names.count >= 120)
    for name in SymbolTable.names {
      #expect(SymbolTable.parts(of: name) != nil, "\(name)")
      let room = bounds(try icon(name).inks)
      #expect(SymbolIcon.frame.contains(room), "\(name) takes \(room)")
      // Large enough to be seen beside the others.
      #expect(max(room.width, room.height) > 13, "\(name) takes \(room)")
    }
  }

  @Test("the names that apps use most are drawn")
  func mostUsed() {
    // By how many of 118 public repositories with symbols use each.
    let names = """
      xmark plus trash checkmark chevron.right checkmark.circle.fill magnifyingglass square.and.arrow.up chevron.down \
      xmark.circle.fill info.circle chevron.left exclamationmark.triangle.fill arrow.clockwise gear star.fill pencil \
      plus.circle.fill globe doc.on.doc checkmark.circle ellipsis photo xmark.circle heart.fill star \
      exclamationmark.triangle chevron.up questionmark.circle calendar clock square.and.pencil play.fill gearshape person \
      person.fill circle ellipsis.circle plus.circle circle.fill house camera person.crop.circle house.fill \
      chevron.forward folder arrow.left arrow.counterclockwise line.3.horizontal.decrease.circle heart list.bullet \
      bolt.fill bell arrow.down exclamationmark.circle.fill network trash.fill chevron.backward square.and.arrow.down \
      book arrow.right envelope arrow.up.arrow.down link gearshape.fill bookmark square.grid.2x2 arrow.up \
      arrow.up.right doc lock.fill exclamationmark.circle checkmark.seal.fill server.rack minus.circle.fill wifi \
      chevron.up.chevron.down mappin.and.ellipse safari clock.arrow.circlepath arrowshape.turn.up.left.fill \
      paperplane.fill play.circle bell.fill minus.circle cpu sparkles minus lock qrcode.viewfinder play \
      play.circle.fill clock.fill doc.text doc.text.magnifyingglass keyboard person.2.fill cart.fill eye.slash \
      slider.horizontal.3 message.fill tag arrow.right.circle.fill drop.fill line.3.horizontal number \
      arrow.down.circle location location.fill phone.fill stop.fill sun.max.fill line.3.horizontal.decrease \
      doc.on.clipboard rectangle.portrait.and.arrow.right creditcard.fill pause.fill \
      antenna.radiowaves.left.and.right doc.plaintext info.circle.fill message pause.circle arrow.forward \
      arrow.left.arrow.right calendar.badge.clock repeat
      """.split(separator: " ").map(String.init)
    #expect(names.count >= 120)
    expectEqual(names.filter { SymbolIcon.named($0, isMirrored: false) == nil }, [])
  }

  @Test("every symbol that a screen of this repository names is drawn")
  func ownScreens() throws {
    let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    var names: Set<String> = []
    for folder in ["Screens", "Tests/Examples", "Tests/TeamPetri"] {
      let files = try #require(FileManager.default.enumerator(atPath: "\(root)/\(folder)"))
      for case let file as String in files where file.hasSuffix(".yaml") {
        let text = try String(contentsOfFile: "\(root)/\(folder)/\(file)", encoding: .utf8)
        names.formUnion(text.matches(of: /symbol: ([a-z][a-z0-9.]*[a-z0-9])[,} \n]/).map { String($0.1) })
      }
    }
    // An example whose symbols are a value is found by the type of the value.
    names.remove("string")
    #expect(names.count > 50)
    expectEqual(names.filter { SymbolIcon.named($0, isMirrored: false) == nil }.sorted(), [])
  }

  @Test(
    "a symbol that isn't known is none, nor what a known one can't be made to",
    arguments: [
      "", ".", "made.up", ".fill", "star.", "xmark.fill", "1.circle", "star.badge.made", "star.made.slash",
      "star.slash.slash.slash.slash", "made.circle", "badge.plus", ".circle", "star..fill",
      String(repeating: "star.", count: 20) + "circle",
    ]
  )
  func unknown(name: String) {
    expectEqual(SymbolIcon.named(name, isMirrored: false), nil)
  }

  @Test("a filled symbol is its body filled, with what was drawn on it cut out")
  func filled() throws {
    let (lined, filled) = (try icon("house"), try icon("house.fill"))
    expectEqual(lined.inks.map(\.path), filled.inks.map(\.path))
    expectEqual(lined.inks.map(\.isFilled), [false, false, false])
    expectEqual(filled.inks.map(\.isFilled), [true, false, false])
    expectEqual(filled.inks.map(\.isCut), [false, false, true])
    expectEqual(bounds(filled.inks), bounds(Array(lined.inks.prefix(2))))
  }

  @Test("one symbol in another is small, and cut out of a filled one")
  func contained() throws {
    let sign = bounds(try icon("checkmark").inks)
    let outline = try icon("checkmark.circle").inks
    expectEqual(outline.first, try icon("circle").inks.first)
    #expect(outline.count == 2 && bounds([outline[1]]).width < 0.7 * sign.width && !outline[1].isCut)
    let filled = try icon("checkmark.circle.fill").inks
    expectEqual(filled.map(\.isCut), [false, true])
    expectEqual(filled[1].path, outline[1].path)
    for name in ["checkmark.shield", "xmark.octagon", "lock.square", "exclamationmark.icloud", "plus.magnifyingglass"] {
      #expect(SymbolIcon.frame.contains(bounds(try icon(name).inks)), "\(name)")
    }
  }

  @Test("a line through a symbol takes away what is beside it")
  func slashed() throws {
    let (eye, slashed) = (try icon("eye").inks, try icon("eye.slash").inks)
    expectEqual(Array(slashed.prefix(eye.count)), eye)
    expectEqual(slashed.dropFirst(eye.count).map(\.isCut), [true, false])
    #expect(slashed[eye.count].width > 2 * slashed[eye.count + 1].width)
    expectEqual(try icon("eye.slash").layers.map(\.cuts.count), [1, 0])
    expectEqual(try icon("speaker.slash.fill").inks.first, try icon("speaker.fill").inks.first)
  }

  @Test("a badge is in a corner of a symbol, with a gap around it")
  func badged() throws {
    let base = try icon("folder").inks
    let badged = try icon("folder.badge.plus").inks
    expectEqual(Array(badged.prefix(base.count)), base)
    #expect(badged[base.count].isCut && badged[base.count].isFilled)
    let sign = bounds(Array(badged.dropFirst(base.count + 1)))
    #expect(sign.minX > 12 && sign.minY > 12 && SymbolIcon.frame.contains(sign), "\(sign)")
    expectEqual(try icon("person.fill.badge.plus").inks.first, try icon("person.fill").inks.first)
    let dot = bounds(try [#require(icon("bell.badge").inks.last)])
    #expect(dot.minX > 12 && dot.maxY < 12, "\(dot)")
  }

  @Test("forward and backward are sides, by the direction of reading; players' buttons aren't")
  func sides() throws {
    for (name, left, right) in [
      ("chevron.forward", "chevron.right", "chevron.left"), ("chevron.backward", "chevron.left", "chevron.right"),
      ("arrow.forward", "arrow.right", "arrow.left"), ("arrow.up.forward", "arrow.up.right", "arrow.up.left"),
      ("chevron.forward.circle.fill", "chevron.right.circle.fill", "chevron.left.circle.fill"),
      (
        "rectangle.portrait.and.arrow.forward", "rectangle.portrait.and.arrow.right",
        "rectangle.portrait.and.arrow.left"
      ),
    ] {
      try expectEqual(icon(name), icon(left), "\(name)")
      try expectEqual(icon(name, isMirrored: true), icon(right, isMirrored: true), "\(name)")
    }
    try expectEqual(icon("chevron.right", isMirrored: true), icon("chevron.right"))
    try expectEqual(icon("forward.fill", isMirrored: true), icon("forward.fill"))
    let (left, right) = (try icon("chevron.left").inks, try icon("chevron.right").inks)
    expectEqual(left, right.map(\.mirrored))
    #expect(left != right)
  }

  @Test("what is drawn along lines of text is mirrored where they are read from right to left")
  func turned() throws {
    let (list, turned) = (try icon("list.bullet"), try icon("list.bullet", isMirrored: true))
    #expect(list != turned)
    expectEqual(turned.inks, list.inks.map(\.mirrored))
    expectEqual(turned.name, "list.bullet-mirrored")
    try expectEqual(icon("star", isMirrored: true), icon("star"))
  }

  @Test("another name for a drawing isn't in the tables itself, and names one that is drawn")
  func aliases() throws {
    for (name, other) in SymbolName.aliases {
      expectEqual(SymbolTable.parts(of: name), nil, "\(name)")
      try expectEqual(icon(name).inks, icon(other).inks, "\(name)")
    }
  }
}
