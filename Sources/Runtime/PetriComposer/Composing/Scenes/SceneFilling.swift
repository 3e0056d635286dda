import PetriCatalog
import PetriText
import PetriUIKit

/// Applies a definition's values to a scene's views and performs its actions.
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

  func tap(of action: String) -> ResolvedTap? {
    let name = action.prefix { $0 != ":" }
    return content.actions.first { $0.name == name }.map { ResolvedTap($0.tap, scope: environment.scope) }
  }

  private func stateChanged() {
    guard controller?.viewIfLoaded != nil else { return }
    fill()
  }

  func fill() {
    guard let controller else { return }
    views.fill(objects: { SceneRuntime.outlet($0, of: controller) }, environment.scope) { [weak self] tap, scope in
      self?.perform(tap, scope)
    }
    for list in lists(in: controller) { SceneRuntime.show(rows(of: list.cells), in: list.view) }
  }

  /// The lists with rows defined for them.
  private func lists(in controller: UIViewController) -> [(view: UIView, cells: [SceneCells])] {
    var found: [(view: UIView, cells: [SceneCells])] = []
    for cells in content.cells {
      let list =
        cells.list.flatMap { SceneRuntime.outlet($0, of: controller).first as? UIView }
        ?? controller.viewIfLoaded?.firstList { SceneRuntime.prototypes(of: $0).contains(cells.identifier) }
      guard let list else { continue }
      if let index = found.firstIndex(where: { $0.view === list }) {
        found[index].cells.append(cells)
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

  private func perform(_ tap: TapAction, _ scope: Scope) {
    guard let controller else { return }
    let now = environment.scope.taking(localsOf: scope)
    environment.composer.perform(ResolvedTap(tap, scope: now), from: controller)
  }
}

extension UIView {
  fileprivate func firstList(_ fits: (UIView) -> Bool) -> UIView? {
    if fits(self) { return self }
    for view in subviews { if let list = view.firstList(fits) { return list } }
    return nil
  }
}

struct SceneRow {
  let identifier: String
  let fill: @MainActor (UIView) -> Void
  /// The effect of selecting the row; `nil` keeps the document's.
  let select: (@MainActor () -> Void)?
}

@MainActor
enum SceneTap {
  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// Overrides the document's effect of an object.
  static func define(_ tap: ResolvedTap, on object: AnyObject) {
    objc_setAssociatedObject(object, key, tap, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  /// The effects as the tree prints them, followed by those of gesture recognizers.
  static func words(of object: AnyObject, hiding secrets: SecretTexts) -> [String] {
    let defined = objc_getAssociatedObject(object, key) as? ResolvedTap
    let own = defined.map { [$0.text(hiding: secrets)] } ?? SceneRuntime.effects(of: object)
    let recognizers = (object as? UIView)?.gestureRecognizers ?? []
    // A document can contain any text.
    return (own + recognizers.flatMap { SceneRuntime.effects(of: $0) }).map(\.cleaned)
  }
}
