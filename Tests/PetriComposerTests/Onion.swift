import PetriCatalog
import PetriUIKit
import Testing

@testable import PetriComposer

/// The onion article's catalogue, as values.
@MainActor
enum Onion {
  static let place = Place(file: "a.yaml", line: 1, column: 1)

  static func text(_ text: String) -> LocalizedText {
    LocalizedText((try? TextTemplate(text)) ?? TextTemplate(literal: text))
  }

  static func label(_ text: String) -> ViewDefinition {
    ViewDefinition(kind: .label(LabelDefinition(text: self.text(text))), place: place)
  }

  static func button(_ title: String, id: String? = nil, tap: TapAction? = nil) -> ViewDefinition {
    var view = ViewDefinition(kind: .button(ButtonDefinition(title: text(title))), place: place)
    view.id = id
    view.tap = tap
    return view
  }

  static func layer(_ name: String, parameters: ContextLiteral = .empty) -> Layer {
    Layer(kind: .container(name, parameters: parameters), place: place)
  }

  static func container(_ name: String, _ change: (inout ContainerDefinition) -> Void = { _ in }) -> ContainerDefinition
  {
    var container = ContainerDefinition(name: name, place: place)
    change(&container)
    return container
  }

  static func screen(
    _ name: String,
    content: Content? = nil,
    wrapping: [Layer] = [],
    _ change: (inout ScreenDefinition) -> Void = { _ in }
  ) -> ScreenDefinition {
    var screen = ScreenDefinition(
      name: name,
      content: content ?? .views(ViewsContent(views: [label("Text of \(name)")])),
      place: place
    )
    screen.wrapping = wrapping
    change(&screen)
    return screen
  }

  static let modal = container("modal") { container in
    container.child.additionalSafeArea.top = 30
    var close = button("✕", id: "close", tap: .dismiss)
    close.pins = [TextTemplate(literal: "top"), TextTemplate(literal: "leading")]
    container.views = [close]
  }

  static let template = container("template") { container in
    container.child.pins = [.leading, .trailing]
    container.child.center = .vertical
    container.child.preservesSuperviewLayoutMargins = true
    container.supportingViews = SupportingViewsLayout()
  }

  static let newYear = screen("new-year", wrapping: [layer("modal"), layer("template")]) { screen in
    screen.context = [ContextField(name: "city", type: .string, example: .string("Kazan"))]
    screen.content = .views(ViewsContent(views: [label("We close early in ${city}.")]))
    screen.supportingViews = [button("Got it", id: "done", tap: .emit("done"))]
  }

  static func catalog(_ screens: [ScreenDefinition], containers: [ContainerDefinition] = [modal, template]) -> Catalog {
    Catalog(settings: CatalogSettings(name: "Onion"), containers: containers, screens: screens)
  }

  static let kazan = ContextObject([.init(name: "city", value: .string("Kazan"))])

  static func stage() throws -> Stage {
    try Stage(environment: LaunchEnvironment())
  }
}

extension UIView {
  /// The first view of a kind below this one, this one included, that a test holds for.
  func first<View: UIView>(_ kind: View.Type, where matches: (View) -> Bool = { _ in true }) -> View? {
    if let view = self as? View, matches(view) { return view }
    for subview in subviews {
      if let view = subview.first(kind, where: matches) { return view }
    }
    return nil
  }
}

extension ViewBuilder {
  /// A builder of views that nobody changes.
  convenience init(onTap: @escaping @MainActor (ResolvedTap) -> Void) {
    let composer = Composer(catalog: Onion.catalog([]))
    self.init(composer, desk: InputDesk(composer), now: { $0 }, onTap: onTap)
  }
}
