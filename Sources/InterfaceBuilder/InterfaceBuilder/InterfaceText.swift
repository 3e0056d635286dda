/// A localizable text.
public struct InterfaceText: Hashable, Sendable {
  /// The key in localization files, such as `8bC-Xf-vdC.text`.
  public var key: String
  public var text: String
  /// The 1-based line of its object.
  public var line: Int
}

extension InterfaceScene {
  /// The texts in document order.
  public var texts: [InterfaceText] {
    var found: [InterfaceText] = []
    func add(_ text: String?, _ property: String, _ identity: InterfaceIdentity) {
      guard let text, text.contains(where: \.isLetter) else { return }
      found.append(InterfaceText(key: "\(identity.id).\(property)", text: text, line: identity.line))
    }
    func add(_ item: BarItem) {
      if item.systemItem == nil { add(item.title, "title", item.identity) }
      for view in item.customView?.all ?? [] { add(view) }
    }
    func add(_ view: InterfaceView) {
      for (property, text) in view.properties.base.content.texts { add(text, property, view.identity) }
      for section in view.sections {
        for (property, text) in [("headerTitle", section.headerTitle), ("footerTitle", section.footerTitle)] {
          guard let text, text.contains(where: \.isLetter) else { continue }
          found.append(InterfaceText(key: "\(section.id).\(property)", text: text, line: view.identity.line))
        }
      }
    }
    for object in objects {
      switch object {
      case .controller(let controller):
        add(controller.title, "title", controller.identity)
        if let item = controller.navigationItem {
          add(item.title, "title", item.identity)
          add(item.prompt, "prompt", item.identity)
          for item in item.leading + item.trailing + [item.back].compactMap(\.self) { add(item) }
          for view in item.titleView?.all ?? [] { add(view) }
        }
        if let item = controller.tabBarItem { add(item) }
        for item in controller.toolbarItems { add(item) }
        for view in controller.view?.all ?? [] { add(view) }
      case .view(let view): for view in view.all { add(view) }
      case .barItem(let item): add(item)
      default: break
      }
    }
    return found
  }
}

extension ViewContent {
  /// The user-visible texts by their property in localization files.
  public var texts: [(property: String, text: String)] {
    let all: [(String, String?)] =
      switch self {
      case .label(let label): [("text", label.text)]
      case .button(let button, _):
        [("normalTitle", button.states["normal"]?.title), ("configuration.title", button.configuration?.title)]
      case .textField(let field, _): [("text", field.text), ("placeholder", field.placeholder)]
      case .textView(let view): [("text", view.text)]
      case .segments(let segments, _):
        segments.segments.enumerated().map { ("segmentTitles[\($0)]", $1.title) }
      case .search(let search): [("text", search.text), ("placeholder", search.placeholder), ("prompt", search.prompt)]
      default: []
      }
    return all.compactMap { property, text in text.map { (property, $0) } }
  }
}
