public import PetriCatalog
import PetriRouting
public import PetriUIKit

extension Composer {
  /// Carries a tap out from the controller that it reached.
  ///
  /// `open` takes the screen's route, and `link` the link's; a screen without one is presented if it defines how, else pushed where
  /// there is a navigation controller, else presented too. A link that isn't a screen's is passed to the delegate unless the catalogue
  /// ignores such, for nothing outside the screens is opened; one of the catalogue's own scheme is refused.
  ///
  /// - Returns: why it can't be carried out, where that is known at once. This, and what a navigation meets later, is among the
  ///   refusals that `takeRefusals` gives.
  @discardableResult
  public func perform(_ tap: ResolvedTap, from controller: UIViewController) -> Refusal? {
    perform(tap, from: controller, of: nil)
  }

  /// Carries a tap out from what is in front when the screen that it was on has gone, as an alert's has.
  ///
  /// - Parameter gone: that screen.
  @discardableResult
  func perform(_ tap: ResolvedTap, from controller: UIViewController, of gone: GoneScreen?) -> Refusal? {
    if case .list(let steps) = tap { return ActionRun(steps, of: self, from: controller, in: gone).goOn() }
    return perform(tap, from: controller, of: gone) {}
  }

  /// Carries out a tap that is one thing.
  ///
  /// - Parameters:
  ///   - gone: the screen that it was on, where that is gone.
  ///   - done: called when it is done; never where it is refused.
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
    case .list(let steps): ActionRun(steps, of: self, from: controller, in: gone, then: done).goOn()
    }
  }

  /// Whether a screen may do something as it appears: screens that open one another in a circle would never stop appearing.
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

  /// Tells the app a name.
  func emit(_ name: String, from controller: UIViewController) {
    report?(.event(name), controller)
    delegate?.composer(self, didEmit: name, from: controller)
  }

  /// Changes the state, and what is filled in on a screen.
  ///
  /// - Parameter controller: the screen's controller that the change is reported of.
  /// - Parameter form: the form that the values of `form` go to.
  /// - Throws: `RoutingProblem` with the problems of the values, `CompositionError.tooLarge` where their texts pass the
  ///   catalogue's limit; then nothing was changed.
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
    // All of it or nothing.
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

  /// Where a link leads with the app's state as it is now.
  ///
  /// - Throws: `LinkFailure` where it leads nowhere.
  public func destination(of link: String) throws(LinkFailure) -> LinkDestination {
    try catalog.destination(of: link, in: scope())
  }

  /// Opens the screen that a link leads to; one that isn't a screen's is reported like a name that is emitted.
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
  /// Whether this is a screen of a name, or has one among its children at any depth.
  func contains(screen name: String) -> Bool {
    (self as? ContentViewController)?.definitionName == name || children.contains { $0.contains(screen: name) }
  }
}

extension ComposedScreen {
  /// Gives the outermost controller the presentation of its definition.
  public func applyPresentation(_ presentation: PresentationDefinition) {
    root.apply(presentation)
  }
}

extension PresentationStyle {
  /// UIKit's style.
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
  /// UIKit's style.
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
  /// Has an input typed in: the nearest with the id, in its own view first, then in what is around it.
  ///
  /// - Parameter id: the input's id; `nil` ends typing.
  /// - Throws: `RoutingProblem` where there is none, or it can't be typed in.
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
  /// The first view of an id, in or below this one, that takes text.
  fileprivate func input(_ id: String) -> UIView? {
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.accessibilityIdentifier == id, ShownView.input(of: view)?.isTypedIn ?? false { return view }
      waiting += view.subviews.reversed()
    }
    return nil
  }
}
