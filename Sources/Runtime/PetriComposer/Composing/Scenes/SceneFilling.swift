import PetriCatalog
import PetriText
import PetriUIKit

/// The values that a definition gives a scene's views, and the effects of what is done with them.
@MainActor
final class SceneFilling {
  let environment: ScreenEnvironment
  private let content: SceneContent
  private weak var controller: UIViewController?
  private var views: OutletFilling

  init(_ content: SceneContent, of controller: UIViewController, in environment: ScreenEnvironment) {
    self.content = content
    self.controller = controller
    self.environment = environment
    views = OutletFilling(content.outlets)
    environment.composer.state.observe(controller) { [self] in stateChanged() }
  }

  /// The effect of an action, by the name of its method; `nil` where the definition gives it none.
  func tap(of action: String) -> ResolvedTap? {
    let name = action.prefix { $0 != ":" }
    return content.actions.first { $0.name == name }.map { ResolvedTap($0.tap, scope: environment.scope) }
  }

  private func stateChanged() {
    guard controller?.viewIfLoaded != nil else { return }
    fill()
  }

  /// Puts the values into the views, as they are now.
  func fill() {
    guard let controller else { return }
    views.fill(objects: { SceneRuntime.outlet($0, of: controller) }, environment.scope) { [weak self] tap, scope in
      self?.perform(tap, scope)
    }
    for list in lists(in: controller) { SceneRuntime.show(rows(of: list.cells), in: list.view) }
  }

  /// The lists that have rows of the definition's, each with these, in the definition's order.
  private func lists(in controller: UIViewController) -> [(view: UIView, cells: [SceneCells])] {
    var found: [(view: UIView, cells: [SceneCells])] = []
    for cells in content.cells {
      let list =
        cells.list.flatMap { SceneRuntime.outlet($0, of: controller).first as? UIView }
        ?? controller.viewIfLoaded?.firstList { SceneRuntime.prototypes(of: $0).contains(cells.identifier) }
      guard let list else { continue }
      if let place = found.firstIndex(where: { $0.view === list }) {
        found[place].cells.append(cells)
      } else {
        found.append((list, [cells]))
      }
    }
    return found
  }

  private func rows(of all: [SceneCells]) -> [SceneRow] {
    let outer = environment.scope
    return all.flatMap { cells -> [SceneRow] in
      let scopes = cells.each?.scopes(in: outer) ?? [outer]
      return scopes.map { row(of: cells, in: $0) }
    }
  }

  private func row(of cells: SceneCells, in scope: Scope) -> SceneRow {
    let perform: @MainActor (TapAction, Scope) -> Void = { [weak self] in self?.perform($0, $1) }
    var select: (@MainActor () -> Void)?
    if let tap = cells.tap { select = { perform(tap, scope) } }
    return SceneRow(
      identifier: cells.identifier,
      fill: { cell in
        var views = OutletFilling(cells.outlets)
        views.fill(objects: { SceneRuntime.outlet($0, of: cell) }, scope, perform: perform)
        if let tap = cells.tap { SceneTap.define(ResolvedTap(tap, scope: scope), on: cell) }
      },
      select: select
    )
  }

  /// Carries an action out with the values as they are now.
  private func perform(_ tap: TapAction, _ scope: Scope) {
    guard let controller else { return }
    let now = environment.scope.taking(localsOf: scope)
    environment.composer.perform(ResolvedTap(tap, scope: now), from: controller)
  }
}

extension UIView {
  /// The first list in it, itself included, that fits.
  fileprivate func firstList(_ fits: (UIView) -> Bool) -> UIView? {
    if fits(self) { return self }
    for view in subviews { if let list = view.firstList(fits) { return list } }
    return nil
  }
}

/// A row of a scene's list, made of a prototype.
struct SceneRow {
  /// The prototype's reuse identifier.
  let identifier: String
  /// Fills the cell before it is shown.
  let fill: @MainActor (UIView) -> Void
  /// The effect of choosing the row; that of its document where it is `nil`.
  let select: (@MainActor () -> Void)?
}

/// The effect of a tap on a view or an item of a scene: its definition's, else its document's.
@MainActor
enum SceneTap {
  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// Notes the effect that a definition gives an object, in place of the document's.
  static func define(_ tap: ResolvedTap, on object: AnyObject) {
    objc_setAssociatedObject(object, key, tap, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  /// The effects in the tree's words, those of gesture recognizers behind those of their view; none for an object of no scene.
  static func words(of object: AnyObject, hiding secrets: SecretTexts) -> [String] {
    let defined = objc_getAssociatedObject(object, key) as? ResolvedTap
    let own = defined.map { [$0.text(hiding: secrets)] } ?? SceneRuntime.effects(of: object)
    let recognizers = (object as? UIView)?.gestureRecognizers ?? []
    // A document's words are whatever somebody has written into it.
    return (own + recognizers.flatMap { SceneRuntime.effects(of: $0) }).map(\.cleaned)
  }
}
