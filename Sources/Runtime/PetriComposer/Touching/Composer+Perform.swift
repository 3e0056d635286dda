public import PetriCatalog
import PetriRouting
public import PetriUIKit

extension Composer {
  /// Performs a tap on a controller.
  ///
  /// `open` uses the screen's route and `link` the link's. A screen without a route is presented if it defines how;
  /// otherwise it is pushed if there is a navigation controller, or presented. A link outside the catalogue is passed
  /// to the delegate unless the catalogue ignores such links; an unknown link with the catalogue's own scheme is
  /// refused.
  ///
  /// - Returns: The reason that it can't be performed, if known now. `takeRefusals()` returns this and later failures
  ///   too.
  @discardableResult
  public func perform(_ tap: ResolvedTap, from controller: UIViewController) -> Refusal? {
    perform(tap, from: controller, of: nil)
  }

  /// Performs a tap of a screen that has disappeared, such as an alert, from the frontmost controller.
  @discardableResult
  func perform(_ tap: ResolvedTap, from controller: UIViewController, of gone: GoneScreen?) -> Refusal? {
    if case .list(let steps) = tap { return ActionRun(steps, of: self, from: controller, in: gone).resume() }
    return perform(tap, from: controller, of: gone) {}
  }

  /// Performs a single action; `done` is never called if it is refused.
  func perform(
    _ tap: ResolvedTap,
    from controller: UIViewController,
    of gone: GoneScreen? = nil,
    then done: @escaping @MainActor () -> Void
  ) -> Refusal? {
    do {
      try carryOut(tap, from: controller, of: gone, then: done)
      return nil
    } catch {
      let isWayOut = tap.leaves && routing.isLaunchedAlone(controller)
      let refusal = Refusal(tap.description, "\(error)", from: controller, isWayOut: isWayOut)
      note(refusal)
      return refusal
    }
  }

  private func carryOut(
    _ tap: ResolvedTap,
    from controller: UIViewController,
    of gone: GoneScreen?,
    then done: @escaping @MainActor () -> Void
  ) throws {
    let ended: @MainActor (NavigationResult) -> Void = { [weak self, weak controller] result in
      switch result {
      case .success: done()
      case .failure(let error): self?.note(Refusal(tap.description, "\(error)", from: controller))
      }
    }
    switch tap {
    case .dismiss: try routing.dismiss(from: controller, completion: ended)
    case .pop: try routing.pop(from: controller, completion: ended)
    case .close: try routing.close(from: controller, completion: ended)
    case .back: try routing.back(from: controller, completion: ended)
    case .select(let tab): try routing.select(tab, from: controller, completion: ended)
    case .open(let screen, let values):
      try routing.navigate(to: ScreenTarget(screen, with: values), from: controller, completion: ended)
    case .link(let url): try follow(url, from: controller, ended, then: done)
    case .set(let values):
      let form = gone.map(\.environment.form) ?? (controller as? any FormProviding)?.form
      try change(to: values, on: controller, filling: form)
      done()
    case .emit(let name):
      emit(name, from: controller)
      done()
    case .focus(let input):
      try controller.focus(input)
      done()
    case .toast(let text):
      report?(.toast(text), controller)
      (controller.viewIfLoaded?.window ?? routing.window)?.show(toast: text)
      done()
    case .list(let steps): ActionRun(steps, of: self, from: controller, in: gone, then: done).resume()
    }
  }

  /// Whether a screen may navigate in `onAppear`; a limit ends cycles of screens that open one another.
  func mayDo(_ action: ResolvedTap, onAppearingOf controller: UIViewController) -> Bool {
    guard action.navigates else { return true }
    appearances += 1
    guard appearances > Composer.maxAppearances else { return true }
    note(
      Refusal(
        action.description,
        "\(Composer.maxAppearances) screens have already opened one another with onAppear",
        from: controller
      )
    )
    return false
  }

  func emit(_ name: String, from controller: UIViewController) {
    report?(.event(name), controller)
    delegate?.composer(self, didEmit: name, from: controller)
  }

  /// Changes the app's state and a form, or nothing if the values are invalid or exceed the limits.
  func change(to values: ContextLiteral, on controller: UIViewController, filling form: AppState? = nil) throws {
    guard case .object(let entries) = values else { return }
    var ofState: [ContextAssignment] = []
    var ofForm: [ContextAssignment] = []
    for entry in entries {
      let steps = ContextPath(entry.name)?.steps ?? [.key(entry.name)]
      if form == nil || steps.first != .key(Reference.form) {
        ofState.append(ContextAssignment(path: ContextPath([.key(entry.name)]), value: entry.value))
      } else if steps.count > 1 {
        ofForm.append(ContextAssignment(path: ContextPath(Array(steps.dropFirst())), value: entry.value))
      } else if case .object(let inner) = entry.value {
        ofForm += inner.map { ContextAssignment(path: ContextPath([.key($0.name)]), value: $0.value) }
      }
    }
    ofState = state.completing(ofState)
    if let form { ofForm = form.completing(ofForm) }
    try CompositionBudget(catalog).take(.list((ofState + ofForm).map(\.value)), ["state"])
    // Apply no values if any of them is invalid.
    let problems = state.problems(of: ofState) + (form?.problems(of: ofForm) ?? [])
    guard problems.isEmpty else { throw RoutingProblem(problems.map(\.description).joined(separator: "; ")) }
    let before = (form?.values, state.values)
    if !ofForm.isEmpty { form?.apply(ofForm) }
    if !ofState.isEmpty { state.apply(ofState) }
    let filled = before.0.flatMap { form?.values.changes(since: $0) } ?? []
    let changed =
      filled.map { ContextObject.Entry(name: "form.\($0.name)", value: $0.value) }
      + state.values.changes(since: before.1)
    if !changed.isEmpty { report?(.changed(ContextObject(changed)), controller) }
  }

  /// The destination of a link with the current state.
  ///
  /// - Throws: `LinkFailure` if it leads nowhere.
  public func destination(of link: String) throws(LinkFailure) -> LinkDestination {
    try catalog.destination(of: link, in: scope())
  }

  /// Opens the screen of a link; reports a link outside the catalogue like an emitted name.
  private func follow(
    _ url: String,
    from controller: UIViewController,
    _ ended: @escaping @MainActor (NavigationResult) -> Void,
    then done: @escaping @MainActor () -> Void
  ) throws {
    let url = Catalog.followable(url)
    let destination: LinkDestination
    do throws(LinkFailure) {
      destination = try self.destination(of: url)
    } catch {
      guard let link = catalog.linkOutside(for: url, error) else { throw error }
      report?(.opened(link), controller)
      delegate?.composer(self, didEmit: link, from: controller)
      return done()
    }
    try routing.navigate(to: ScreenTarget(destination), from: controller, completion: ended)
  }
}

extension UIViewController {
  func contains(screen name: String) -> Bool {
    (self as? ContentViewController)?.definitionName == name || children.contains { $0.contains(screen: name) }
  }
}

extension ComposedScreen {
  /// Applies a presentation to the outermost controller.
  public func applyPresentation(_ presentation: PresentationDefinition) {
    root.apply(presentation)
  }
}

extension PresentationStyle {
  package var uiStyle: UIModalPresentationStyle {
    switch self {
    case .automatic: .automatic
    case .fullScreen: .fullScreen
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .currentContext: .currentContext
    case .overFullScreen: .overFullScreen
    case .overCurrentContext: .overCurrentContext
    case .popover: .popover
    }
  }
}

extension TransitionStyle {
  var uiStyle: UIModalTransitionStyle {
    switch self {
    case .coverVertical: .coverVertical
    case .flipHorizontal: .flipHorizontal
    case .crossDissolve: .crossDissolve
    case .partialCurl: .partialCurl
    }
  }
}

extension UIViewController {
  /// Makes the nearest input with an identifier first responder, in this controller's view or an enclosing one; `nil`
  /// ends editing.
  func focus(_ id: String?) throws {
    guard let id else {
      viewIfLoaded?.window?.endEditing(true)
      return
    }
    let around = sequence(first: self) { $0.parent }
    guard let input = around.lazy.compactMap({ $0.viewIfLoaded?.input(id) }).first else {
      throw RoutingProblem("no input here has the id '\(id)'")
    }
    guard input.becomeFirstResponder() else { throw RoutingProblem("'\(id)' can't be edited now") }
  }
}

extension UIView {
  fileprivate func input(_ id: String) -> UIView? {
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.accessibilityIdentifier == id, ShownView.input(of: view)?.isTypedIn ?? false { return view }
      waiting += view.subviews.reversed()
    }
    return nil
  }
}
