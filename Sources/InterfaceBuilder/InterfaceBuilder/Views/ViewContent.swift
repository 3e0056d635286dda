/// The properties specific to a kind of view.
public enum ViewContent: Hashable, Sendable {
  case plain
  case label(LabelContent)
  case button(ButtonContent, ControlContent)
  case image(InterfaceImage?, highlighted: InterfaceImage?)
  case stack(StackContent)
  case scroll(ScrollContent)
  case table(TableContent)
  case cell(CellContent)
  case collection(CollectionContent)
  case reusable(ReusableContent)
  case textField(TextFieldContent, ControlContent)
  case textView(TextViewContent)
  case segments(SegmentsContent, ControlContent)
  case toggle(isOn: Bool, tint: InterfaceColor?, ControlContent)
  case slider(RangeContent, ControlContent)
  case stepper(RangeContent, ControlContent)
  case progress(RangeContent)
  case indicator(style: String?, isSpinning: Bool, hidesWhenStopped: Bool, color: InterfaceColor?)
  case pages(count: Int, current: Int, hidesForSinglePage: Bool, ControlContent)
  case datePicker(PickerContent, ControlContent)
  case search(SearchContent)
  case bar(BarContent)
  /// The styles of the blur and of the vibrancy, such as `systemMaterial`.
  case effect(blur: String?, vibrancy: String?)
  /// A container view; its embed segue leads to the controller.
  case container
  /// A view of another framework, such as a map.
  case foreign

  init(_ element: DocumentElement) {
    switch element.name {
    case "label": self = .label(LabelContent(element))
    case "button": self = .button(ButtonContent(element), ControlContent(element))
    case "imageView": self = .picture(element)
    case "stackView": self = .stack(StackContent(element))
    case "scrollView": self = .scroll(ScrollContent(element))
    case "tableView": self = .table(TableContent(element))
    case "tableViewCell": self = .cell(CellContent(element))
    case "collectionView": self = .collection(CollectionContent(element))
    case "collectionViewCell", "collectionReusableView": self = .reusable(ReusableContent(element))
    case "textField": self = .textField(TextFieldContent(element), ControlContent(element))
    case "textView": self = .textView(TextViewContent(element))
    case "segmentedControl": self = .segments(SegmentsContent(element), ControlContent(element))
    case "switch": self = .toggle(element)
    case "slider": self = .slider(RangeContent(element, defaultMaximum: 1), ControlContent(element))
    case "stepper": self = .stepper(RangeContent(element, defaultMaximum: 100), ControlContent(element))
    case "progressView": self = .progress(RangeContent(element, defaultMaximum: 1))
    case "activityIndicatorView": self = .indicator(element)
    case "pageControl": self = .pages(element)
    case "datePicker": self = .datePicker(PickerContent(element), ControlContent(element))
    case "searchBar": self = .search(SearchContent(element))
    case "navigationBar", "tabBar", "toolbar": self = .bar(BarContent(element))
    case "visualEffectView": self = .effect(element)
    case "containerView": self = .container
    case "view", "tableViewCellContentView", "collectionViewCellContentView", "pickerView": self = .plain
    default: self = .foreign
    }
  }

  private static func picture(_ element: DocumentElement) -> ViewContent {
    element.pass("adjustsImageSizeForAccessibilityContentSizeCategory", "highlighted", "preferredImageDynamicRange")
    return .image(InterfaceImage("image", of: element), highlighted: InterfaceImage("highlightedImage", of: element))
  }

  private static func toggle(_ element: DocumentElement) -> ViewContent {
    element.pass("preferredStyle", "onImage", "offImage")
    _ = InterfaceColor("thumbTintColor", of: element)
    return .toggle(
      isOn: element.flag("on") ?? false,
      tint: InterfaceColor("onTintColor", of: element),
      ControlContent(element)
    )
  }

  private static func indicator(_ element: DocumentElement) -> ViewContent {
    .indicator(
      style: element["style"],
      isSpinning: element.flag("animating") ?? false,
      hidesWhenStopped: element.flag("hidesWhenStopped") ?? false,
      color: InterfaceColor("color", of: element)
    )
  }

  private static func pages(_ element: DocumentElement) -> ViewContent {
    element.pass(
      "defersCurrentPageDisplay",
      "allowsContinuousInteraction",
      "preferredIndicatorImage",
      "backgroundStyle"
    )
    for color in ["pageIndicatorTintColor", "currentPageIndicatorTintColor"] { _ = InterfaceColor(color, of: element) }
    return .pages(
      count: min(element.integer("numberOfPages") ?? 0, DocumentLimits.pages),
      current: element.integer("currentPage") ?? 0,
      hidesForSinglePage: element.flag("hidesForSinglePage") ?? false,
      ControlContent(element)
    )
  }

  private static func effect(_ element: DocumentElement) -> ViewContent {
    let vibrancy = element.child("vibrancyEffect")
    let blur = element.child("blurEffect") ?? vibrancy?.child("blurEffect")
    return .effect(blur: blur?["style"], vibrancy: vibrancy.map { $0["style"] ?? "" })
  }
}
