#if os(Linux) || !canImport(UIKit)
  import Foundation
  public import PetriUIKit

  extension Touchable {
    /// Where a finger touches it, in points of the window: in a bar, the item's own part of the bar.
    public var place: CGRect {
      switch part {
      case .barButton(let item, let bar): Touchable.place(of: item, in: bar) ?? frame
      case .back(let navigation, let item): Touchable.place(of: item, in: navigation.navigationBar) ?? frame
      case .tab(let item, _, let tabs), .more(let item, let tabs): Touchable.place(of: item, in: tabs.tabBar) ?? frame
      case .view, .row, .item, .run: frame
      }
    }

    /// The words by which a person knows it: its title or what is read of it, and its identifier where it has no others.
    public var label: String {
      let identifier: String? =
        switch part {
        case .view(let view): view.accessibilityIdentifier
        case .barButton(let item, _): item.accessibilityIdentifier
        case .row(let cell, _, _): cell.accessibilityIdentifier
        case .item(let cell, _, _): cell.accessibilityIdentifier
        case .back, .tab, .more, .run: nil
        }
      guard let identifier, name == identifier || name.hasPrefix("\(identifier)#") else { return name }
      return otherNames.first ?? name
    }

    /// Whether it goes back to the screen below in a navigation stack.
    public var isBack: Bool { if case .back = part { true } else { false } }

    private static func place(of item: AnyObject, in bar: UIView) -> CGRect? {
      if let tabs = ShownTabBar(bar, nil)?.tabs {
        guard let index = tabs.firstIndex(where: { $0.item === item }) else { return nil }
        let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = bar.bounds.width / CGFloat(tabs.count)
        let slot = CGFloat(isMirrored ? tabs.count - 1 - index : index)
        return bar.convert(CGRect(x: slot * width, y: 0, width: width, height: bar.bounds.height), to: nil)
      }
      // A finger hits a button of a bar that isn't as high as the bar.
      return HeadlessRuntime.itemFrames(in: bar)[ObjectIdentifier(item)].map {
        let room: CGFloat = min(0, ($0.height - 40) / 2)
        return bar.convert($0.insetBy(dx: -6, dy: room), to: nil)
      }
    }
  }
#endif
