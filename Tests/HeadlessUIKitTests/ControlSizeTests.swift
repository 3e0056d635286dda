import Expectations
import HeadlessUIKit
import Testing

/// Numbers of frames that Interface Builder stored in public storyboards.
@MainActor @Suite struct ControlSizeTests {
  private func place(_ view: UIView, width: CGFloat? = nil, height: CGFloat? = nil) -> CGRect {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    view.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
    view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 16).isActive = true
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    host.layoutIfNeeded()
    return view.frame
  }

  @Test("frames are larger than what constraints align")
  func frames() {
    prepare()
    expectEqual(place(UISwitch()), CGRect(x: 16, y: 0, width: 51, height: 31))
    expectEqual(UISwitch().intrinsicContentSize, CGSize(width: 49, height: 31))
    expectEqual(place(UISwitch(), width: 40, height: 24), CGRect(x: 16, y: 0, width: 42, height: 24))
    expectEqual(place(UISlider(), width: 180), CGRect(x: 14, y: 0, width: 184, height: 31))
    expectEqual(place(UISegmentedControl(items: ["A"]), width: 200), CGRect(x: 16, y: 0, width: 200, height: 32))
    expectEqual(
      place(UISegmentedControl(items: ["A"]), width: 200, height: 40),
      CGRect(x: 16, y: 0, width: 200, height: 41)
    )
    expectEqual(UISegmentedControl(items: ["A"]).frame.height, 32)
    expectEqual(place(UIStepper()), CGRect(x: 16, y: 0, width: 94, height: 32))
  }

  @Test("segments are as wide as the widest title, rounded up, and 18, with a point between them")
  func segments() {
    prepare()
    let frames: [([String], CGFloat)] = [
      (["First", "Second"], 131), (["Note", "Event"], 107), (["Flat", "Native"], 117), (["Disable", "Enable"], 129),
      (["Top", "Bottom", "Center"], 194), (["None", "Gray", "Color", "Blur"], 211),
    ]
    for (titles, width) in frames { expectEqual(place(UISegmentedControl(items: titles)).width, width) }
    HeadlessRuntime.usesGlassDesign = true
    defer { HeadlessRuntime.usesGlassDesign = false }
    expectEqual(place(UISegmentedControl(items: ["Accept List", "Reject List"])).width, 176)
    expectEqual(place(UISegmentedControl(items: ["CS", "SIS", "BIO", "Other"])).width, 216)
  }

  @Test("dots of a page control are 18 points apart, with room around them")
  func dots() {
    prepare()
    let pages = UIPageControl()
    pages.numberOfPages = 4
    expectEqual(place(pages).size, CGSize(width: 134 + 2.0 / 3, height: 26))
  }

  @Test("a stack aligns what is inside a control's edges")
  func stack() {
    prepare()
    let (label, control) = (UILabel(), UISwitch())
    label.text = "On"
    control.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [label, control])
    row.alignment = .center
    row.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    row.layoutIfNeeded()
    expectEqual(control.frame, CGRect(x: 151, y: 4 + 2.0 / 3, width: 51, height: 31))
  }

  @Test("the design of iOS 26 has other sizes")
  func glass() {
    prepare()
    HeadlessRuntime.usesGlassDesign = true
    defer { HeadlessRuntime.usesGlassDesign = false }
    expectEqual(place(UISwitch()), CGRect(x: 16, y: 0, width: 63, height: 28))
    expectEqual(place(UISlider(), width: 180), CGRect(x: 16, y: 0, width: 180, height: 34))
  }

  @Test("a picture's alignment insets count for its view")
  func image() {
    prepare()
    let image = UIImage(named: "Icon")?.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expectEqual(place(UIImageView(image: image)), CGRect(x: 14, y: -1, width: 60, height: 60))
  }

  @Test("a toolbar is 49 high above a home indicator, 44 without")
  func toolbar() {
    prepare()
    expectEqual(UIToolbar().intrinsicContentSize.height, 49)
    HeadlessRuntime.configure(device: HeadlessDevice(named: "iphone-8") ?? .iPhone16)
    defer { HeadlessRuntime.configure(device: .iPhone16) }
    expectEqual(UIToolbar().intrinsicContentSize.height, 44)
  }

  @Test("a picture alone is a button's size, at least a line high; titles are in full points")
  func buttons() {
    prepare()
    HeadlessRuntime.imageSizes = ["24": CGSize(width: 24, height: 24), "9": CGSize(width: 9, height: 17)]
    defer { HeadlessRuntime.imageSizes = [:] }
    func size(_ type: UIButton.ButtonType, _ title: String?, _ image: String?) -> CGSize {
      let button = UIButton(type: type)
      button.setTitle(title, for: .normal)
      button.setImage(image.flatMap { UIImage(named: $0) }, for: .normal)
      return button.intrinsicContentSize
    }
    expectEqual(size(.custom, nil, "24"), CGSize(width: 24, height: 24))
    expectEqual(size(.custom, nil, "9"), CGSize(width: 9, height: 22))
    expectEqual(size(.custom, nil, nil), CGSize(width: 30, height: 34))
    for title in ["Button", "Save", "A longer title"] {
      let size = size(.system, title, nil)
      expectEqual(size, CGSize(width: size.width.rounded(), height: 30))
    }
  }

  @Test("a button with picture and title has no room around it; none is smaller than the picture behind it")
  func pictures() {
    prepare()
    HeadlessRuntime.imageSizes = ["icon": CGSize(width: 24, height: 24), "box": CGSize(width: 322, height: 68)]
    defer { HeadlessRuntime.imageSizes = [:] }
    let button = UIButton(type: .custom)
    button.setTitle("Both", for: .normal)
    button.setImage(UIImage(named: "icon"), for: .normal)
    expectEqual(button.intrinsicContentSize.height, 24)
    let behind = UIButton(type: .system)
    behind.setTitle("A", for: .normal)
    behind.setBackgroundImage(UIImage(named: "box"), for: .normal)
    expectEqual(behind.intrinsicContentSize, CGSize(width: 322, height: 68))
    let empty = UIButton(type: .custom)
    empty.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    expectEqual(empty.intrinsicContentSize, CGSize(width: 2, height: 24))
    let info = UIButton(type: .infoLight)
    info.setImage(UIImage(named: "icon"), for: .normal)
    info.contentEdgeInsets = UIEdgeInsets(top: 20, left: 40, bottom: 20, right: 40)
    expectEqual(info.intrinsicContentSize, CGSize(width: 104, height: 64))
  }

  @Test(
    "an empty button is as narrow as a constraint that is stronger than its resistance wants it",
    arguments: [(751, 10), (749, 30)]
  )
  func narrowButton(priority: Float, width: CGFloat) {
    prepare()
    let button = UIButton()
    let wish = button.widthAnchor.constraint(equalToConstant: 10)
    wish.priority = UILayoutPriority(priority)
    wish.isActive = true
    expectEqual(place(button).width, width)
  }

  @Test("a compact date picker is as wide as its words")
  func datePicker() {
    prepare()
    let picker = UIDatePicker()
    picker.locale = Locale(identifier: "en_US")
    picker.datePickerMode = .date
    picker.date = Date(timeIntervalSince1970: 0)
    let date = picker.intrinsicContentSize.width
    picker.datePickerMode = .dateAndTime
    expectEqual(picker.intrinsicContentSize.height, 34)
    #expect(date > 60 && picker.intrinsicContentSize.width > date + 60)
  }

  @Test("the middle between two pixels goes up, and a length stays what it was")
  func pixels() {
    prepare()
    final class Fixed: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 20 + 1.0 / 3) }
    }
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 1268))
    let view = Fixed()
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    view.centerYAnchor.constraint(equalTo: host.centerYAnchor).isActive = true
    view.leadingAnchor.constraint(equalTo: host.leadingAnchor).isActive = true
    host.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 0, y: 624, width: 10, height: 20 + 1.0 / 3))
  }

  @Test("a turned view's frame has no dust of sine and cosine")
  func turned() {
    prepare()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    expectEqual(view.frame, CGRect(x: 25, y: -25, width: 50, height: 100))
  }
}
