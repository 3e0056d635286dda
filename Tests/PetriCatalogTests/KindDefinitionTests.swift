import Expectations
import PetriCatalog
import Testing

@Suite("What is asked of any kind of view")
struct KindDefinitionTests {
  private let place = Place(file: "a.yaml", line: 1, column: 1)

  private func text(_ text: String) -> LocalizedText { LocalizedText(TextTemplate(literal: text)) }

  private func view(_ kind: ViewKind) -> ViewDefinition { ViewDefinition(kind: kind, place: place) }

  @Test("a row has its texts")
  func row() {
    var row = RowDefinition(title: text("Tea"))
    row.subtitle = text("Green")
    row.value = text("5 €")
    expectEqual(row.texts, [text("Tea"), text("Green"), text("5 €")])
    expectEqual(row.subject(locale: "en"), "\"Tea\"")
  }

  @Test("a view of a list has the actions of its swipes, the view at its end, and what its button for details does")
  func cell() {
    var label = view(.label(LabelDefinition(text: text("Tea"))))
    label.cell = CellDefinition()
    label.cell?.trailingSwipe = [view(.swipeAction(SwipeActionDefinition(title: text("Delete"))))]
    label.cell?.accessory = .switch(view(.switch(SwitchDefinition())))
    expectEqual(label.views.map(\.kind.name), [.swipeAction, .switch])
    expectEqual(label.views.flatMap(\.kind.definition.texts), [text("Delete")])
    expectEqual(label.taps, [])
    label.cell?.accessory = .detail(.dismiss)
    expectEqual(label.taps, [.dismiss])
  }

  @Test("a list has its rows, its sections and what is shown where it has none; a section its texts and rows")
  func list() {
    var section = SectionDefinition(views: [view(.divider)])
    section.header = .text(text("A"))
    section.index = text("I")
    var list = ListDefinition(views: [view(.spacer(SpacerDefinition()))])
    list.sections = [view(.section(section))]
    list.empty = [view(.label(LabelDefinition(text: text("Nothing"))))]
    list.refresh = .pop
    expectEqual(view(.list(list)).views.map(\.kind.name), [.spacer, .section, .label])
    expectEqual(view(.list(list)).taps, [.pop])
    expectEqual(section.texts, [text("A"), text("I")])
    expectEqual(section.children.map(\.kind.name), [.divider])
  }

  @Test("every word has a type that defines its views, and three of them are typed in")
  func words() {
    expectEqual(ViewKind.Name.allCases.filter { $0.definition == nil }, [])
    expectEqual(ViewKind.Name.allCases.filter(\.isTypedIn), [.textField, .textView, .searchField])
    expectEqual(ViewKind.embedded(EmbeddedDefinition(.web)).name, .web)
  }
}
