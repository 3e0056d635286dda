import Foundation
import Testing

@Suite("petri init and petri new")
struct InitAndNewTests {
  @Test("a new catalogue passes validate, lists, launches and records")
  func wholeRoad() throws {
    let folder = try TemporaryFolder()
    #expect(try PetriProcess.run(["init", "shop"], in: folder.path).status == 0)
    let shop = folder.path + "/shop"
    let validate = try PetriProcess.run(["validate"], in: shop)
    #expect(validate.status == 0, "\(validate.output)")
    #expect(try PetriProcess.run(["list"], in: shop).output.hasPrefix("shop  2 screens\n"))
    #expect(
      try PetriProcess.run(["launch", "welcome", "--context", "name=Bo"], in: shop).output.contains("Welcome, Bo")
    )
    #expect(try PetriProcess.run(["new", "gift-card"], in: shop).status == 0)
    #expect(try PetriProcess.run(["validate"], in: shop).status == 0)
    #expect(try PetriProcess.run(["snapshot", "record"], in: shop).status == 0)
    #expect(try PetriProcess.run(["snapshot", "verify"], in: shop).status == 0)
  }

  @Test("nothing that is there is overwritten")
  func refuses() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine\n", to: "Screens/welcome.yaml")
    let result = try PetriProcess.run(["init"], in: folder.path)
    #expect(result.status == 64)
    #expect(folder.files == ["Screens/welcome.yaml"])
    #expect(try folder.read("Screens/welcome.yaml") == "mine\n")
  }

  @Test("a name that is none is refused", arguments: ["Gift", "../x", "a b", "", "1a"])
  func names(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("catalog: A\n", to: "Catalog.yaml")
    try folder.write("screen: a\ncontent: [{label: A}]\n", to: "Screens/a.yaml")
    #expect(try PetriProcess.run(["new", name], in: folder.path).status == 64)
    #expect(folder.files == ["Catalog.yaml", "Screens/a.yaml"])
  }

  @Test("a name that is taken is refused")
  func taken() throws {
    let folder = try TemporaryFolder()
    try folder.write("catalog: A\n", to: "Catalog.yaml")
    try folder.write("screen: a\ncontent: [{label: A}]\n", to: "Screens/b.yaml")
    let result = try PetriProcess.run(["new", "a"], in: folder.path)
    #expect(result.status == 64)
    #expect(result.errors == "error: there is a screen 'a' already, in Screens/b.yaml:1:9\n")
  }
}
