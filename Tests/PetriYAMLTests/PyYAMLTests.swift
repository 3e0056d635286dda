import Expectations
import Foundation
import PetriDiagnostics
import PetriYAML
import Testing

@Suite("Compared with PyYAML's pure Python parser")
struct PyYAMLTests {
  @Test(
    "random documents have the same nodes, texts and styles",
    .enabled(if: PyYAML.isInstalled, "needs python3 with PyYAML")
  )
  func random() throws {
    let files = (1...500).map { seed in
      var writer = RandomYAML(seed: UInt64(seed))
      return writer.file()
    }
    let expected = try PyYAML.events(of: files)
    #expect(expected.flatMap(\.self).count > 20_000)
    for (file, expected) in zip(files, expected) {
      let stream = YAMLStream.parse(SourceFile(path: "random.yaml", text: file))
      expectEqual(stream.diagnostics.map(\.message), [], "\(file)")
      expectEqual(stream.events, expected, "\(file)")
    }
  }
}
