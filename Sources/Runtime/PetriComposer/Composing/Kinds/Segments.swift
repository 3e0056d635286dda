package import PetriCatalog
package import PetriRouting
package import PetriUIKit

extension SegmentsDefinition: InputKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView {
    let segments = UISegmentedControl(items: titles.map { $0.text(in: site.scope) })
    segments.selectedSegmentIndex = site.scope.selection(selected, values)
    segments.isEnabled = builder.isEnabled(self, at: site)
    return segments
  }

  func bindings(in scope: Scope) -> [InputBinding?] { [InputBinding(selected, values, in: scope)] }
}

package struct ShownSegments: ShownInput {
  package let view: UISegmentedControl
  package let titles: [String?]
  package let selected: Int

  @MainActor
  package init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? UISegmentedControl else { return nil }
    self.view = view
    titles = (0..<view.numberOfSegments).map { view.titleForSegment(at: $0) }
    selected = view.selectedSegmentIndex
  }

  package func name(_ index: Int) -> String {
    (titles.indices.contains(index) ? titles[index] : nil) ?? String(index)
  }

  package var word: String? { "segments" }
  package var isLeaf: Bool { true }
  package var subject: String? { titles.map { ($0 ?? "").quoted }.joined(separator: " ") }
  package var value: String? { "selected \(selected)" }
  @MainActor package var attributes: [ShownAttribute] {
    var list = AttributeList(valueAttributes, in: view.traitCollection)
    for index in titles.indices {
      list.image("image \(index)", view.imageForSegment(at: index))
      list.flag("disabled \(index)", !view.isEnabledForSegment(at: index))
    }
    list.flag("momentary", view.isMomentary)
    list.flag("apportionsSegmentWidthsByContent", view.apportionsSegmentWidthsByContent)
    list.color("selectedSegmentTintColor", view.selectedSegmentTintColor)
    return list.all
  }
  package var texts: [String] { titles.map { $0 ?? "" } }
  package var form: ShownForm { .segments(self) }
  package var speech: ShownSpeech {
    ShownSpeech(
      parts: titles.enumerated().map { index, title in
        ShownPart(
          label: title,
          words: (index == selected ? ["selected"] : []) + ["button", "\(index + 1) of \(titles.count)"],
          isTarget: true,
          slot: (index, titles.count),
          isChecked: true
        )
      }
    )
  }

  package var held: InputValue { .index(selected) }
  @MainActor package func put(_ value: InputValue) {
    if case .index(let index) = value { view.selectedSegmentIndex = index }
  }
}

#if os(Linux) || !canImport(UIKit)
  extension ShownSegments {
    package var entry: String? { selected < 0 ? nil : name(selected) }
    package func entry(adjustedBy steps: Int) -> String? {
      titles.isEmpty ? nil : name(min(titles.count - 1, max(0, selected + steps)))
    }
    @MainActor package func tap(as name: String) throws(RoutingProblem) {
      guard !titles.isEmpty else { throw .nothing(name, "it has no segments") }
      HeadlessRuntime.tap(segmentAt: (selected + 1) % titles.count, in: view)
    }
    @MainActor package func set(_ text: String, as name: String) throws(RoutingProblem) {
      let titles = self.titles.indices.map(self.name)
      guard let index = titles.firstIndex(of: text) ?? Int(text), titles.indices.contains(index) else {
        throw RoutingProblem("there are \(titles.joined(separator: ", "))")
      }
      guard view.isEnabledForSegment(at: index) else { throw RoutingProblem("'\(titles[index])' is disabled") }
      HeadlessRuntime.tap(segmentAt: index, in: view)
    }
  }
#endif
