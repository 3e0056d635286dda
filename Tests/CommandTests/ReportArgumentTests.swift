import Expectations
import Foundation
import Testing

@testable import PetriCommand

@Suite("Where reports go")
struct ReportArgumentTests {
  @Test("a report doesn't take the place of a file of a catalogue, through a link neither")
  func refused() throws {
    let folder = try TemporaryFolder()
    try folder.write("catalog: A\n", to: "Catalog.yaml")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "Catalog.yaml")
    for file in ["Catalog.yaml", "new.YML", "link", "Screens/__Snapshots__/a.tree.txt"] {
      for form in ["junit", "json"] {
        let argument = try #require(ReportArgument(argument: "\(form)=\(folder.path)/\(file)"))
        #expect(throws: (any Error).self, "\(file)") { try argument.check() }
      }
    }
    for file in ["out.xml", "Screens/report.json"] {
      let argument = try #require(ReportArgument(argument: "json=\(folder.path)/\(file)"))
      try argument.check()
    }
    try ReportArgument(argument: "json=/dev/stdout")?.check()
  }

  @Test("a report makes no folder")
  func missingFolder() throws {
    let folder = try TemporaryFolder()
    #expect(throws: CommandFailure.self) { try OutputFile(path: folder.path + "/new/out.xml").write("x") }
    expectEqual(folder.files, [])
    try OutputFile(path: folder.path + "/out.xml").write("x")
    expectEqual(folder.files, ["out.xml"])
  }
}
