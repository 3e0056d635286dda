import PetriCatalog
import PetriComposer
import PetriDiagnostics
import PetriLoader
import Testing
import UIKit

@testable import PetriChecks

/// The rules of layout one by one, on screens of a few views.
@MainActor
@Suite(.serialized) struct LayoutTests {
  private func rules(_ findings: [CheckFinding]) -> [CheckRule] { findings.map(\.rule) }

  // MARK: What is meant

  private static let cut = "screen: a\ncontent:\n  - label: {id: name, text: Fresh from the oven, width: 50, height: 20"

  @Test func aTextThatIsCutIsFound() throws {
    #expect(rules(try layoutFindings("\(Self.cut)}")) == [.truncation])
  }

  @Test func aViewAllowsWhatItHas() throws {
    #expect(rules(try layoutFindings("\(Self.cut), allow: [truncation]}")) == [])
    #expect(rules(try layoutFindings("\(Self.cut), allow: truncation}")) == [])
  }

  @Test func aViewAllowsNothingElse() throws {
    #expect(rules(try layoutFindings("\(Self.cut), allow: [contrast]}")) == [.truncation])
  }

  @Test func aScreenAllowsWhatItsViewsHaveWhereverTheyAreShown() throws {
    let tabs = "\n---\nscreen: b\ncontent: {tabs: [{screen: a}]}"
    #expect(rules(try layoutFindings("allow: [truncation]\n\(Self.cut)}\(tabs)")) == [])
    let found = try layoutFindings("\(Self.cut)}\(tabs)")
    #expect(found.map(\.screen) == ["a"])
    #expect(found.first?.notes.contains("also on 'b'") == true)
  }

  @Test func anUnknownRuleIsAnError() {
    let files = ["Catalog.yaml": "catalog: A", "Screens/a.yaml": "\(Self.cut), allow: [truncated]}"]
    let loaded = CatalogLoader(devices: Stage.devices).load(MemorySource(files))
    let errors = loaded.diagnostics.filter { $0.severity == .error }
    #expect(errors.count == 1)
    #expect(errors.first?.message.contains("truncated") == true)
  }

  @Test func onlyRulesOfLayoutCanBeAllowed() {
    let files = ["Catalog.yaml": "catalog: A", "Screens/a.yaml": "\(Self.cut), allow: [dead-end]}"]
    #expect(CatalogLoader(devices: Stage.devices).load(MemorySource(files)).hasErrors)
  }

  // MARK: The smallest launch

  @Test func onlyTheKeyThatIsTooLargeIsNamed() throws {
    let found = try layoutFindings(
      """
      screen: a
      context: {price: {type: int, example: 5}, rooms: {type: int, example: 3}}
      content: [label: {text: "${price}", width: 60}, label: "${rooms}"]
      """
    )
    #expect(rules(found) == [.truncation])
    #expect(found.first?.context == ["price": "1234567"])
    #expect(found.first?.environment == nil)
    #expect(found.first?.fixture == "truncation-label-price: {price: 1234567}")
  }

  @Test func theFixtureCanBeRead() throws {
    let screen = """
      screen: a
      context:
        items: {type: list, of: string, example: [One, "Two \\"2\\""]}
      content: [label: {each: "${items}", text: "${item}", width: 80, height: 22}]
      """
    let fixture = try #require(try layoutFindings(screen).compactMap(\.fixture).first)
    let screens = try layoutCatalog("\(screen)\nfixtures:\n  \(fixture)").screens
    #expect(screens.first?.fixtures.count == 1)
  }

  @Test func aValueThatNobodyReadsStaysAsItIs() throws {
    let found = try layoutFindings(
      """
      screen: a
      context: {icon: {type: string, example: trash}}
      content: [image: {symbol: "${icon}", width: 30, height: 30}]
      """
    )
    #expect(found == [])
  }

  @Test func aLimitOfLinesAcceptsLongValues() throws {
    let screen = """
      screen: a
      context: {name: {type: string, example: Ann Stone}}
      content: [label: {text: "${name}", width: 130, lines: 1}]
      """
    #expect(rules(try layoutFindings(screen)) == [])
  }

  @Test func anotherLanguageMayBeLonger() throws {
    let found = try layoutFindings("screen: a\ncontent: [label: {text: OK, width: 34}]")
    #expect(rules(found) == [.truncation])
    #expect(found.first?.notes.first?.contains("40 % longer") == true)
  }

  @Test func aButtonWithoutRoomBesideALargeTextIsFound() throws {
    let found = try layoutFindings(
      """
      screen: a
      content:
        - stack:
            axis: horizontal
            views: [label: {text: Delivery address of the year, lines: 1}, button: {id: edit, title: Edit, width: 0}]
      """
    )
    #expect(found.contains { $0.rule == .zeroSize && $0.subject == "edit" })
  }

  @Test func aPictureOutlinesTheFault() throws {
    let picture = try #require(try layoutFindings("\(Self.cut)}", draws: true).first?.picture)
    #expect(picture.hasPrefix("<svg") && picture.contains("stroke=\"#FF2D55\""))
    #expect(try layoutFindings("\(Self.cut)}").first?.picture == nil)
  }

  // MARK: Looks that the lists don't have

  private static let tall = """
    screen: a
    content:
      - image: {name: pizza, height: 400}
      - label: Margherita
      - label: {id: last, text: Tomatoes and mozzarella}
    """

  @Test func aPhoneIsHeldSideways() throws {
    let found = try layoutFindings(Self.tall)
    #expect(rules(found) == [.zeroSize])
    #expect(found.first?.environment?.device == "iphone-16-landscape")
  }

  @Test func anAppThatIsOnlyUprightIsNeverHeldSideways() throws {
    #expect(try layoutFindings(Self.tall, settings: "orientations: [portrait]") == [])
  }

  @Test func aTabletIsHeldSidewaysWhateverPhonesAre() throws {
    let screen = "screen: a\ncontent: [image: {name: pizza, height: 800}, label: Margherita]"
    let settings = "devices: [ipad-11]\norientations: [portrait]"
    #expect(try layoutFindings(screen, settings: settings).first?.environment?.device == "ipad-11-landscape")
  }

  @Test func theDarkIsLookedAtUnlessTheAppIsLight() throws {
    let screen = "screen: a\ncontent: [label: {text: Fresh, color: \"#222222\"}]"
    #expect(rules(try layoutFindings(screen)) == [.contrast])
    #expect(try layoutFindings(screen, settings: "appearances: [light]") == [])
  }

  // MARK: Values at their limits

  @Test func aNumberMayBeBelowZero() throws {
    let screen = """
      screen: a
      context: {balance: {type: int, example: 5}}
      content: [label: {text: "${balance < 0 ? 'You owe us money' : Fine}", width: 60, lines: 0, height: 21}]
      """
    #expect(try layoutFindings(screen).first?.context == ["balance": "-1234567"])
  }

  @Test func aLimitOfANumberMayBeCutButPushesNothingAway() throws {
    let number =
      "screen: a\ncontext: {n: {type: int, example: 5}}\ncontent:\n  - stack:\n      axis: horizontal\n      views:\n"
    let row =
      number + "        - label: {text: \"${n}\", width: 120, lines: 1}\n        - button: {title: Buy, id: buy}"
    #expect(try layoutFindings(row) == [])
    let pushed =
      number + "        - label: {text: \"${n}${n}\", lines: 1}\n        - label: {id: unit, text: m, lines: 1}"
    #expect(rules(try layoutFindings(pushed)).contains(.zeroSize))
  }

  // MARK: Titles of buttons

  @Test func aTitleBreaksIntoLinesWhereThereIsRoom() throws {
    let button = "button: {title: I have forgotten my password again, id: forgot}"
    #expect(
      try layoutFindings("screen: a\ncontent:\n  - \(button)", settings: "contentSizes: [accessibility-xl]") == []
    )
    let low = "screen: a\ncontent:\n  - \(button.dropLast()), height: 62}"
    #expect(rules(try layoutFindings(low, settings: "contentSizes: [accessibility-xl]")) == [.truncation])
    let narrow = "screen: a\ncontent:\n  - \(button.dropLast()), width: 100}"
    #expect(rules(try layoutFindings(narrow, settings: "contentSizes: [accessibility-xl]")) == [.truncation])
  }

  // MARK: The keyboard

  @Test func aFieldInWhatDoesNotGiveWayIsUnderTheKeyboard() throws {
    let field = "{label: {text: Above, height: 600}}, {textField: {id: note, placeholder: A note}}"
    #expect(
      rules(try layoutFindings("screen: a\ncontent: [scroll: {height: 700, views: [\(field)]}]")) == [.underKeyboard]
    )
    #expect(try layoutFindings("screen: a\ncontent: [scroll: {views: [\(field)]}]") == [])
  }

  @Test func thePictureOfAFieldUnderTheKeyboardHasTheKeyboard() throws {
    let field = "{label: {text: Above, height: 600}}, {textField: {id: note, placeholder: A note}}"
    let found = try layoutFindings("screen: a\ncontent: [scroll: {height: 700, views: [\(field)]}]", draws: true)
    #expect(found.first?.picture?.contains(">return<") == true)
  }

  // MARK: Controllers in Swift

  @Test func constraintsThatConflictAreFound() throws {
    let found = try layoutFindings("screen: a\ncontent: {class: Own}", ["Own": { ConflictingController() }])
    #expect(rules(found) == [.conflictingConstraints])
    #expect(found.first?.notes.isEmpty == false)
  }

  @Test func constraintsThatLeaveAPlaceOpenAreFound() throws {
    let found = try layoutFindings("screen: a\ncontent: {class: Own}", ["Own": { AmbiguousController() }])
    #expect(rules(found) == [.ambiguousLayout])
  }

  @Test func aControllerThatIsOnlyUprightIsNotHeldSideways() throws {
    let screen = "screen: a\ncontent: {class: Own}"
    #expect(rules(try layoutFindings(screen, ["Own": { LowController(isUpright: false) }])) == [.outsideScreen])
    #expect(try layoutFindings(screen, ["Own": { LowController(isUpright: true) }]) == [])
  }

  @Test func anOrderThatJumpsIsFound() throws {
    let found = try layoutFindings("screen: a\ncontent: {class: Own}", ["Own": { ColumnController(isUpwards: true) }])
    #expect(rules(found) == [.readingOrder])
    #expect(
      try layoutFindings("screen: a\ncontent: {class: Own}", ["Own": { ColumnController(isUpwards: false) }]) == []
    )
  }

  @Test func aFieldUnderTheKeyboardIsFound() throws {
    let found = try layoutFindings("screen: a\ncontent: {class: Own}", ["Own": { FieldController(avoids: false) }])
    #expect(rules(found) == [.underKeyboard])
    #expect(try layoutFindings("screen: a\ncontent: {class: Own}", ["Own": { FieldController(avoids: true) }]) == [])
  }
}
