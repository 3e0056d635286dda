import PetriCatalog
import PetriUIKit

#if os(Linux) || !canImport(UIKit)
  @MainActor
  enum SceneRuntime {
    /// Registers a catalogue's documents, in a locale's language, in place of the previous catalogue's.
    static func register(_ catalog: Catalog, locale: String) {
      let settings = catalog.settings
      guard !settings.interfaces.isEmpty || !registered.isEmpty else { return }
      for name in registered { HeadlessRuntime.interfaces[name] = nil }
      registered = settings.interfaces.map(\.name)
      self.catalog = catalog
      for file in settings.interfaces {
        HeadlessRuntime.interfaces[file.name] = file.document.map {
          HeadlessInterface($0, strings: file.strings(for: locale))
        }
      }
      for color in settings.colors { HeadlessRuntime.colors[color.name] = CatalogColors.color(color) }
      HeadlessRuntime.interfaceDate = DateField.date(of: settings.today)
      HeadlessRuntime.imitatesInterfaceBuilder = !settings.interfaces.isEmpty
    }

    private static var registered: [String] = []
    private static var catalog: Catalog?

    /// The effects of a tap on an object in its document: segues with their destinations, and sent actions.
    static func effects(of object: AnyObject) -> [String] {
      let storyboard = HeadlessRuntime.interfaceStoryboard(of: object)
      return HeadlessRuntime.interfaceConnections(of: object).compactMap { connection in
        connection.effect { id in storyboard.flatMap { catalog?.screen(ofObject: id, in: $0) } }
      }
    }

    /// The objects connected to an outlet of a controller or cell, including a cell's built-in labels.
    static func outlet(_ name: String, of owner: AnyObject) -> [AnyObject] {
      if let found = HeadlessRuntime.interfaceOutlets(of: owner)[name] { return found }
      guard let cell = owner as? UITableViewCell else { return [] }
      let own: [String: UIView?] = [
        "textLabel": cell.textLabel, "detailTextLabel": cell.detailTextLabel, "imageView": cell.imageView,
      ]
      return [own[name] ?? nil].compactMap(\.self)
    }

    /// The names of the outlets connected to a view, of the controllers and cells around it.
    static func outletNames(of view: UIView) -> [String] {
      var names: [String] = []
      var owner: UIResponder? = view
      while let next = owner {
        let outlets = HeadlessRuntime.interfaceOutlets(of: next)
        names += outlets.filter { $0.value.contains { $0 === view } }.keys.sorted()
        owner = next.next
      }
      return names
    }

    /// The reuse identifiers of a list's prototype cells.
    static func prototypes(of view: UIView) -> [String] { HeadlessRuntime.prototypes(of: view) }

    static func show(_ rows: [SceneRow], in list: UIView) {
      let prototypes = rows.map { HeadlessPrototypeRow(identifier: $0.identifier, fill: $0.fill, select: $0.select) }
      HeadlessRuntime.show(prototypes, in: list)
    }

    static func tapRecognizer(_ act: @escaping @MainActor () -> Void) -> UIGestureRecognizer {
      let recognizer = UITapGestureRecognizer()
      recognizer.addHeadlessAction { _ in act() }
      return recognizer
    }

    static func missingClass(of object: AnyObject) -> String? { HeadlessRuntime.interfaceClass(of: object) }

    /// The scene that a controller was instantiated from; `nil` for others.
    static func scene(of controller: UIViewController, in storyboard: UIStoryboard) -> SceneID? {
      HeadlessRuntime.interfaceIdentifier(of: controller).map {
        SceneID(storyboard: storyboard.headlessName, object: $0)
      }
    }
  }

  extension SceneMaker: HeadlessStoryboardObserver {
    func instantiate(_ scene: SceneID) -> UIViewController? {
      let storyboard = UIStoryboard(name: scene.storyboard, bundle: nil)
      storyboard.headlessObserver = self
      return storyboard.instantiateHeadless(object: scene.object)
    }

    func storyboard(_ storyboard: UIStoryboard, didMake controller: UIViewController) {
      if let scene = SceneRuntime.scene(of: controller, in: storyboard) { didMake(controller, of: scene) }
    }

    func storyboard(_ storyboard: UIStoryboard, didLoadViewOf controller: UIViewController) {
      filling(of: controller)?.fill()
    }

    func storyboard(
      _ storyboard: UIStoryboard,
      didSend action: String,
      from sender: AnyObject,
      in controller: UIViewController?
    ) {
      if let controller { didSend(action, in: controller) }
    }
  }
#else
  /// The access to the storyboards in an app's bundle.
  @MainActor
  enum SceneRuntime {
    static func register(_ catalog: Catalog, locale: String) {}

    /// Empty: UIKit doesn't reveal an object's document.
    static func effects(of object: AnyObject) -> [String] { [] }

    static func missingClass(of object: AnyObject) -> String? { nil }

    static func outlet(_ name: String, of owner: AnyObject) -> [AnyObject] {
      (owner as? NSObject)?.value(forKey: name).map { [$0 as AnyObject] } ?? []
    }

    /// Empty: the app's own data sources provide rows.
    static func prototypes(of view: UIView) -> [String] { [] }

    static func show(_ rows: [SceneRow], in list: UIView) {}

    static func tapRecognizer(_ act: @escaping @MainActor () -> Void) -> UIGestureRecognizer { ClosureRecognizer(act) }
  }

  private final class ClosureRecognizer: UITapGestureRecognizer {
    private let act: @MainActor () -> Void

    init(_ act: @escaping @MainActor () -> Void) {
      self.act = act
      super.init(target: nil, action: nil)
      addTarget(self, action: #selector(recognized))
    }

    @objc private func recognized() { act() }
  }

  extension SceneMaker {
    /// Instantiates a scene by its storyboard identifier; `nil` for the owner of a xib, whose class is unknown here.
    func instantiate(_ scene: SceneID) -> UIViewController? {
      guard scene.object != "-1" else { return nil }
      let storyboard = UIStoryboard(name: scene.storyboard, bundle: nil)
      guard let name = composer.catalog.scenes[scene]?.storyboardIdentifier else {
        return storyboard.instantiateInitialViewController()
      }
      return storyboard.instantiateViewController(withIdentifier: name)
    }
  }
#endif
