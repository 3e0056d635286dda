import Expectations
import PetriCatalog
import PetriChecks
import PetriComposer
import PetriDiagnostics
import PetriLoader
import PetriUIKit
import Testing

@MainActor
@Suite("Leaks of a catalogue's screens", .serialized)
struct CatalogLeakTests {
  private static let files = [
    "Catalog.yaml": "catalog: Books\n",
    "Screens/all.yaml": """
    screen: shelf
    content: {class: Shelf}
    wrapping: [navigation]
    walks: {read: [{tap: Read}]}
    ---
    screen: words
    content: [{label: A}, {button: {title: More, tap: {open: more}}}]
    wrapping: [navigation]
    ---
    screen: more
    content: [{label: B}]
    """,
  ]

  private func findings(
    on screen: String,
    shelf: @escaping @MainActor () -> UIViewController = { Shelf(keepsBook: false) }
  ) throws -> CheckOutcome {
    let loaded = CatalogLoader(devices: Stage.devices).load(MemorySource(Self.files))
    try #require(loaded.diagnostics.isEmpty, "\(loaded.diagnostics)")
    var registry = ControllerRegistry()
    registry.registerContent("Shelf") { _ in shelf() }
    let checker = Checker(of: CheckedCatalog(loaded.catalog, registry: registry))
    return checker.outcome(of: CheckJob(.leaks, screen))
  }

  @Test("what a screen keeps of another one that was left by going back is found, with the way to it")
  func keptBelow() throws {
    let found = try findings(on: "shelf") { Shelf(keepsBook: true) }.findings
    let finding = try #require(found.first)
    expectEqual(finding.rule, .leakedController)
    expectEqual(finding.subject, "Book")
    expectEqual(finding.message, "the controller 'Book' isn't released after going back from it")
    expectEqual(finding.moves, ["tap:Read"])
    #expect(
      finding.notes.contains { $0.hasPrefix("kept by the screen below") && $0.hasSuffix("'book' Book") },
      "\(finding.notes)"
    )
    expectEqual(found.count, 1)
  }

  @Test("screens that let go have no finding; each way out and each step counts")
  func clean() throws {
    let shelf = try findings(on: "shelf")
    expectEqual(shelf.findings, [])
    #expect(shelf.covered["ways out", default: 0] >= 6 && shelf.covered["steps", default: 0] >= 3, "\(shelf.covered)")
    try expectEqual(findings(on: "words").findings, [])
  }
}

private final class Book: UIViewController {}

private final class Shelf: UIViewController {
  private let keepsBook: Bool
  private var book: Book?

  init(keepsBook: Bool) {
    self.keepsBook = keepsBook
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let action = UIAction(title: "Read") { [weak self] _ in self?.read() }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 16, y: 120, width: 100, height: 44)
    view.addSubview(button)
  }

  private func read() {
    let book = Book()
    if keepsBook { self.book = book }
    navigationController?.pushViewController(book, animated: true)
  }
}
