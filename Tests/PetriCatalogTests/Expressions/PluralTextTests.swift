import Expectations
import Testing

@testable import PetriCatalog

@Suite("Texts that follow a number")
struct PluralTextTests {
  private func plural(_ forms: [(PluralCategory, String)], language: String? = nil) throws -> TextTemplate {
    let number = try #require(Reference("count"))
    return TextTemplate(segments: [
      .plural(PluralText(number: number, forms: try forms.map { .init($0, try TextTemplate($1)) }, language: language))
    ])
  }

  private func scope(_ count: ContextValue?, _ locale: String, base: String = "en") -> Scope {
    Scope(
      context: ContextObject(count.map { [.init(name: "count", value: $0)] } ?? []),
      environment: TextEnvironment(locale: locale, baseLocale: base)
    )
  }

  @Test("the form is that of the language in which the text is written, not of the launch")
  func language() throws {
    let text = LocalizedText(variants: [
      .init(locale: "en", text: try plural([(.one, "${count} item"), (.other, "${count} items")])),
      .init(
        locale: "ru",
        text: try plural([(.one, "${count} вещь"), (.few, "${count} вещи"), (.many, "${count} вещей"), (.other, "-")])
      ),
    ])
    expectEqual(
      [1, 3, 21, 25].map { text.text(in: scope(.int($0), "ru-RU")) },
      ["1 вещь", "3 вещи", "21 вещь", "25 вещей"]
    )
    expectEqual([1, 21].map { text.text(in: scope(.int($0), "en")) }, ["1 item", "21 items"])
    // Without Polish text the English one is shown, in its own forms.
    expectEqual([1, 2, 5].map { text.text(in: scope(.int($0), "pl")) }, ["1 item", "2 items", "5 items"])
    let forAll = LocalizedText(try plural([(.one, "one"), (.other, "other")]))
    expectEqual([1, 21].map { forAll.text(in: scope(.int($0), "ru")) }, ["one", "other"])
    expectEqual([1, 21].map { forAll.text(in: scope(.int($0), "en", base: "ru")) }, ["one", "one"])
  }

  @Test("a form that isn't there is 'other', and 'zero' is for 0 in every language")
  func fallback() throws {
    let text = LocalizedText(try plural([(.zero, "none"), (.other, "some")]))
    expectEqual([0, 1, 2].map { text.text(in: scope(.int($0), "en")) }, ["none", "some", "some"])
    expectEqual(text.text(in: scope(.double(0), "en")), "none")
    expectEqual(text.text(in: scope(.double(0.5), "en")), "some")
    for value in [ContextValue.null, .string("1"), nil] { expectEqual(text.text(in: scope(value, "en")), "some") }
  }

  @Test("its references, its length and its description are those of its number and all forms")
  func parts() throws {
    let text = try plural([(.one, "${name} has one"), (.other, "${count, number} items, $${")])
    expectEqual(text.references.map(\.description), ["${count}", "${name}", "${count}"])
    expectEqual(text.description, "${name} has one | ${count, number} items, $${")
    expectEqual(text.wholeReference, nil)
    expectEqual(try plural([(.one, "abc"), (.other, "ab")]).byteCount({ _ in 0 }, whole: { _ in 0 }), 3)
  }
}
