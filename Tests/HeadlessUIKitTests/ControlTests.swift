import Expectations
import HeadlessUIKit
import Testing

@MainActor
private final class FieldLog: NSObject, UITextFieldDelegate, UITextViewDelegate {
  var log: [String] = []
  var allows = true

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    log.append("change \(range.location) \(string)")
    return allows
  }

  func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection") }
  func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.append("return")
    return true
  }

  func textViewDidBeginEditing(_ textView: UITextView) { log.append("view begins") }
  func textViewDidChange(_ textView: UITextView) { log.append("view \(textView.text ?? "")") }
  func textViewDidEndEditing(_ textView: UITextView) { log.append("view ends") }
}

@MainActor
private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var log: [String] = []
  var rows = 3
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "\(component).\(row)"
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    log.append("\(component).\(row)")
  }
}

@MainActor @Suite struct ControlTests {
  @Test("typing asks the delegate, then calls actions and delegate; return ends with the main action")
  func typing() {
    let field = UITextField()
    let controller = UIViewController()
    let window = show(controller)
    controller.view.addSubview(field)
    let log = FieldLog()
    field.delegate = log
    field.addAction(UIAction { _ in log.log.append("action") }, for: .editingChanged)
    field.addAction(UIAction { _ in log.log.append("main") }, for: .primaryActionTriggered)
    #expect(HeadlessRuntime.enterText("ab", into: field))
    log.allows = false
    #expect(!HeadlessRuntime.enterText("c", into: field))
    HeadlessRuntime.pressReturn(in: field)
    window.endEditing(true)
    expectEqual(field.text, "ab")
    expectEqual(log.log, ["change 0 ab", "action", "selection", "change 2 c", "return", "main", "end"])
    field.deleteBackward()
    expectEqual(field.text, "ab")
    log.allows = true
    field.deleteBackward()
    expectEqual(field.text, "a")
  }

  @Test("a text view reports typing from its beginning to its end")
  func textView() {
    let view = UITextView()
    let controller = UIViewController()
    let window = show(controller)
    controller.view.addSubview(view)
    let log = FieldLog()
    view.delegate = log
    #expect(HeadlessRuntime.enterText("x", into: view))
    controller.view.endEditing(false)
    expectEqual(log.log, ["view begins", "view x", "view ends"])
    #expect(window.isKeyWindow)
    view.isEditable = false
    #expect(!HeadlessRuntime.enterText("y", into: view))
  }

  @Test("switches, sliders, steppers, segments, pages and dates as a person works them")
  func values() {
    prepare()
    var log: [String] = []
    func noting(_ name: String, _ control: UIControl) {
      control.addAction(UIAction { _ in log.append(name) }, for: .valueChanged)
    }
    let (flip, slider, stepper, pages) = (UISwitch(), UISlider(), UIStepper(), UIPageControl())
    let segments = UISegmentedControl(items: ["A", "B"])
    let picker = UIDatePicker()
    for (name, control) in [
      ("switch", flip), ("slider", slider), ("stepper", stepper), ("segments", segments), ("pages", pages),
      ("date", picker),
    ] as [(String, UIControl)] {
      noting(name, control)
    }
    HeadlessRuntime.flip(flip)
    HeadlessRuntime.move(slider, to: 3)
    stepper.maximumValue = 1
    stepper.wraps = true
    HeadlessRuntime.step(stepper, up: true)
    HeadlessRuntime.step(stepper, up: true)
    segments.setEnabled(false, forSegmentAt: 0)
    HeadlessRuntime.tap(segmentAt: 0, in: segments)
    HeadlessRuntime.tap(segmentAt: 1, in: segments)
    HeadlessRuntime.tap(segmentAt: 1, in: segments)
    pages.numberOfPages = 3
    HeadlessRuntime.goTo(page: 9, in: pages)
    picker.maximumDate = Date(timeIntervalSince1970: 100)
    HeadlessRuntime.choose(Date(timeIntervalSince1970: 500), in: picker)
    flip.isEnabled = false
    HeadlessRuntime.flip(flip)
    expectEqual(log, ["switch", "slider", "stepper", "stepper", "segments", "pages", "date"])
    #expect(flip.isOn)
    expectEqual(slider.value, 1)
    expectEqual(stepper.value, 0)
    expectEqual(segments.selectedSegmentIndex, 1)
    expectEqual(pages.currentPage, 2)
    expectEqual(picker.date, Date(timeIntervalSince1970: 100))
  }

  @Test("wheels keep choices in their rows and tell of a person's choice alone")
  func wheels() {
    prepare()
    let source = Wheels()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 216))
    expectEqual(picker.selectedRow(inComponent: 0), -1)
    picker.dataSource = source
    picker.delegate = source
    picker.selectRow(2, inComponent: 1, animated: false)
    HeadlessRuntime.choose(row: 1, component: 0, in: picker)
    expectEqual(source.log, ["0.1"])
    expectEqual(picker.selectedRow(inComponent: 1), 2)
    source.rows = 2
    picker.reloadAllComponents()
    expectEqual(picker.selectedRow(inComponent: 1), 1)
    expectEqual((picker.view(forRow: 0, forComponent: 1) as? UILabel)?.text, "1.0")
    expectEqual(picker.rowSize(forComponent: 0), CGSize(width: 100, height: 32))
  }

  @Test("a button's look follows its state at the next layout")
  func configuration() {
    prepare()
    var configuration = UIButton.Configuration.borderedProminent()
    configuration.attributedTitle = AttributedString("Go")
    configuration.background.cornerRadius = 4
    let button = UIButton(configuration: configuration)
    var log: [String] = []
    button.configurationUpdateHandler = { button in
      log.append(button.isEnabled ? "on" : "off")
      button.configuration?.title = button.isEnabled ? "On" : "Off"
    }
    expectEqual(button.currentTitle, "Go")
    button.layoutIfNeeded()
    button.isEnabled = false
    button.layoutIfNeeded()
    button.layoutIfNeeded()
    expectEqual(log, ["on", "off"])
    expectEqual(button.currentTitle, "Off")
    expectEqual(button.configuration?.background.cornerRadius, 4)
  }

  @Test("a button has rectangles for picture and title, from right to left too")
  func buttonRects() {
    prepare()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
    let content = button.contentRect(forBounds: button.bounds)
    expectEqual(content, CGRect(x: 10, y: 0, width: 160, height: 40))
    let (image, title) = (button.imageRect(forContentRect: content), button.titleRect(forContentRect: content))
    #expect(abs(image.maxX - title.minX) < 0.001)
    expectEqual(image.size, CGSize(width: 20, height: 20))
    expectEqual(image.midY, 20)
    #expect(abs((image.minX + title.maxX) / 2 - 90) < 0.5)
    button.contentHorizontalAlignment = .leading
    expectEqual(button.imageRect(forContentRect: content).minX, 10)
    button.semanticContentAttribute = .forceRightToLeft
    expectEqual(button.imageRect(forContentRect: content).maxX, 170)
    expectEqual(button.titleRect(forContentRect: content).maxX, 150)
    let narrow = CGRect(x: 0, y: 0, width: 30, height: 40)
    expectEqual(button.titleRect(forContentRect: narrow).width, 10)
  }

  @Test("a segment of an action does its action")
  func segmentActions() {
    prepare()
    var log: [String] = []
    let control = UISegmentedControl(frame: .zero, actions: [UIAction(title: "One") { log.append($0.title) }])
    control.insertSegment(action: UIAction(title: "Zero") { log.append($0.title) }, at: 0, animated: false)
    HeadlessRuntime.tap(segmentAt: 1, in: control)
    HeadlessRuntime.tap(segmentAt: 0, in: control)
    expectEqual(log, ["One", "Zero"])
    expectEqual(control.titleForSegment(at: 0), "Zero")
  }
}
