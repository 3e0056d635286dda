import Expectations
import Foundation
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriUIKit
import Testing

@testable import PetriRendering

@MainActor
@Suite("Dates, wheels and the system's buttons as they are drawn")
struct PickerDrawingTests {
  private func launched(
    _ views: String,
    bar: String = "",
    locale: String = "en",
    day: String = "2026-11-23"
  ) throws -> LaunchedScreen {
    let form =
      "form: {day: {type: date, default: \(day)}, at: {type: time, default: \"09:05\"}, n: {type: choice, values: [a, b, c], default: b}}"
    let yaml =
      "catalog: A\n---\nscreen: a\n\(form)\ntitle: Dates\nwrapping: [navigation]\n\(bar)\ncontent: [\(views)]\n"
    let loaded = CatalogLoader(devices: Stage.devices, lints: false).load(MemorySource(["Catalog.yaml": yaml]))
    try #require(loaded.diagnostics.isEmpty, "\(loaded.diagnostics)")
    let stage = try Stage(environment: LaunchEnvironment(locale: locale))
    let composer = Composer(catalog: loaded.catalog, locale: locale)
    let composed = try stage.compose("a", context: ContextObject(), with: composer)
    stage.show(composed.root)
    return LaunchedScreen(composed.root, stage: stage)
  }

  /// The texts of a drawing, in its order.
  private func texts(_ launched: LaunchedScreen) -> [String] {
    launched.text(as: .svg).split(separator: "\n").compactMap { line in
      guard line.contains("<text"), let start = line.firstIndex(of: ">"), let end = line.range(of: "</text>") else {
        return nil
      }
      return String(line[line.index(after: start)..<end.lowerBound])
    }
  }

  @Test("a date and a time are on fields of their own, in the words of the locale")
  func compact() throws {
    let view = "datePicker: {date: \"${form.day}\", time: \"${form.at}\"}"
    let english = try launched(view)
    #expect(texts(english).contains("Nov 23, 2026") && texts(english).contains { $0.hasPrefix("9:05") })
    #expect(english.text(as: .wireframe).contains("[Nov 23, 2026] [9:05"))
    #expect(texts(try launched(view, locale: "de")).contains("23.11.2026"))
    #expect(english.text(as: .tree).contains("datePicker  2026-11-23 09:05"))
  }

  @Test("a calendar is its month, from the locale's first day of the week")
  func inline() throws {
    let view = "datePicker: {date: \"${form.day}\", style: inline}"
    let english = texts(try launched(view))
    #expect(english.contains("November 2026") && english.contains("30") && !english.contains("31"))
    expectEqual(english.filter { ["S", "M", "T", "W", "F"].contains($0) }, ["S", "M", "T", "W", "T", "F", "S"])
    expectEqual(
      texts(try launched(view, locale: "de")).filter { $0.count == 1 && $0.first!.isLetter },
      ["M", "D", "M", "D", "F", "S", "S"]
    )
    #expect(try launched(view).text(as: .wireframe).contains("[23]"))
  }

  @Test("days before 1582 are Gregorian, in the field, in its month and in the tree")
  func earlyDays() throws {
    let view = "datePicker: {date: \"${form.day}\", style: inline}"
    let october = try launched(view, day: "1582-10-10")
    #expect(october.text(as: .tree).contains("datePicker  1582-10-10"))
    #expect(texts(october).contains("October 1582") && texts(october).contains("31"))
    let february = try launched(view, day: "1500-02-28")
    #expect(february.text(as: .tree).contains("datePicker  1500-02-28"))
    #expect(texts(february).contains("28") && !texts(february).contains("29"))
    #expect(texts(try launched("datePicker: {date: \"${form.day}\"}", day: "1582-10-10")).contains("Oct 10, 1582"))
  }

  @Test("a wheel has the titles around the one that is chosen")
  func wheel() throws {
    let launched = try launched("picker: {titles: {a: Ann, b: Ben, c: Cy}, selected: \"${form.n}\"}")
    let seen = texts(launched)
    #expect(["Ann", "Ben", "Cy"].allSatisfy(seen.contains))
    #expect(launched.text(as: .wireframe).contains("▸ Ben ◂"))
  }

  @Test("the system's buttons are symbols in pictures, and words in text")
  func buttons() throws {
    let bar = "bar: {trailing: [{system: add, tap: {emit: a}}, {system: done, tap: {emit: b}}]}"
    let launched = try launched("label: A", bar: bar)
    #expect(!texts(launched).contains("Add") && texts(launched).contains("Done"))
    #expect(launched.text(as: .svg).contains("plus"))
    #expect(launched.text(as: .wireframe).contains("[Add]"))
  }
}
