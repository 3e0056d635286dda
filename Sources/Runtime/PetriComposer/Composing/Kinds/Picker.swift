import PetriCatalog
import PetriRouting
import PetriUIKit

extension PickerDefinition: InputKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView {
    let wheel = ChoiceWheel(titles: titles.map { $0.text(in: site.scope) })
    wheel.selectRow(max(0, site.scope.selection(selected, values)), inComponent: 0, animated: false)
    return wheel
  }

  func bindings(in scope: Scope) -> [InputBinding?] { [InputBinding(selected, values, in: scope)] }
}

struct ShownPicker: ShownInput {
  let view: ChoiceWheel
  let titles: [String]
  let selected: Int

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? ChoiceWheel else { return nil }
    self.view = view
    titles = view.titles
    selected = view.selectedRow(inComponent: 0)
  }

  func name(_ index: Int) -> String { titles.indices.contains(index) ? titles[index] : String(index) }

  var word: String? { "picker" }
  var isLeaf: Bool { true }
  var subject: String? { titles.map(\.quoted).joined(separator: " ") }
  var value: String? { "selected \(selected)" }
  var texts: [String] { titles }
  var form: ShownForm { .wheel(titles: titles, selected: selected) }
  var speech: ShownSpeech {
    ShownSpeech(stop: .always, words: ["picker item", "adjustable"], value: name(selected), hasOwnSize: true)
  }

  var held: InputValue { .index(selected) }
  @MainActor func put(_ value: InputValue) {
    if case .index(let row) = value { view.selectRow(row, inComponent: 0, animated: false) }
  }
  @MainActor func hear(_ change: @escaping @MainActor () -> Void, from view: UIView) {
    (view as? ChoiceWheel)?.onTurn = change
  }
}

#if os(Linux) || !canImport(UIKit)
  extension ShownPicker {
    var entry: String? { name(selected) }
    func entry(adjustedBy steps: Int) -> String? {
      titles.isEmpty ? nil : name(min(titles.count - 1, max(0, selected + steps)))
    }
    @MainActor func tap(as name: String) throws(RoutingProblem) {
      throw .nothing(name, "to turn a wheel, use set:\(name)=TITLE")
    }
    @MainActor func set(_ text: String, as name: String) throws(RoutingProblem) {
      guard let row = titles.firstIndex(of: text) ?? Int(text), titles.indices.contains(row) else {
        throw RoutingProblem("there are \(titles.joined(separator: ", "))")
      }
      HeadlessRuntime.choose(row: row, component: 0, in: view)
    }
  }
#endif

final class ChoiceWheel: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  let titles: [String]
  var onTurn: @MainActor () -> Void = {}

  init(titles: [String]) {
    self.titles = titles
    super.init(frame: .zero)
    dataSource = self
    delegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { titles.count }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    titles[row]
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { onTurn() }
}
