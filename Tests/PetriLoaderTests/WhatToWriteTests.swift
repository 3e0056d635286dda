import PetriDiagnostics
import Testing

@testable import PetriLoader

@Suite("Complaints that say what to write")
struct WhatToWriteTests {
  private func complaints(_ screen: String) -> [Diagnostic] {
    let source = MemorySource(["Catalog.yaml": "catalog: A\n", "Screens/a.yaml": "screen: a\n\(screen)\n"])
    return CatalogLoader(devices: ["iphone-16"], lints: false, isParallel: false).load(source).diagnostics
  }

  @Test(
    "the label has what was meant",
    arguments: [
      ("content: {tabs: [b]}", "write {screen: b}"), ("content: {split: {primary: b}}", "write {screen: b}"),
      ("content: [{button: {title: A, tap: details}}]", "write {open: details} to open a screen"),
      ("content: [{button: {title: A, tap: dismis}}]", "did you mean 'dismiss'?"),
      ("content: []\nwrapping: navigation", "write [navigation]"), ("content: []\ntags: foo", "write [foo]"),
      ("context: {items: [string]}\ncontent: []", "write {type: list, of: string}"),
      ("context: {items: [{a: int}]}\ncontent: []", "write {type: list, of: …}"),
    ]
  )
  func labels(_ screen: String, _ label: String) {
    #expect(complaints(screen).map(\.label) == [label], "\(complaints(screen).map(\.message))")
  }

  @Test("the two sides of a merge are one complaint")
  func conflict() {
    let text = "content:\n<<<<<<< HEAD\n  - label: A\n=======\n  - label: B\n>>>>>>> other\ntags: [x]"
    let found = complaints(text)
    #expect(found.map(\.message) == ["a merge conflict isn't resolved here"])
    #expect(found.first?.range?.start.line == 3)
  }

  @Test("what only looks like a conflict is read")
  func noConflict() {
    #expect(complaints("summary: |\n  <<<<<<< HEAD\n  =======\n  >>>>>>> other\ncontent: []") == [])
  }
}
