import PetriCatalog

extension ViewKind.Name {
  /// A view of the kind as it can be written.
  var sample: String {
    switch self {
    case .label: "label: Hello"
    case .image: "image: logo"
    case .button: "button: Continue"
    case .textField: "textField: {placeholder: Name}"
    case .switch: "switch: {on: true}"
    case .slider: "slider: {value: 0.5}"
    case .stepper: "stepper: {value: 1}"
    case .segments: "segments: [First, Second]"
    case .progress: "progress: {value: 0.5}"
    case .spinner: "spinner: {animating: true}"
    case .part: "part: {name: price-tag}"
    case .textView: "textView: {text: Hello}"
    case .searchField: "searchField: {placeholder: Search}"
    case .datePicker: "datePicker: {date: 2026-12-31}"
    case .picker: "picker: [First, Second]"
    case .pageControl: "pageControl: 3"
    case .map: "map: {latitude: 55.8, longitude: 49.1}"
    case .web: "web: https://example.com"
    case .video: "video: intro"
    case .custom: "custom: ChartView"
    case .row: "row: Wi-Fi"
    case .swipeAction: "{title: Delete}"
    case .stack, .scroll, .list, .grid, .section, .box, .overlay: "\(rawValue): {views: [label: Hello]}"
    case .spacer, .divider, .group: rawValue
    }
  }
}
