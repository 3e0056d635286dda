import Expectations
import Foundation
import PetriCatalog
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
    try body(store, SheetMigration(of: store, settings: CatalogSettings(name: "Test")))
  }

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
      try expectEqual(migration.migrate(paths(store), isDryRun: false).map(\.refusal), [nil])
      expectEqual(paths(store), [base.0])
      try store.write(russian.1.replacing("Корзина", with: "Покупки"), to: russian.0)
      let refused = try migration.migrate(paths(store), isDryRun: false)
      expectEqual(refused[0].refusal?.contains("differs from what \(base.0) holds of it"), true)
      try expectEqual(store.read(base.0).map { String(decoding: $0, as: UTF8.self) }, Self.joined)
      expectEqual(paths(store).count, 2)
    }
  }

  @Test("cells of different versions, and of a newer one, are refused and left as they are")
  func versions() throws {
    try withStore { store, migration in
      let newer = single("cart", label: "Cart", version: 99)
      for (path, text) in [newer, russian] { try store.write(text, to: path) }
      expectEqual(
        try migration.migrate(paths(store), isDryRun: false)[0].refusal?.contains("of different versions"),
        true
      )
      try store.delete(russian.0)
      expectEqual(try migration.migrate(paths(store), isDryRun: false)[0].refusal?.contains("by a newer petri"), true)
      try expectEqual(store.read(newer.0).map { String(decoding: $0, as: UTF8.self) }, newer.1)
    }
  }
}
