public import PetriCatalog
public import PetriComposer
import PetriText
public import PetriUIKit

/// A launched screen on its stage. Every rendering is printed from it.
@MainActor
public struct LaunchedScreen {
  /// The screen; `nil` for a controller that no definition made.
  public let composed: ComposedScreen?
  /// The stage that it is on.
  public let stage: Stage
  /// The actions refused during the launch, and UIKit's complaints.
  public let refusals: [Refusal]
  /// The catalogue with the definition; `nil` for a controller that no definition made.
  let catalog: Catalog?
  private let name: String
  /// The values of the app's state at the launch that differ from their defaults.
  private let launchState: ContextObject
  /// The values of the form at the launch that differ from their defaults.
  private let launchForm: ContextObject
  /// The keyboard at the launch.
  private let launchKeyboard: SoftwareKeyboard

  /// Performs a launch with a stage and a composer of its own.
  ///
  /// - Parameters:
  ///   - isListening: whether the callbacks of controllers are logged.
  ///   - record: records which views are made.
  /// - Throws: `UnknownDevice`, and what `Composer.compose` throws.
  public init(
    _ launch: Launch,
    in catalog: Catalog,
    registry: ControllerRegistry,
    isListening: Bool,
    recording record: ViewRecord? = nil
  ) throws {
    let composer = Composer(for: launch, catalog: catalog, registry: registry)
    composer.viewRecord = record
    let stage = try Stage(environment: launch.environment, isListening: isListening)
    try self.init(launch, stage: stage, composer: composer)
  }

  /// Composes a screen and shows it.
  ///
  /// - Throws: what `Composer.compose` throws.
  public init(_ name: String, context: ContextObject, stage: Stage, composer: Composer) throws {
    try self.init(Launch(name, context: context, in: stage.environment), stage: stage, composer: composer)
  }

  /// Performs a launch on a stage, with a composer that has the launch's state.
  ///
  /// - Throws: what `Composer.compose` throws.
  public init(_ launch: Launch, stage: Stage, composer: Composer) throws {
    self.stage = stage
    name = launch.screen
    launchState = composer.state.changes
    catalog = composer.catalog
    let composed = try stage.compose(launch, with: composer)
    self.composed = composed
    launchForm = (composed.content as? any FormProviding)?.form?.changes ?? ContextObject()
    if stage.keyboard == nil { stage.keyboard = launch.keyboard }
    launchKeyboard = stage.keyboard ?? .hidden
    stage.show(composed)
    refusals = stage.chapters.flatMap(\.refusals)
  }

  /// Shows a controller as the root of the window.
  public init(_ controller: UIViewController, stage: Stage) {
    self.stage = stage
    name = controller.displayName
    launchState = ContextObject()
    launchForm = ContextObject()
    launchKeyboard = stage.keyboard ?? .hidden
    composed = nil
    catalog = nil
    stage.show(controller)
    refusals = stage.chapters.flatMap(\.refusals)
  }

  /// The screen as text with one final newline.
  ///
  /// `lifecycle` removes the screen to record its last callbacks; the other renderings change nothing.
  public func text(as rendering: Rendering) -> String {
    switch rendering {
    case .tree: shown.text
    case .hierarchy: HierarchyText.text(of: stage.window)
    case .views: HierarchyText.views(of: stage.window)
    case .wireframe: Wireframe(self).text
    case .lifecycle: LifecycleText.text(of: self)
    case .json: JSONTree(self).text
    case .svg: SVGDrawing(self).text
    case .accessibility: AccessibilityText(self).text
    case .routes: routes
    }
  }

  /// The navigation of the screen; its name alone if no definition made it.
  private var routes: String {
    guard let composed, let catalog else { return "\(name)\n" }
    return RoutesText(of: composed.definition, in: catalog).text
  }

  /// The wireframe, with the positions of views on it.
  public var wireframe: WireframeDrawing { wireframe(columns: nil) }

  /// The wireframe with a given number of columns, frame included; in its default width if that would be illegible.
  public func wireframe(columns: Int?) -> WireframeDrawing { Wireframe(self, columns: columns).drawing }

  /// The screen as an SVG document to be made into pixels, as large as there is room; `nil` if there is none.
  public func raster(in room: RasterDrawing.Room) -> RasterDrawing? {
    RasterDrawing(Drawing(self), title: headline, in: room)
  }

  /// The context of the screen, with secrets masked.
  var context: ContextObject? {
    guard let composed, let catalog else { return nil }
    return SecretPaths(of: composed.definition, in: catalog).hidden(in: composed.context)
  }

  /// The values of the app's state at the launch that differ from their defaults, with secrets masked.
  var state: ContextObject {
    hidden(launchState, of: Reference.state)
  }

  /// The values of the form at the launch that differ from their defaults, with secrets masked.
  var form: ContextObject { hidden(launchForm, of: Reference.form) }

  private func hidden(_ values: ContextObject, of root: String) -> ContextObject {
    guard !values.isEmpty, let composed, let catalog else { return values }
    let scope = ContextObject([ContextObject.Entry(name: root, value: .object(values))])
    let hidden = SecretPaths(of: composed.definition, in: catalog).hidden(in: scope)
    return if case .object(let object)? = hidden[root] { object } else { values }
  }

  /// The first line of a tree and of a lifecycle: the name, the context and nondefault state of the screen, with
  /// secrets masked.
  var headline: String {
    let keyboard = launchKeyboard == .hidden ? [] : ["keyboard \(launchKeyboard.rawValue)"]
    let values =
      (context?.entries ?? []).map { "\($0.name): \($0.value.abbreviated)" }
      + state.entries.map { "\(Reference.state).\($0.name): \($0.value.abbreviated)" }
      + form.entries.map { "\(Reference.form).\($0.name): \($0.value.abbreviated)" }
    return ([name] + (values.isEmpty ? [] : [values.joined(separator: ", ")]) + keyboard).joined(separator: "  ")
  }
}

extension ContextValue {
  /// The value, or the number of elements of a long list.
  fileprivate var abbreviated: String {
    switch self {
    case .list(let elements) where elements.count > 3: "[\(elements.count) values]"
    default: description
    }
  }
}
