#if os(Linux) || !canImport(UIKit)
  import PetriUIKit

  /// The texts that a person sees in a window: of labels, buttons, fields and bars, what is covered by a modal left out.
  @MainActor
  enum ShownTexts {
    static func all(in window: UIWindow) -> [String] {
      let presentations = window.presentationContainers
      var texts: [String] = []
      var waiting: [UIView] = [window]
      while let view = waiting.popLast() {
        guard !view.isHidden, view.alpha > 0.01 else { continue }
        texts += ShownView.kind(of: view).texts.filter { !$0.isEmpty }
        let cover = view.subviews.lastIndex { presentations.contains(ObjectIdentifier($0)) } ?? 0
        waiting += view.subviews[cover...].reversed()
      }
      return texts
    }
  }
#endif
