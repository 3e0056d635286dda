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

  @Test("two reports aren't written to one file, however its path is written")
  func oneFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "there.xml")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "there.xml")
    func check(_ files: String...) throws {
      let forms = ["junit", "json", "markdown"]
      try ReportArgument.check(
        zip(forms, files).compactMap { ReportArgument(argument: "\($0)=\(folder.path)/\($1)") }
      )
    }
    #expect(throws: (any Error).self) { try check("a.json", "a.json") }
    #expect(throws: (any Error).self) { try check("a.json", "b.json", "./a.json") }
    #expect(throws: (any Error).self) { try check("there.xml", "link") }
    #expect(throws: (any Error).self) { try check("missing/a", "missing/a") }
    try check("a.json", "b.json", "there.xml")
    // A test runner may want the same as the command line.
    let twice = ["a.xml", "./a.xml"].compactMap { ReportArgument(argument: "junit=\($0)") }
    try ReportArgument.check(twice)
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
