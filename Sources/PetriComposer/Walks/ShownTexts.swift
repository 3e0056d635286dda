#if !canImport(UIKit)
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
        texts += own(view).filter { !$0.isEmpty }
        let cover = view.subviews.lastIndex { presentations.contains(ObjectIdentifier($0)) } ?? 0
        waiting += view.subviews[cover...].reversed()
      }
      return texts
    }

    private static func own(_ view: UIView) -> [String] {
      switch view {
      case let label as UILabel: [label.text ?? ""]
      case let button as UIButton: [button.currentTitle ?? ""]
      case let field as UITextField: [field.text ?? "", (field.text ?? "").isEmpty ? field.placeholder ?? "" : ""]
      case let text as UITextView: [text.text]
      case let segments as UISegmentedControl:
        (0..<segments.numberOfSegments).map { segments.titleForSegment(at: $0) ?? "" }
      case let bar as UINavigationBar: [bar.topItem?.title ?? ""]
      case let bar as UITabBar: (bar.items ?? []).map { $0.title ?? "" }
      default: []
      }
    }
  }
#endif
