import Foundation
import Measuring
import PetriCatalog
import PetriComposer
import PetriSnapshots

/// Comparing alone: 10,000 files of 40 lines as the store keeps them, each with a cell that is like its base but for a line, read and held
/// against the texts that they should have.
struct Comparing {
  private struct Known {
    let cell: SnapshotCell
    let text: String
  }

  func results() throws -> [Result] {
    let folder = try Folder()
    let store = SnapshotStore(root: folder.path)
    let files = (0..<10_000).map { Comparing.file($0) }
    for file in files { try store.record(file.map { ($0.cell, $0.text) }) }
    func compare(_ files: ArraySlice<[Known]>) throws {
      var sheet = KnownSheet()
      for known in files.joined() {
        guard try sheet.outcome(of: known.cell, known.text, in: store) == .same else { fatalError("not the same") }
      }
    }
    let all = try best(of: 5) { try compare(files[...]) } / 10_000
    let few = try best(of: 5) { try compare(files[..<1_000]) } / 1_000
    return [
      Result("comparing two cells in one of 10,000 files of 40 lines, files warm", all * 1e6, atMost: 500, unit: " µs"),
      Result("its growth from 1,000 to 10,000", all / few, atMost: 1.5, unit: ""),
    ]
  }

  /// The cells of a file with their texts.
  private static func file(_ number: Int) -> [Known] {
    let place = Place(file: "Screens/g\(number % 100)/screen-\(number).yaml", line: 1, column: 1)
    let screen = ScreenDefinition(name: "screen-\(number)", content: .controller("Benchmark"), place: place)
    let settings = CatalogSettings(name: "Benchmark")
    var dark = LaunchEnvironment(settings: settings)
    dark.appearance = .dark
    return [LaunchEnvironment(settings: settings), dark].map { environment in
      let cell = SnapshotCell(of: screen, in: environment, as: .tree, settings: settings)
      let lines = (1..<38).map { "├─ label \"Line \($0) of a screen\"  headline\n" }.joined()
      let last = "└─ label \"The last line\"  color \(environment.appearance.rawValue)\n"
      return Known(cell: cell, text: "\(cell.header)\(screen.name)\ncontent  appeared\n\(lines)\(last)")
    }
  }
}
