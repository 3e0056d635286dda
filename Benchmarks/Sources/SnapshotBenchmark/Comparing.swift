import Foundation
import Measuring
import PetriSnapshots

/// Comparing alone: 10,000 files of 40 lines, read and held against the text that they should have.
struct Comparing {
  func results() throws -> [Result] {
    let folder = try Folder()
    let store = SnapshotStore(root: folder.path)
    let text = "# tree v1\n" + (1..<40).map { "│  ├─ label \"Line \($0) of a screen\"  headline\n" }.joined()
    let paths = (0..<10_000).map { "\($0 % 100)/__Snapshots__/screen-\($0).tree.txt" }
    for path in paths { try store.write(text, to: path, isDurable: false) }
    func compare(_ paths: ArraySlice<String>) throws {
      for path in paths {
        guard SnapshotOutcome(reference: try store.read(path), text: text) == .same else { fatalError("not the same") }
      }
    }
    let all = try best(of: 5) { try compare(paths[...]) } / 10_000
    let few = try best(of: 5) { try compare(paths[..<1_000]) } / 1_000
    return [
      Result("comparing one of 10,000 snapshots of 40 lines, files warm", all * 1e6, atMost: 50, unit: " µs"),
      Result("its growth from 1,000 to 10,000", all / few, atMost: 1.5, unit: ""),
    ]
  }
}
