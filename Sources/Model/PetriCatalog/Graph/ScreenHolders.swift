/// Which screens show which: as a tab, a child or a part, among their own views or among those of a container around them.
///
/// A screen may look otherwise wherever one that it shows does.
public struct ScreenHolders: Sendable {
  /// The screens right around each, by its name.
  private var holders: [String: [String]] = [:]

  /// Looks through a catalogue, in all variants of its screens.
  public init(_ catalog: Catalog) {
    let parts = Dictionary(
      catalog.containers.map { ($0.name, ChildScreen.parts(among: $0.views).map(\.screen)) },
      uniquingKeysWith: { first, _ in first }
    )
    for screen in catalog.screens {
      let layers = (screen.wrapping + screen.variants.flatMap { $0.wrapping ?? [] }).map(\.name)
      let inner = catalog.shownInside(screen) + layers.flatMap { parts[$0] ?? [] }
      for name in Set(inner) { holders[name, default: []].append(screen.name) }
    }
  }

  /// Screens, and those that show one of them, at any depth.
  public func withHolders(of screens: Set<String>) -> Set<String> {
    var all = screens
    var waiting = Array(screens)
    while let screen = waiting.popLast() {
      for holder in holders[screen] ?? [] where all.insert(holder).inserted { waiting.append(holder) }
    }
    return all
  }
}

extension Catalog {
  /// The names of the screens right inside a screen, and of the parts among its views, in all its variants.
  fileprivate func shownInside(_ screen: ScreenDefinition) -> [String] {
    let contents = [screen.content] + screen.variants.compactMap(\.content)
    let views = screen.views + screen.variants.flatMap { ($0.content?.views ?? []) + ($0.supportingViews ?? []) }
    let scenes = contents.flatMap { content in
      if case .scene(let scene) = content { ways(of: scene.scene).filter(\.holds).map(\.screen) } else { [String]() }
    }
    return (contents.flatMap(\.children) + ChildScreen.parts(among: views)).map(\.screen) + scenes
  }
}
