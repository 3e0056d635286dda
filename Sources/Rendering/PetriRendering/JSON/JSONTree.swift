import PetriCatalog
import PetriComposer
import PetriText
import PetriUIKit

/// A composed screen as JSON: controllers and their views, with frames in the window.
///
/// Keys are stable: `version` grows when one is removed or changes its meaning.
@MainActor
struct JSONTree {
  private let launched: LaunchedScreen
  private let attributes: ControllerAttributes
  private let secrets: SecretTexts

  private let references: ScreenReferences?

  /// - Parameter references: The references of controllers and views; `nil` to leave them out.
  init(_ launched: LaunchedScreen, references: ScreenReferences? = nil) {
    self.launched = launched
    self.references = references
    let screens = ShownScreens(launched)
    attributes = ControllerAttributes(launched, screens)
    secrets = screens.secrets
  }

  var text: String { document.pretty + "\n" }

  var document: JSONText {
    let environment = launched.stage.environment
    return .object([
      ("version", .int(Rendering.json.version)),
      ("screen", launched.composed.map { .string($0.definition.name) }),
      ("context", launched.context.map { JSONText(.object($0)) }),
      ("state", launched.state.isEmpty ? nil : JSONText(.object(launched.state))),
      ("device", .string(environment.device)),
      ("appearance", .string(environment.appearance.rawValue)),
      ("contentSize", .string(environment.contentSize.rawValue)),
      ("locale", .string(environment.locale)),
      ("root", launched.stage.window.rootViewController.map { controller($0) }),
      ("toast", toast),
      ("keyboard", keyboard),
      ("controls", references.map { .array($0.controls) }),
    ])
  }

  /// The toast that is visible now.
  private var toast: JSONText? { launched.stage.window.toast.map { .string(secrets.hide(in: $0)) } }

  /// The keyboard and its accessory bar, while a text is being edited.
  private var keyboard: JSONText? {
    guard let host = launched.stage.window.inputHost else { return nil }
    let shown = ShownView(host).subviews.lazy.compactMap { view -> ShownKeyboard? in
      if case .keyboard(let keyboard) = view.kind.form { keyboard } else { nil }
    }.first
    let items = launched.stage.window.accessoryItems
      .map { JSONText.string($0.line(hiding: secrets, in: host.traitCollection)) }
    return .object([
      ("frame", frame(of: host)),
      ("type", shown.map { .string($0.type) }),
      ("returnKey", shown?.returnKey.map(JSONText.string)),
      ("accessory", items.isEmpty ? nil : .array(items)),
    ])
  }

  private func controller(_ controller: UIViewController) -> JSONText {
    let view = controller.viewIfLoaded
    let children = controller.orderedChildren.map { self.controller($0) }
    let presented = controller.presentedViewController.flatMap {
      $0.presentingViewController === controller ? self.controller($0) : nil
    }
    let own = view.map { views(in: ShownView($0), of: controller) } ?? []
    return .object([
      ("ref", reference(of: controller)),
      ("controller", .string(controller.displayName)),
      ("class", .string(shownClassName(of: controller))),
      ("title", (controller.navigationItem.title ?? controller.title).map(JSONText.string)),
      ("state", .string(view == nil ? "not loaded" : view?.window == nil ? "disappeared" : "appeared")),
      ("presentation", presentation(of: controller)),
      ("frame", view.flatMap { $0.window == nil ? nil : frame(of: $0) }),
      ("attributes", JSONText(attributes.all(of: controller, in: nil), besides: ["title"])),
      ("views", own.isEmpty ? nil : .array(own)),
      ("children", children.isEmpty ? nil : .array(children)),
      ("presented", presented),
    ])
  }

  private func presentation(of controller: UIViewController) -> JSONText? {
    guard controller.presentingViewController != nil, controller.parent == nil else { return nil }
    return .string(PresentationWords.words(of: controller) ?? "fullScreen")
  }

  /// The views below a view that belong to its controller. Those of a child controller are listed with the child.
  private func views(in shown: ShownView, of controller: UIViewController) -> [JSONText] {
    shown.subviews.compactMap { subview in
      if let owner = subview.view.next as? UIViewController, owner !== controller { return nil }
      return subview.isPassedOver ? nil : self.view(subview, of: controller)
    }
  }

  private func view(_ shown: ShownView, of controller: UIViewController) -> JSONText {
    let (view, definition) = (shown.view, shown.definition)
    let inner = shown.kind.isLeaf ? [] : views(in: shown, of: controller)
    return .object([
      ("ref", reference(of: view)),
      ("view", .string(shown.name)),
      ("id", definition?.id.map(JSONText.string)),
      ("text", shown.kind.text.map(JSONText.string)),
      ("value", shown.kind.value.map(JSONText.string)),
      ("frame", view.window == nil ? nil : frame(of: view)),
      ("hidden", view.isHidden ? .bool(true) : nil),
      ("alpha", view.alpha == 1 ? nil : .number(Number.text(view.alpha))),
      ("enabled", shown.isEnabled ? nil : .bool(false)),
      (
        "accessibilityLabel", definition?.accessibilityLabel == nil ? nil : view.accessibilityLabel.map(JSONText.string)
      ),
      ("attributes", JSONText(shown.attributes(hiding: secrets), besides: JSONTree.ownKeys)),
      ("tap", shown.tap(hiding: secrets).map { .string($0.description) }),
      ("views", inner.isEmpty ? nil : .array(inner)),
    ])
  }

  private func reference(of object: AnyObject) -> JSONText? { references?[object].map(JSONText.string) }

  /// The attributes that have keys of their own.
  private static let ownKeys: Set<String> = [
    "value", "enabled", "hidden", "alpha", "accessibilityLabel", "tap",
  ]

  /// The frame in the window, in points: x, y, width, height.
  private func frame(of view: UIView) -> JSONText {
    let frame = view.convert(view.bounds, to: nil)
    return .line(.array([frame.minX, frame.minY, frame.width, frame.height].map(number)))
  }

  /// A number; null if it is infinite, which JSON can't express.
  private func number(_ value: CGFloat) -> JSONText {
    value.isFinite ? .number(Number.text(value)) : .null
  }
}
