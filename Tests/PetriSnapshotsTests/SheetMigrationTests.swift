import Expectations
import Foundation
import PetriCatalog
import PetriComposer
import Testing

@testable import PetriSnapshots

@Suite("Files of single cells become one")
struct SheetMigrationTests {
  private static let folder = "Screens/__Snapshots__"

  private func withStore(_ body: (SnapshotStore, SheetMigration) throws -> Void) throws {
    let root = NSTemporaryDirectory() + "petri-sheets-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: root) }
    let store = SnapshotStore(root: root)
    try body(store, SheetMigration(of: store, in: Self.catalog))
  }

  private static let catalog: Catalog = {
    let place = Place(file: "Screens/cart.yaml", line: 1, column: 1)
    let screen = ScreenDefinition(name: "cart", content: .views(ViewsContent(views: [])), place: place)
    return Catalog(settings: CatalogSettings(name: "Test"), screens: [screen])
  }()

  private func single(_ file: String, _ options: String = "", label: String, version: Int = Rendering.tree.version) -> (
    String, String
  ) {
    let head = "# tree v\(version)\n# petri launch cart --as tree --fixture examples\(options)\n"
    return ("\(Self.folder)/\(file).tree.txt", "\(head)cart\ncontent: cart  appeared\n└─ label \"\(label)\"\n")
  }

  private var base: (String, String) { single("cart", label: "Cart") }
  private var russian: (String, String) {
    let options = " --device iphone-16 --appearance light --content-size large --locale ru"
    return single("cart.iphone-16.light.large.ru", options, label: "Корзина")
  }

  private static let joined = """
    # tree v\(Rendering.tree.version)
    # petri launch cart --as tree --fixture examples
    # base: iphone-16 light large en
    # cells: iphone-16 light large en/ru
    cart
    content: cart  appeared
    └─ label "Cart"

    in ru, like the base, except:
      cart > label: "Корзина"

    """

  private func paths(_ store: SnapshotStore) -> [String] {
    store.names(in: Self.folder).sorted().map { "\(Self.folder)/\($0)" }
  }

  @Test("the files of a screen are one with the same texts, and are gone; nothing happens twice")
  func join() throws {
    try withStore { store, migration in
      for (path, text) in [base, russian] { try store.write(text, to: path) }
      try store.write("a note\n", to: "\(Self.folder)/notes.txt")
      let planned = try migration.migrate(paths(store), isDryRun: true)
      expectEqual(planned.map(\.joined), [[russian.0, base.0].sorted()])
      expectEqual(paths(store).count, 3)
      _ = try migration.migrate(paths(store), isDryRun: false)
      expectEqual(paths(store), [base.0, "\(Self.folder)/notes.txt"])
      try expectEqual(store.read(base.0).map { String(decoding: $0, as: UTF8.self) }, Self.joined)
      try expectEqual(migration.migrate(paths(store), isDryRun: false).count, 0)
    }
  }

  @Test("a migration that was killed once the file was written goes on, and one of a changed file is refused")
  func killed() throws {
    try withStore { store, migration in
      try store.write(Self.joined, to: base.0)
      try store.write(russian.1.replacing("\n", with: "\r\n"), to: russian.0)
      try expectEqual(migration.migrate(paths(store), isDryRun: false).map(\.isMigrated), [true])
      expectEqual(paths(store), [base.0])
      try store.write(russian.1.replacing("Корзина", with: "Покупки"), to: russian.0)
      let refused = try migration.migrate(paths(store), isDryRun: false)
      expectEqual(refused[0].refusal?.description.contains("differs from what \(base.0) holds of it"), true)
      expectEqual(refused[0].refusal?.path, russian.0)
      try expectEqual(store.read(base.0).map { String(decoding: $0, as: UTF8.self) }, Self.joined)
      expectEqual(paths(store).count, 2)
    }
  }

  @Test("a cell of a newer version is refused and left as it is")
  func newer() throws {
    try withStore { store, migration in
      let newer = single("cart", label: "Cart", version: 99)
      for (path, text) in [newer, russian] { try store.write(text, to: path) }
      let refusal = try migration.migrate(paths(store), isDryRun: false)[0].refusal
      expectEqual(refusal?.description, "tree v99: it was recorded by a newer petri")
      try expectEqual(store.read(newer.0).map { String(decoding: $0, as: UTF8.self) }, newer.1)
      expectEqual(paths(store).count, 2)
    }
  }

  // MARK: - Versions that say less than the present one

  private var oldBase: (String, String) { single("cart", label: "Cart", version: 1) }
  private var oldRussian: (String, String) {
    let options = " --device iphone-16 --appearance light --content-size large --locale ru"
    return single("cart.iphone-16.light.large.ru", options, label: "Корзина", version: 1)
  }

  /// The texts of cells: in the old version, and the present one, which notes that the label is bold.
  private func printed(_ labels: [String: String?], _ migration: SheetMigration, _ paths: [String]) throws
    -> [VersionedCell: VersionedText]
  {
    var texts: [VersionedCell: VersionedText] = [:]
    for cell in try migration.cellsToPrint(paths) {
      expectEqual(cell.version, 1)
      let label = labels[cell.cell.environment.locale] ?? nil
      texts[cell] =
        label.map { label in
          let old = "cart\ncontent: cart  appeared\n└─ label \"\(label)\"\n"
          return VersionedText(old: old, new: old.replacing("\"\n", with: "\"  bold\n"))
        } ?? VersionedText(CellFailure("the screen broke"))
    }
    return texts
  }

  private static let joinedBold = joined.replacing("\"Cart\"", with: "\"Cart\"  bold")

  @Test(
    "cells that read as an older version recorded them become the present version of what they are; a dry run writes nothing"
  )
  func matched() throws {
    try withStore { store, migration in
      for (path, text) in [oldBase, oldRussian] { try store.write(text.replacing("\n", with: "\r\n"), to: path) }
      let texts = try printed(["en": "Cart", "ru": "Корзина"], migration, paths(store))
      expectEqual(texts.count, 2)
      let planned = try migration.migrate(paths(store), isDryRun: true, printed: texts)
      expectEqual(planned.map(\.joined.count), [2])
      expectEqual(paths(store).count, 2)
      let outcome = try migration.migrate(paths(store), isDryRun: false, printed: texts)[0]
      expectEqual(outcome.updated?.from.line, "# tree v1")
      #expect(outcome.isMigrated && outcome.differences.isEmpty)
      expectEqual(paths(store), [base.0])
      try expectEqual(store.read(base.0).map { String(decoding: $0, as: UTF8.self) }, Self.joinedBold)
      try expectEqual(migration.cellsToPrint(paths(store)), [])
      try expectEqual(migration.migrate(paths(store), isDryRun: false).count, 0)
    }
  }

  @Test("a file of all cells of an older version is rewritten where all of them read so, and else left as it is")
  func oldSheet() throws {
    try withStore { store, migration in
      let old = Self.joined.replacing("# tree v\(Rendering.tree.version)", with: "# tree v1")
      try store.write(old, to: base.0)
      let differing = try printed(["en": "Cart", "ru": "Покупки"], migration, paths(store))
      let outcome = try migration.migrate(paths(store), isDryRun: false, printed: differing)[0]
      expectEqual(outcome.isMigrated, false)
      expectEqual(outcome.differences.map(\.cell.id), [russian.0])
      try expectEqual(store.read(base.0).map { String(decoding: $0, as: UTF8.self) }, old)
      let matching = try printed(["en": "Cart", "ru": "Корзина"], migration, paths(store))
      _ = try migration.migrate(paths(store), isDryRun: false, printed: matching)
      try expectEqual(store.read(base.0).map { String(decoding: $0, as: UTF8.self) }, Self.joinedBold)
    }
  }

  @Test("a cell that reads otherwise today keeps its file, beside that of the others, until it reads so again")
  func differing() throws {
    try withStore { store, migration in
      for (path, text) in [oldBase, oldRussian] { try store.write(text, to: path) }
      let texts = try printed(["en": "Cart", "ru": "Покупки"], migration, paths(store))
      let outcome = try migration.migrate(paths(store), isDryRun: false, printed: texts)[0]
      expectEqual(outcome.joined, [base.0])
      expectEqual(outcome.differences.map(\.old), ["cart\ncontent: cart  appeared\n└─ label \"Корзина\"\n"])
      expectEqual(
        outcome.differences.map { try? $0.new.get() },
        ["cart\ncontent: cart  appeared\n└─ label \"Покупки\"\n"]
      )
      try expectEqual(store.read(russian.0).map { String(decoding: $0, as: UTF8.self) }, oldRussian.1)
      let broken = try printed(["en": "Cart"], migration, paths(store))
      let failure = try migration.migrate(paths(store), isDryRun: false, printed: broken)[0].differences[0].new
      expectEqual(failure, .failure(CellFailure("the screen broke")))
      expectEqual(paths(store).count, 2)
      let again = try printed(["en": "Cart", "ru": "Корзина"], migration, paths(store))
      _ = try migration.migrate(paths(store), isDryRun: false, printed: again)
      try expectEqual(store.read(base.0).map { String(decoding: $0, as: UTF8.self) }, Self.joinedBold)
      expectEqual(paths(store), [base.0])
    }
  }

  @Test("a base that reads otherwise keeps its file, which is where the others would be, so all of them stay")
  func differingBase() throws {
    try withStore { store, migration in
      for (path, text) in [oldBase, oldRussian] { try store.write(text, to: path) }
      let texts = try printed(["en": "Basket", "ru": "Корзина"], migration, paths(store))
      let outcome = try migration.migrate(paths(store), isDryRun: false, printed: texts)[0]
      expectEqual(outcome.isMigrated, false)
      expectEqual(outcome.differences.map(\.cell.id), [base.0])
      for (path, text) in [oldBase, oldRussian] {
        try expectEqual(store.read(path).map { String(decoding: $0, as: UTF8.self) }, text)
      }
    }
  }

  @Test("an old file of a cell that the present one holds otherwise is refused")
  func rivals() throws {
    try withStore { store, migration in
      for (path, text) in [(base.0, Self.joined), oldRussian] { try store.write(text, to: path) }
      let texts = try printed(["ru": "Корзина"], migration, paths(store))
      let refusal = try migration.migrate(paths(store), isDryRun: false, printed: texts)[0].refusal
      expectEqual(refusal?.description, "it differs from what \(base.0) holds of it; delete the one that is wrong")
      expectEqual(paths(store).count, 2)
    }
  }

  @Test(
    "a file with a conflict, or one that can't be read, is refused with its line, and the screen's other cells are migrated"
  )
  func conflict() throws {
    try withStore { store, migration in
      let conflicted = oldRussian.1.replacing("cart\n", with: "<<<<<<< ours\ncart\n=======\n")
      for (path, text) in [
        oldBase, (russian.0, conflicted), ("\(Self.folder)/list.tree.txt", "# tree v1\nno command\n"),
      ] {
        try store.write(text, to: path)
      }
      let texts = try printed(["en": "Cart"], migration, paths(store))
      let outcomes = try migration.migrate(paths(store), isDryRun: false, printed: texts)
      expectEqual(outcomes.map(\.isMigrated), [false, true, false])
      let refusals = outcomes.map { $0.refusal.map { "\($0.path):\($0.line ?? 0): \($0)" } }
      expectEqual(refusals[0], "\(russian.0):3: it contains merge conflict markers; resolve the conflict first")
      expectEqual(
        refusals[2],
        "\(Self.folder)/list.tree.txt:2: the second line must be the command that prints the text; delete it, or record it again"
      )
      try expectEqual(store.read(russian.0).map { String(decoding: $0, as: UTF8.self) }, conflicted)
    }
  }

  @Test("a file of a screen that isn't there is refused, and nobody prints it")
  func missingScreen() throws {
    try withStore { store, migration in
      let (path, text) = oldBase
      let other = path.replacing("cart", with: "gone")
      try store.write(text.replacing("launch cart", with: "launch gone"), to: other)
      try expectEqual(migration.cellsToPrint([other]), [])
      let refusal = try migration.migrate([other], isDryRun: false)[0].refusal
      expectEqual(refusal?.description.hasPrefix("unknown screen 'gone'"), true)
      #expect(try store.read(other) != nil)
    }
  }
}
