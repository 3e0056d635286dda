import Expectations
import Foundation
import Testing

@Suite("What petri validate prints", .startsProcesses)
struct ValidateTextTests {
  private func result(_ screens: [String: String], ages: [String: Double] = [:]) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write("catalog: A\n", to: "Catalog.yaml")
    for (name, text) in screens {
      try folder.write(text, to: "Screens/\(name).yaml")
      let date = Date(timeIntervalSinceNow: -(ages[name] ?? 0))
      try FileManager.default.setAttributes(
        [.modificationDate: date],
        ofItemAtPath: "\(folder.path)/Screens/\(name).yaml"
      )
    }
    return try Command.run(["validate"], in: folder.path).output
  }

  @Test("of two screens with a name the newer is the duplicate; where that isn't known both are named")
  func duplicates() throws {
    let screens = ["a": "screen: x\ncontent: [label: A]\n", "b": "screen: x\ncontent: [label: B]\n"]
    let old = try result(screens, ages: ["a": 60, "b": 86_400])
    #expect(old.hasPrefix("Screens/a.yaml:1:9: error: duplicate screen 'x'"), "\(old)")
    #expect(old.contains("\nScreens/b.yaml:1:9: note: first defined here\n"))
    let new = try result(screens, ages: ["a": 86_400, "b": 60])
    #expect(
      new.hasPrefix("Screens/b.yaml:1:9: error: duplicate") && new.contains("a.yaml:1:9: note: first defined here")
    )
    let same = try result(screens)
    #expect(
      same.hasPrefix("Screens/b.yaml:1:9: error: duplicate") && same.contains("a.yaml:1:9: note: also defined here")
    )
  }

  @Test("warnings about files without errors are shown beside errors in others")
  func warnings() throws {
    let text = try result([
      "a": "screen: a\ncontext: {x: string}\ncontent: [lable: A]\n",
      "b": "screen: b\ncontext: {y: {type: string, example: Y}}\ncontent: [label: B]\n",
    ])
    #expect(text.contains("unknown view kind 'lable'") && text.contains("unused context key 'y' in 'b'"), "\(text)")
    #expect(!text.contains("'x'") && text.hasSuffix("1 error in 1 screen, 1 warning\n"), "\(text)")
  }

  @Test("screens behind the limit of documents aren't counted as those with errors, and each mistake is shown once")
  func documents() throws {
    let documents = (0..<130).map { "screen: s\($0)\ncontent: [lable: A]\n" }.joined(separator: "---\n")
    let text = try result(["a": documents])
    #expect(text.contains("99 more like this, on lines"), "\(text)")
    #expect(text.contains("the limit 'documents' is 100, and can't be changed"))
    #expect(text.hasSuffix("101 errors in 100 screens; 30 screens weren't read\n"), "\(text)")
  }

  @Test("a mistake that is made for each of several screens is shown once")
  func tabs() throws {
    let text = try result(["a": "screen: a\ncontent: {tabs: [b, c]}\n---\nscreen: b\ncontent: [label: B]\n"])
    #expect(text.contains("found a word") && text.contains("1 more like this, on line 2"), "\(text)")
  }
}
