import Expectations
import Foundation
import Testing

@Suite("petri gallery", .startsProcesses) struct GalleryTests {
  private let catalogue: SnapshotCatalogue
  private var folder: String { catalogue.folder.path }

  init() throws { catalogue = try SnapshotCatalogue(recording: false) }

  private func gallery(_ arguments: String...) throws -> PetriProcess.Result {
    try Command.run(["gallery"] + arguments, in: folder)
  }

  private func names(in path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(path)")) ?? []).sorted()
  }

  @Test("makes a site, in place of the one before, and leaves nothing beside it")
  func made() throws {
    let first = try gallery("--start", "one")
    expectEqual(first.status, 0)
    #expect(
      first.output.wholeMatch(
        of: /wrote gallery\/index.html: 2 screens in 24 looks, a prototype of \d+ states?, in [0-9.]+ s\n/
      ) != nil,
      "\(first.output)"
    )
    expectEqual(
      names(in: "gallery"),
      [
        "cards.js", "gallery.css", "gallery.js", "gallery.json", "index.html", "index.js", "manifest.json", "map.html",
        "map.js", "pictures", "prototype.html", "screens", "search.js", "stage.js", "texts.js",
      ]
    )
    expectEqual(names(in: "gallery/screens"), ["one.html", "two.html"])
    let before = names(in: "")
    try catalogue.replace("Two", with: "2", in: "Screens/two.yaml")
    try expectEqual(gallery("two").status, 0)
    expectEqual(names(in: "gallery/screens"), ["two.html"])
    expectEqual(names(in: ""), before)
  }

  @Test("is the same, whoever makes which part of it")
  func workers() throws {
    for jobs in ["1", "3"] {
      try expectEqual(gallery("--start", "one", "--jobs", jobs, "--out", "by-\(jobs)").status, 0)
    }
    let files = try #require(FileManager.default.subpaths(atPath: "\(folder)/by-1")).sorted()
    #expect(files.count > 10)
    expectEqual(FileManager.default.subpaths(atPath: "\(folder)/by-3")?.sorted(), files)
    for file in files {
      let texts = ["by-1", "by-3"].map { try? String(contentsOfFile: "\(folder)/\($0)/\(file)", encoding: .utf8) }
      #expect(texts[0] == texts[1], "\(file)")
    }
  }

  @Test("without a start it has no prototype, and no page of one")
  func noPrototype() throws {
    let result = try gallery("--out", "site")
    expectEqual(result.status, 0)
    #expect(!result.output.contains("prototype"))
    #expect(!names(in: "site").contains("prototype.html"))
  }

  @Test("a folder with other files stays as it is")
  func others() throws {
    let result = try gallery("--out", "Screens")
    expectEqual(result.status, 64)
    #expect(result.errors.contains("Screens has other files than a gallery's; name another folder with --out"))
    expectEqual(names(in: "Screens"), ["frame.yaml", "one.yaml", "two.yaml"])
  }

  @Test("a file called gallery.json makes no gallery of a folder")
  func notAGallery() throws {
    for text in ["[]", "{\"petri\": \"gallery\", \"version\": 1}\n"] {
      try catalogue.folder.write(text, to: "Screens/gallery.json")
      let result = try gallery("--out", "Screens")
      expectEqual(result.status, 64)
      #expect(
        result.errors.contains("Screens/gallery.json isn't as petri wrote it; move it away, or name another folder")
      )
      expectEqual(names(in: "Screens"), ["frame.yaml", "gallery.json", "one.yaml", "two.yaml"])
    }
  }

  @Test("other files in a gallery's folder stay, and one of its pages that somebody edited keeps it as it is")
  func shared() throws {
    try expectEqual(gallery("--states", "0").status, 0)
    for path in [".git/HEAD", "CNAME", "screens/notes.txt"] {
      try catalogue.folder.write("mine", to: "gallery/\(path)")
    }
    try catalogue.replace("Two", with: "2", in: "Screens/two.yaml")
    try expectEqual(gallery("two", "--states", "0").status, 0)
    expectEqual(names(in: "gallery/screens"), ["notes.txt", "two.html"])
    for path in [".git/HEAD", "CNAME"] { try expectEqual(catalogue.folder.read("gallery/\(path)"), "mine") }
    try catalogue.folder.write("mine", to: "gallery/index.html")
    let result = try gallery("--states", "0")
    expectEqual(result.status, 64)
    #expect(result.errors.contains("gallery/index.html isn't as petri wrote it"), "\(result.errors)")
    try expectEqual(catalogue.folder.read("gallery/index.html"), "mine")
    expectEqual(names(in: "gallery/screens"), ["notes.txt", "two.html"])
    expectEqual(names(in: "").filter { $0.hasPrefix(".petri") }, [])
  }

  @Test(
    "wrong arguments have a reason",
    arguments: [
      (["--jobs", "0"], "--jobs must be at least 1; found 0"),
      (["--timeout", "-1"], "--timeout must be between 0 and 86400 seconds; found -1.0"),
      (["--states", "100001"], "--states must be between 0 and 100000; found 100001"),
      (["--source", "javascript:alert(1)//{file}"], "--source must begin with https:// or http://"),
      (["--source", "https://code.example/"], "--source needs {file}"),
      (["--address", "javascript:alert(1)"], "--address must begin with https:// or http://"),
      (["--since", "HEAD", "--run", "a"], "--since and --run are two sources of one page"),
      (["--since", "HEAD"], "--since needs a git repository"),
      (["--start", "tow"], "unknown screen 'tow'; did you mean 'two'?"),
      (["tow"], "unknown screen 'tow'; did you mean 'two'?"),
    ]
  )
  func wrong(arguments: [String], reason: String) throws {
    let result = try Command.run(["gallery"] + arguments, in: folder)
    expectEqual(result.status, 64)
    #expect(result.errors.contains(reason), "\(result.errors)")
    #expect(names(in: "gallery").isEmpty)
  }

  @Test("a screen with errors is named on the first page and in JSON, and the exit code tells")
  func broken() throws {
    try catalogue.folder.write("screen: torn\ncontent: [\n", to: "Screens/torn.yaml")
    try catalogue.folder.write("screen: odd\ncontnet:\n  - label: A\n", to: "Screens/odd.yaml")
    let result = try gallery("--states", "0", "--json")
    expectEqual(result.status, 1)
    #expect(result.output.contains("\"screen\" : \"odd\""), "\(result.output)")
    let page = try catalogue.folder.read("gallery/index.html")
    #expect(page.contains("have errors and aren't here: <code><bdi>odd</bdi></code>"), "\(page)")
    #expect(page.contains("href=\"screens/one.html\""))
    expectEqual(try gallery("--states", "0", "one").status, 0)
  }

  @Test("the app's own images are in the picture before as in the one now")
  func imagesBefore() throws {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'><path d='M0 0h10v10z'/></svg>"
    try catalogue.folder.write(svg, to: "Images/tree.svg")
    try catalogue.folder.write(SnapshotCatalogue.settings + "\nimages: [Images]\n", to: "Catalog.yaml")
    try catalogue.folder.write("screen: park\ncontent:\n  - image: tree\n  - label: Here\n", to: "Screens/park.yaml")
    for command in [["init", "-q"], ["add", "-A"], ["commit", "-qm", "a commit"]] {
      let git = try PetriProcess.run(["-c", "git \"$@\"", "sh"] + command, shell: true, in: folder)
      try #require(git.status == 0, "\(git.errors)")
    }
    try catalogue.replace("Here", with: "There", in: "Screens/park.yaml")
    let result = try gallery("--since", "HEAD", "--start", "park")
    expectEqual(result.status, 0, "\(result.errors)")
    let pictures = try catalogue.folder.read("gallery/changes.html").matches(of: /src="(pictures\/[^"]*)"/)
    #expect(pictures.count >= 2)
    for picture in pictures {
      try #expect(catalogue.folder.read("gallery/\(picture.1)").contains("<image "), "\(picture.1)")
    }
    // Other looks have the same edit; each of them is shown before and now.
    let page = try catalogue.folder.read("gallery/changes.html")
    #expect(page.contains("<summary>Before and now in ") && pictures.count >= 6, "\(pictures.count)")
  }

  @Test("what changed since a revision, and in a run of shards, is a page that the bar and the index lead to")
  func changes() throws {
    let edited = try SnapshotMergeTests.edited()
    let folder = edited.folder.path
    for shard in ["1/2", "2/2"] {
      let result = try edited.run("verify", "--matrix", "--shard", shard, "--keep", "kept-\(shard.prefix(1))")
      #expect(result.status <= 1, "\(result.errors)")
    }
    func gallery(_ arguments: String...) throws -> String {
      let result = try Command.run(["gallery"] + arguments, in: folder)
      expectEqual(result.status, 0, "\(result.errors)")
      #expect(result.output.contains(" changes in changes.html, in "), "\(result.output)")
      return try edited.folder.read("gallery/changes.html")
    }
    let pages = [
      try gallery("--run", "kept-1", "--run", "kept-2", "--address", "https://a.example/gallery/"),
      try gallery("--since", "HEAD", "--address", "https://a.example/gallery"),
    ]
    for page in pages {
      for part in [
        "Hello Ann", "Good day Ann", "color red", "<li>moved opens one</li>", "<li>moved opens two</li>",
        "<h2>gone <code><bdi>gone</bdi></code></h2>", "href=\"screens/new.html\"", "class=\"marks\"",
      ] { #expect(page.contains(part), "\(part)") }
      for match in page.matches(of: /src="(pictures\/[^"]*)"/) {
        #expect(edited.folder.files.contains("gallery/\(match.1)"))
      }
      #expect(page.contains("<a href=\"changes.html\" aria-current=\"page\">Changes</a>"))
    }
    for page in pages {
      #expect(page.contains("renamed from "))
      #expect(!page.contains("<code><bdi>old-name</bdi></code></h2>"))
    }
    try #expect(edited.folder.read("gallery/index.html").contains("<p class=\"news\"><a href=\"changes.html\">"))
    try #expect(edited.folder.read("gallery/changes.md").contains("(https://a.example/gallery/changes.html#edit-1)"))
    let unknown = try Command.run(["gallery", "--since", "nowhere"], in: folder)
    #expect(unknown.status == 64 && unknown.errors.contains("unknown git commit 'nowhere'"))
    let none = try Command.run(["gallery", "--run", "Screens"], in: folder)
    expectEqual(none.status, 74)
  }

  @Test("a group without screens makes nothing")
  func nothing() throws {
    let result = try gallery("--group", "Nowhere")
    expectEqual(result.status, 3)
    #expect(result.errors.contains("no screen matches the selection"))
    #expect(names(in: "gallery").isEmpty)
  }
}
