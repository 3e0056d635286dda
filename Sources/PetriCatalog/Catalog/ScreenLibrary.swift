public import PetriLinks

/// The definitions of an app's screens and containers, by their names.
///
/// ``Catalog`` has all of them. A loader's own library may build each when it is asked for.
public protocol ScreenLibrary: Sendable {
  /// The catalogue's own settings.
  var settings: CatalogSettings { get }
  /// The containers, in the order of their files and their places in them.
  var containers: [ContainerDefinition] { get }
  /// The screens' names, in the order of their files and their places in them.
  var screenNames: [String] { get }
  /// The variant that was chosen of each experiment: the first where nothing else was.
  var variants: [String: String] { get }
  /// The links, each with the screen that it leads to.
  var links: LinkTable<LinkTarget> { get }

  /// The screen of a name, as it is in the chosen variants; `nil` where there is none.
  func screen(named name: String) -> ScreenDefinition?

  /// The container of a name; `nil` where there is none. UIKit's own have no definition.
  func container(named name: String) -> ContainerDefinition?
}

extension ScreenLibrary {
  /// The names of all screens inside a screen, at any depth.
  public func screensInside(_ screen: ScreenDefinition) -> Set<String> {
    var names: Set<String> = []
    var pending = screen.content.children
    while let child = pending.popLast() {
      if names.insert(child.screen).inserted, let definition = self.screen(named: child.screen) {
        pending += definition.content.children
      }
    }
    return names
  }

  /// The presentation of a screen shown modally: its own, else its outermost container's, else the system's.
  public func presentation(of screen: ScreenDefinition) -> PresentationDefinition {
    if let presentation = screen.presentation { return presentation }
    if case .container(let name, _)? = screen.wrapping.first?.kind,
      let presentation = container(named: name)?.presentation
    {
      return presentation
    }
    return PresentationDefinition()
  }
}
