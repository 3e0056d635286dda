import Foundation
import PetriCatalog
import PetriComposer
import PetriRendering
import PetriUIKit

extension LayoutInspector {
  /// Reports upward jumps in a custom reading order. VoiceOver's default order goes downwards.
  mutating func findJumps() {
    let stops = launched.readViews
    for (stop, next) in zip(stops, stops.dropFirst()) {
      guard next.frame.height > 1, stop.frame.height > 1, next.frame.maxY <= stop.frame.minY + 1,
        let owner = stop.view.orderOwner, owner === next.view.orderOwner
      else { continue }
      let (one, other) = (LayoutInspector.words(ShownView(stop.view)), LayoutInspector.words(ShownView(next.view)))
      add(.readingOrder, ShownView(next.view), "VoiceOver reads \(other), which is above, after \(one)")
    }
  }

  var hasFields: Bool { front?.typedIn.isEmpty == false }

  /// Focuses each field in turn, because UIKit doesn't move views out of the keyboard's way.
  mutating func findFieldsUnderKeyboard(until last: LayoutFault.Key?) {
    guard let front else { return }
    launched.stage.keyboard = .shown
    for field in front.typedIn.prefix(LayoutInspector.mostFields) where field.window != nil {
      guard field.becomeFirstResponder() else { continue }
      CATransaction.flush()
      guard let root = window.rootViewController?.viewIfLoaded else { continue }
      let keyboard = root.convert(root.keyboardLayoutGuide.layoutFrame, to: nil)
      let place = field.convert(field.bounds, to: nil)
      let isSeen = window.bounds.intersects(place)
      if keyboard.height > 100, isSeen, place.midY > keyboard.minY {
        add(.underKeyboard, ShownView(field), "\(LayoutInspector.words(ShownView(field))) is under the keyboard")
        if let last, faults.last?.key == last { return }
      }
      field.resignFirstResponder()
      CATransaction.flush()
    }
  }

  private static let mostFields = 12
}

extension UIView {
  fileprivate var typedIn: [UIView] {
    guard !isHidden else { return [] }
    if self is UITextField { return [self] }
    if let area = self as? UITextView { return area.isEditable ? [self] : [] }
    return subviews.flatMap(\.typedIn)
  }

  fileprivate var orderOwner: UIView? {
    sequence(first: self) { $0.superview }.dropFirst().first { $0.accessibilityElements != nil }
  }
}
