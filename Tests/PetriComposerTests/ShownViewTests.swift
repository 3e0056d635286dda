import Expectations
import PetriCatalog
import PetriUIKit
import Testing

@testable import PetriComposer

@MainActor
@Suite("The reading of a view")
struct ShownViewTests {
  /// A reading as texts.
  private func reading(_ view: UIView) -> [String?] {
    let kind = ShownView.kind(of: view)
    return [kind.word, kind.subject, kind.text, kind.value, kind.attributes.map(\.text).joined(separator: ",")]
  }

  @Test("a label and a button are of their texts")
  func texts() {
    let label = UILabel()
    label.text = "Hi"
    #expect(reading(label) == ["label", "\"Hi\"", "Hi", nil, ""])
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    #expect(reading(button) == ["button", "\"Save\"", "Save", nil, ""])
  }

  @Test("a field is of what is typed, else of its placeholder; a secret is dots and is read as a number of characters")
  func field() {
    let field = UITextField()
    field.placeholder = "Name"
    #expect(reading(field) == ["textField", "placeholder \"Name\"", "Name", nil, ""])
    field.text = "abc"
    field.isSecureTextEntry = true
    #expect(reading(field) == ["textField", "•••", "Name", "•••", "secure,placeholder \"Name\""])
    #expect(ShownView.kind(of: field).speech.value == "3 characters")
  }

  @Test("an input holds its value and the bounds around it")
  func values() {
    let view = UISwitch()
    view.isOn = true
    #expect(reading(view) == ["switch", nil, nil, "on", "on"])
    let slider = UISlider()
    slider.maximumValue = 4
    slider.value = 1
    #expect(reading(slider) == ["slider", nil, nil, "1 of 0…4", "1 of 0…4"])
    #expect(ShownView.kind(of: slider).speech.value == "25%")
    let stepper = UIStepper()
    stepper.value = 3
    #expect(reading(stepper) == ["stepper", nil, nil, "3 of 0…100", "3 of 0…100"])
    let segments = UISegmentedControl(items: ["A", "B"])
    segments.selectedSegmentIndex = 1
    #expect(reading(segments) == ["segments", "\"A\" \"B\"", nil, "selected 1", "selected 1"])
    #expect(
      ShownView.kind(of: segments).speech.parts?.map(\.words) == [
        ["button", "1 of 2"], ["selected", "button", "2 of 2"],
      ]
    )
  }

  @Test("an attribute that is as usual is not among those that are said")
  func attributes() throws {
    var label = LabelDefinition(text: Onion.text("Hi"))
    func said() -> [ShownAttribute] {
      ShownView.kind(of: UILabel(), ViewDefinition(kind: .label(label), place: Onion.place)).attributes
    }
    #expect(said() == [])
    label.style = .title2
    label.lines = 2
    #expect(said().map(\.text) == ["title2", "lines 2"])
    expectEqual(said().map(\.value), [.word("title2"), .number(2)])
    var stack = StackDefinition(views: [])
    stack.axis = .horizontal
    let row = ViewDefinition(kind: .stack(stack), place: Onion.place)
    let view = UIStackView()
    view.axis = .horizontal
    view.spacing = CGFloat(stack.spacing)
    expectEqual(ShownView.kind(of: view, row).attributes.map(\.text), ["horizontal"])
    expectEqual(ShownView.kind(of: view).attributes.map(\.text), ["horizontal", "spacing 8"])
    view.axis = .vertical
    view.spacing = 0
    expectEqual(ShownView.kind(of: view).attributes, [])
  }

  @Test("margins are said where they aren't those that UIKit gives, and then what makes them so")
  func margins() throws {
    let controller = UIViewController()
    let stage = try Onion.stage()
    stage.show(controller)
    let view = UIView(frame: controller.view.bounds)
    controller.view.addSubview(view)
    func said(_ view: UIView) -> [String] { ShownView(view).attributes().map(\.text) }
    expectEqual(said(controller.view), [])
    expectEqual(said(view), [])
    view.preservesSuperviewLayoutMargins = true
    expectEqual(said(view), ["margins top 8 leading 16 bottom 8 trailing 16", "preservesSuperviewLayoutMargins"])
    // A view that has margins as wide by itself doesn't say so.
    view.frame = view.frame.insetBy(dx: 8, dy: 0)
    expectEqual(said(view), [])
    view.frame = controller.view.bounds
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 20)
    expectEqual(said(controller.view), ["margins leading 40 trailing 20"])
    view.preservesSuperviewLayoutMargins = false
    view.insetsLayoutMarginsFromSafeArea = false
    expectEqual(said(view), ["margins 8", "insetsLayoutMarginsFromSafeArea false"])
  }

  @Test("what only arranges is passed over, and what is a control of nobody's only holds others")
  func arrangements() {
    #expect(ShownView(UIView()).isArrangement && ShownView(UIStackView()).isArrangement)
    #expect(!ShownView(UIScrollView()).isArrangement && !ShownView(UILabel()).isArrangement)
    #expect(ShownView(TappedView(content: UILabel())).isArrangement)
    guard case .control(hasAction: false, holdsOthers: false) = ShownView(UIControl()).kind.touch else {
      Issue.record("a plain control is touched as \(ShownView(UIControl()).kind.touch)")
      return
    }
  }

  @Test("a view is defined by the nearest controller above it that knows it")
  func definition() throws {
    final class Knowing: UIViewController, ViewDefining {
      var known: [ObjectIdentifier: ViewDefinition] = [:]
      func definition(of view: UIView) -> ViewDefinition? { known[ObjectIdentifier(view)] }
      func tap(of view: UIView) -> ResolvedTap? { nil }
      func otherTaps(of view: UIView) -> [OtherTap] { [] }
    }
    let (outer, inner) = (Knowing(), Knowing())
    let (label, other) = (UILabel(), UILabel())
    inner.view.addSubview(label)
    inner.view.addSubview(other)
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    func definition(_ id: String) -> ViewDefinition {
      var definition = Onion.label("Hi")
      definition.id = id
      return definition
    }
    outer.known = [ObjectIdentifier(label): definition("outer"), ObjectIdentifier(other): definition("other")]
    inner.known = [ObjectIdentifier(label): definition("inner")]
    let shown = try #require(ShownView(outer.view).subviews.first)
    #expect(shown.subviews.map(\.definition?.id) == ["inner", "other"])
    #expect(ShownView(label).definition?.id == "inner")
    #expect(ShownView(other).definition?.id == "other")
  }
}
