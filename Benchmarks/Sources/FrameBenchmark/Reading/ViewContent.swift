/// The part of a view that its kind has.
enum ViewContent {
  case plain
  case label(TextNode)
  case field(TextNode)
  case text(TextNode)
  case button(ButtonNode)
  case image(ImageNode?)
  case stack(StackNode)
  case cell(CellNode)
  case segments([String?])
  case picker(mode: String?, style: String?)
  case indicator(isLarge: Bool)
  case search(TextNode)
  case pages(Int)

  init(_ element: Element) {
    switch element.name {
    case "label": self = .label(TextNode(element))
    case "textField": self = .field(TextNode(element))
    case "textView": self = .text(TextNode(element))
    case "button": self = .button(ButtonNode(element))
    case "imageView": self = .image(ImageNode(element))
    case "stackView": self = .stack(StackNode(element))
    case "tableViewCell": self = .cell(CellNode(element))
    case "segmentedControl": self = .segments(element.list("segments").map { $0["title"] })
    case "datePicker": self = .picker(mode: element["datePickerMode"], style: element["style"])
    case "activityIndicatorView": self = .indicator(isLarge: ["large", "whiteLarge"].contains(element["style"] ?? ""))
    case "searchBar": self = .search(TextNode(element))
    case "pageControl": self = .pages(Int(element.number("numberOfPages") ?? 0))
    default: self = .plain
    }
  }
}
