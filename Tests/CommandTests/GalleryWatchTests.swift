import Expectations
import Foundation
import Testing

@Suite("petri gallery --watch", .startsProcesses) struct GalleryWatchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("catalog: A\nstart: home\n", to: "Catalog.yaml")
    try folder.write(
      "screen: home\nwrapping: [navigation]\ncontent: [{button: {title: Shop, tap: {open: shop}}}]\n",
      to: "Screens/home.yaml"
    )
    try folder.write("screen: shop\ncontent: [{label: Old}]\n", to: "Screens/shop.yaml")
    try folder.write("screen: help\ncontent: [{label: Help}]\n", to: "Screens/help.yaml")
  }

  /// The files of a gallery, without what only a watched one has.
  private func site(_ name: String) throws -> [String: String] {
    let others = ["watch.js", "stamp.js", "gallery.json"].map { "\(name)/\($0)" }
    let files = folder.files.filter { $0.hasPrefix("\(name)/") && !others.contains($0) }
    return Dictionary(
      uniqueKeysWithValues: try files.map { file in
        let text = try folder.read(file)
        return (String(file.dropFirst(name.count)), text.replacing(/<script defer src="[.\/]*watch.js".*\n/, with: ""))
      }
    )
  }

  private func stamp() throws -> String { try folder.read("gallery/stamp.js") }

  #if os(Linux)
    @Test("makes anew what an edit affects, keeps the gallery while there are errors, and ends with 0 at Ctrl-C")
    func watch() throws {
      let process = try ListenedProcess(["gallery", "--watch"], in: folder.path)
      try #require(
        process.output(with: "wrote gallery/index.html: 3 screens in 3 looks, a prototype of 2 states, in ") != nil
      )
      let first = try stamp()
      try #expect(folder.read("gallery/screens/shop.html").contains("<script defer src=\"../watch.js\" data-stamp=\""))

      // The screen and the one that shows it behind its button.
      try folder.write("# New\nscreen: shop\ncontent: [{label: New}]\n", to: "Screens/shop.yaml")
      #expect(process.output(with: "3 screens in 3 looks, a prototype of 2 states, 2 screens made anew") != nil)
      let second = try stamp()
      #expect(first != second)

      let site = try site("gallery")
      try folder.write("screen: shop\ncontent: [{lable: New}]\n", to: "Screens/shop.yaml")
      // A file that is only half written when it is read has other errors before.
      let error = "Screens/shop.yaml:2:12: error: unknown view kind 'lable' [unknown-view]\n"
      let end = "1 error; the gallery stays as it was\n"
      var errors = process.output(with: end)
      if errors?.contains(error) == false { errors = process.output(with: end) }
      #expect(errors?.contains(error) == true, "\(errors ?? "")")
      try expectEqual(self.site("gallery"), site)

      // Only the comment is another one: what is written about it is, too.
      try folder.write("# Newer\nscreen: shop\ncontent: [{label: New}]\n", to: "Screens/shop.yaml")
      #expect(process.output(with: "2 screens made anew") != nil)
      try #expect(folder.read("gallery/screens/shop.html").contains("# Newer"))

      // An image is a change of what it is shown on.
      try folder.write("catalog: A\nstart: home\nimages: Images\n", to: "Catalog.yaml")
      try folder.write("<svg width='10' height='10'/>", to: "Images/shop.svg")
      #expect(process.output(with: "3 screens in 3 looks") != nil)
      try folder.write("screen: help\ncontent: [{image: shop}]\n", to: "Screens/help.yaml")
      #expect(process.output(with: "1 screen made anew") != nil)
      try folder.write("<svg width='20' height='30'/>", to: "Images/shop.svg")
      #expect(process.output(with: "3 screens in 3 looks") != nil)
      try #expect(folder.read("gallery/screens/help.html").contains(",16,59,361,30]"))

      try FileManager.default.removeItem(atPath: "\(folder.path)/Screens/help.yaml")
      // On a busy machine the edit of the image before it may be seen together with it.
      #expect(process.output(with: "2 screens in 2 looks, a prototype of 2 states, ") != nil)
      #expect(!folder.files.contains("gallery/screens/help.html"))

      expectEqual(process.status(after: SIGINT), 0)
      #expect(!folder.files.contains { $0.hasPrefix(".petri-") })
      try expectEqual(Command.run(["gallery", "--out", "fresh"], in: folder.path).status, 0)
      try expectEqual(self.site("gallery"), self.site("fresh"))
      #expect(!folder.files.contains("fresh/watch.js") && !folder.files.contains("fresh/stamp.js"))
      try #expect(!folder.read("fresh/index.html").contains("watch.js"))
    }

    @Test("Ctrl-C while a gallery is made leaves the one of before, and nothing beside it")
    func interrupted() throws {
      try expectEqual(Command.run(["gallery"], in: folder.path).status, 0)
      let files = folder.files
      let process = try ListenedProcess(["gallery", "--watch"], in: folder.path)
      let deadline = ContinuousClock.now + .seconds(60)
      func isMade() -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.contains { $0.hasPrefix(".petri-") }
      }
      while !isMade(), ContinuousClock.now < deadline { Thread.sleep(forTimeInterval: 0.002) }
      expectEqual(process.status(after: SIGINT), 0)
      expectEqual(folder.files, files)
    }
  #endif
}
