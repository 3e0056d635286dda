import Expectations
import Testing

@Suite("A team's own petri", .startsProcesses)
struct TeamPetriTests {
  private let catalogue = PetriProcess.package + "/Tests/TeamPetri/Catalogue"

  @Test("controllers written in Swift are content and layers, and their buttons go to the template")
  func launches() throws {
    let result = try PetriProcess.run(
      ["tree", "product", "--catalog", catalogue],
      product: "team-petri"
    )
    expectEqual(result.status, 0, "\(result.errors)")
    expectEqual(
      result.output,
      """
      product  title: "Four cheeses", price: 395
      bottom-buttons  appeared  0 0 393 852
      ├─ CardViewController  appeared  0 0 393 852  background secondarySystemBackground #F2F2F7
      │  └─ content: product  ProductViewController  appeared  16 100 361 652  title "Product"  preferredContentSize 300x80
      │     ├─ label "Four cheeses"  font headline
      │     └─ label "395"
      └─ supporting views
         └─ button "Buy"  style filled

      """
    )
  }

  @Test("a class that nobody registered is reported when the catalogue is checked")
  func unregistered() throws {
    let result = try PetriProcess.run(["validate", "--catalog", catalogue], product: "team-petri")
    expectEqual(result.status, 1)
    #expect(result.output.contains("BasketViewController"))
  }

  @Test("the plain petri knows no controllers, neither a team's nor the sample's")
  func plain() throws {
    for (screen, path, controller) in [
      ("product", catalogue, "ProductViewController"), ("onion-main", PetriProcess.package, "MainViewController"),
    ] {
      let result = try PetriProcess.run(["tree", screen, "--catalog", path], product: "petri")
      expectEqual(result.status, 1)
      #expect(result.errors.contains("no Swift controller is registered as '\(controller)'"), "\(result.errors)")
    }
  }
}
