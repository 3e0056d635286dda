import Expectations
import PetriDiagnostics
import PetriYAML
import Testing

@Suite("The tree of a file")
struct TreeTests {
  private func root(_ yaml: String, _ options: YAMLOptions = YAMLOptions()) throws -> YAMLNode {
    let stream = Marked(yaml).parse(options)
    expectEqual(stream.diagnostics, [])
    return try #require(stream.documents.first)
  }

  @Test("scalars of every style keep their text")
  func styles() throws {
    let root = try root(
      """
      plain: a b # comment
      single: 'it''s'
      double: "tab\\t\\u00e9\\n"
      literal: |
        one
          two
      folded: >-
        three
        four
      null: ~
      empty:
      tilde: "~"
      """
    )
    expectEqual(
      root.entries.map { "\($0.key.text) \($0.value.style) \($0.value.text.debugDescription) \($0.value.isNull)" },
      [
        "plain plain \"a b\" false", "single singleQuoted \"it\\'s\" false",
        "double doubleQuoted \"tab\\té\\n\" false", "literal literal \"one\\n  two\\n\" false",
        "folded folded \"three four\" false", "null plain \"~\" true", "empty plain \"\" true",
        "tilde doubleQuoted \"~\" false",
      ]
    )
    expectEqual(root["single"]?.isQuoted, true)
    expectEqual(root["single"]?.withUTF8 { Array($0) }, Array("it's".utf8))
    #expect(root["missing"] == nil)
    #expect(root.text == "" && root.elements.isEmpty && root.count == 8)
  }

  @Test("several documents, empty ones included")
  func documents() {
    let stream = Marked("a\n---\n# nothing\n---\nb: [1, {c: d}]\n...\n").parse()
    expectEqual(stream.documents.map(\.outline), ["a", "~", "{b: [1, {c: d}]}"])
    expectEqual(stream.diagnostics, [])
    #expect(Marked("").parse().documents.isEmpty)
    #expect(Marked("# only a comment\n").parse().documents.isEmpty)
  }

  @Test(
    "extents are exact",
    arguments: [
      ("a: «b c»  # d\n", ["a"]), ("«a: 1\nb:\n  - 2\n  - x: 3»\n\n# end\n", []),
      ("b:\n  «- 2\n  - 3»\n\nc: 1\n", ["b"]),
      ("b:\n- {x: «\"y\"»}\n", ["b", "0", "x"]), ("b: «[1, 2]» # c\n", ["b"]), ("b:«»\nc: 1\n", ["b"]),
      ("b: «|\n  one\n\n  two»\n\n\nc: 1\n", ["b"]), ("b: &x «c»\n", ["b"]), ("b: &x # c\n  «d: 1»\n", ["b"]),
      ("b: !t &x «[1]»\n", ["b"]), ("\u{FEFF}«a: 1»\n", []), ("a: 1\r\nb: «2»\r\n", ["b"]),
      ("å: 👩‍👩‍👧 日本\nb: [é, «ü»]\n", ["b", "1"]), ("a: 日本語日本語日本語日本語 # 👍🏽\nc: '👍🏽'\nb: «'ü'»\n", ["b"]),
    ] as [(String, [String])]
  )
  func extents(_ text: String, _ path: [String]) throws {
    let marked = Marked(text)
    var node = try #require(marked.parse(YAMLOptions(profile: .full)).documents.first)
    for key in path {
      if let index = Int(key) {
        node = try #require(Array(node.elements).dropFirst(index).first)
      } else {
        node = try #require(node[key])
      }
    }
    expectEqual([node.range.offsets], marked.ranges)
  }

  @Test("columns count code points; a byte order mark has none")
  func columns() throws {
    let root = try root("\u{FEFF}é👍🏽: x\nb: y\n")
    let places = root.entries.map { "\($0.key.range.start) \($0.value.range.start)" }
    expectEqual(places, ["1:1 1:6", "2:1 2:4"])
    expectEqual(root.range.startOffset, 3)
  }

  @Test("an alias reads as its node, and knows where it is used")
  func aliases() throws {
    let root = try root("a: &x {k: v}\nb: [*x, *x]\n")
    expectEqual(root.outline, "{a: {k: v}, b: [{k: v}, {k: v}]}")
    let uses = Array(try #require(root["b"]).elements)
    expectEqual(uses.map(\.isAlias), [true, true])
    expectEqual(uses.map { $0.aliasRange?.offsets }, [17..<19, 21..<23])
    expectEqual(uses.map(\.range), Array(repeating: try #require(root["a"]).range, count: 2))
    expectEqual(uses.map(\.usedRange.startOffset), [17, 21])
    #expect(root["a"]?.isAlias == false && root["a"]?.aliasRange == nil)
  }

  @Test("an anchor holds for its document only")
  func anchorScope() {
    let stream = Marked("a: &x 1\n---\na: «*x»\n").parse()
    expectEqual(stream.diagnostics.map(\.code), [.undefinedAlias])
  }

  @Test("merge keys bring what a mapping doesn't have itself, the first source first")
  func merges() throws {
    let root = try root(
      """
      a: &a {x: 1, y: 2}
      b: &b {y: 3, z: 4}
      one: {<<: *a, y: own}
      two: {q: 0, <<: [*b, *a]}
      three: {<<: {x: 5}}
      quoted: {"<<": *a}
      """
    )
    expectEqual(root["one"]?.outline, "{y: own, <x: 1}")
    expectEqual(root["two"]?.outline, "{q: 0, <y: 3, <z: 4, <x: 1}")
    expectEqual(root["three"]?.outline, "{<x: 5}")
    expectEqual(root["quoted"]?.outline, "{\"<<\": {x: 1, y: 2}}")
    expectEqual(["one", "two", "three"].map { root[$0]?.count }, [2, 4, 1])
    expectEqual(root["two"]?["x"]?.text, "1")
  }

  @Test("of doubled keys the first counts")
  func doubledKeys() throws {
    let stream = Marked("a: 1\nb: {c: 1, d: 2, c: 3}\na: 2\n").parse()
    expectEqual(stream.documents.first?.outline, "{a: 1, b: {c: 1, d: 2}}")
    expectEqual(stream.documents.first?.count, 2)
    expectEqual(stream.diagnostics.map(\.code), [.duplicateKey, .duplicateKey])
    let inner = Marked("a: {x: {a: 1, x: 2}, a: {a: {x: 1}}}\n").parse()
    expectEqual(inner.diagnostics, [])
  }

  @Test("all of YAML is read where the profile is full")
  func fullProfile() throws {
    let options = YAMLOptions(profile: .full)
    let yaml = "%YAML 1.1\n---\n? [a, b]\n: !t 'x\n  y'\n? {c: d}\n: e\nf: g\nf: h\n&k i: *k\n"
    let stream = Marked(yaml).parse(options)
    expectEqual(stream.diagnostics, [])
    expectEqual(stream.documents.map(\.outline), ["{[a, b]: \"x y\", {c: d}: e, f: g, f: h, i: i}"])
    let chain = Marked("- &a {x: 1}\n- &b {<<: *a, y: 2}\n- {<<: *b, z: 3}\n- {<<: 4}\n").parse(options)
    expectEqual(chain.diagnostics, [])
    expectEqual(chain.documents.map(\.outline), ["[{x: 1}, {y: 2, <x: 1}, {z: 3, <y: 2, <x: 1}, {<<: 4}]"])
  }

  @Test("tabs are text inside a block scalar, and harmless in a blank line or before a comment")
  func tabs() throws {
    try expectEqual(root("a: |\n  x\n  \ty\nb: 1\n").outline, "{a: \"x\\n\\ty\\n\", b: 1}")
    try expectEqual(root("a: [1,\n\t\n  2]\n").outline, "{a: [1, 2]}")
  }

  @Test("thousands of different keys keep their texts")
  func manyKeys() throws {
    let yaml = (0..<5000).map { "key-\($0): \($0)\n" }.joined()
    let root = try root(yaml)
    #expect(root.entries.allSatisfy { $0.key.text == "key-" + $0.value.text })
    expectEqual(root["key-4999"]?.text, "4999")
  }

  @Test("known keys have the numbers of the vocabulary in every file")
  func vocabulary() throws {
    let vocabulary = YAMLVocabulary(["name", "views", "name", "text"])
    expectEqual(vocabulary.words, ["name", "views", "text"])
    for text in ["other: 1\ntext: [a, b]\nname: c", "{name: {views: x}, more: y}\n"] {
      let file = SourceFile(path: "a.yaml", text: text)
      let root = try #require(YAMLStream.parse(file, vocabulary: vocabulary).documents.first)
      let keys = root.withTree { tree in
        var keys: [String] = []
        func walk(_ mapping: Int) {
          for (key, value) in tree.entries(mapping) {
            let symbol = tree.symbol(key)
            let text = String(decoding: tree.text(key), as: UTF8.self)
            #expect(
              symbol < vocabulary.words.count ? vocabulary.words[symbol] == text : !vocabulary.words.contains(text)
            )
            keys.append(text)
            walk(value)
          }
        }
        walk(root.number)
        return keys
      }
      expectEqual(keys, (text.hasPrefix("other") ? ["other", "text", "name"] : ["name", "views", "more"]))
    }
  }

  @Test("aliases and merged entries are read as what they mean")
  func standIns() throws {
    let text = "a: &x {k: 1, l: 2}\nb: *x\nc: {<<: *x, l: 3}\nd: [*x]\n"
    let file = SourceFile(path: "a.yaml", text: text)
    let vocabulary = YAMLVocabulary(["l"])
    func lines(of tree: YAMLTree, _ root: Int) -> [String] {
      tree.entries(root).map { entry -> String in
        let mapping = tree.elements(entry.value).first { _ in true } ?? entry.value
        let inside = tree.entries(mapping).map { key, value in
          "\(String(decoding: tree.text(key), as: UTF8.self))\(tree.symbol(key)) \(String(decoding: tree.text(value), as: UTF8.self))"
        }
        let own = tree.isAlias(mapping) ? "alias" : "\(tree.ownEntries(mapping).count { _ in true }) own"
        return "\(tree.offsets(mapping).count) \(inside.joined(separator: ", ")), \(own)"
      }
    }
    let expected = ["12 k2 1, l0 2, 2 own", "2 k2 1, l0 2, alias", "14 l0 3, k2 1, 1 own", "2 k2 1, l0 2, alias"]
    let root = try #require(YAMLStream.parse(file, vocabulary: vocabulary).documents.first)
    expectEqual(root.withTree { lines(of: $0, root.number) }, expected)
  }
}
