import PetriCatalog
import Testing

@testable import PetriComposer

@Suite("Kinds that are made")
struct BuildableKindTests {
  @Test("every kind of the format is made out of its definition", arguments: ViewKind.Name.allCases)
  func isMade(_ kind: ViewKind.Name) {
    #expect(kind.definition is any BuildableKind.Type)
  }

  @Test("what is typed in is bound as any input", arguments: ViewKind.Name.allCases.filter(\.isTypedIn))
  func isBound(_ kind: ViewKind.Name) {
    #expect(kind.definition is any InputKind.Type)
  }

  @Test("what is made with what it is of isn't", arguments: [ViewKind.Name.section, .swipeAction, .group])
  func isPart(_ kind: ViewKind.Name) {
    #expect(kind.definition != nil && !(kind.definition is any BuildableKind.Type))
  }
}
