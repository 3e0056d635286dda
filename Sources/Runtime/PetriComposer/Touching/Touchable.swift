#if os(Linux) || !canImport(UIKit)
  import Foundation
  public import PetriUIKit

  /// Something that is shown and that a person can touch, by the name that moves call it.
  @MainActor
  public struct Touchable {
    /// The way in which a person uses it.
    public enum Kind: Hashable, Sendable {
      /// It is tapped: a button, a row, a tab, a view with a tap.
      case button
      /// It takes text.
      case textField
      /// It has a value that is turned, moved, stepped or chosen.
      case adjustable
    }

    /// The part of the screen, with all that is needed to touch it.
    enum Part {
      case view(UIView)
      case barButton(UIBarButtonItem, bar: UIView)
      case back(UINavigationController, UINavigationItem)
      case tab(UITabBarItem, Int, UITabBarController)
      case more(UITabBarItem, UITabBarController)
      case row(UITableViewCell, IndexPath, UITableView)
      case item(UICollectionViewCell, IndexPath, UICollectionView)
      case run(TappedRun)
    }

    /// Its identifier, else its title, else what is read of it, with `#2` and so on behind the second of a name.
    public internal(set) var name: String
    /// Its other names: the words that are read of it, its title, its placeholder.
    public internal(set) var otherNames: [String] = []
    /// The way in which a person uses it.
    public let kind: Kind
    /// Where it is in the window, in points; that of its bar for what is in one.
    public let frame: CGRect
    /// Whether it can be touched now.
    public let isEnabled: Bool
    let part: Part

    /// The view, the item of a bar, or the part of a text, that is touched.
    public var object: AnyObject {
      switch part {
      case .view(let view): view
      case .barButton(let item, _): item
      case .back(_, let item): item
      case .tab(let item, _, _), .more(let item, _): item
      case .row(let cell, _, _): cell
      case .item(let cell, _, _): cell
      case .run(let run): run
      }
    }

    /// The view that it is, or is a part of; `nil` for an item of a bar.
    public var view: UIView? { if case .run(let run) = part { run.label } else { object as? UIView } }

    /// Whether it is a part of a label's text.
    public func isPart(of label: AnyObject?) -> Bool {
      guard case .run(let run) = part, let label else { return false }
      return run.label === label
    }

    /// The value that it holds, as a move sets it; `nil` where it only is tapped.
    public var value: String? { input?.entry }

    /// The input that is changed in it, as it is now; `nil` where it only is tapped.
    var input: (any ShownInput)? {
      guard case .view(let view) = part else { return nil }
      return ShownView.input(of: view)
    }

    /// Whether its text is shown as dots.
    public var isSecure: Bool { (object as? any UITextInputTraits)?.isSecureTextEntry ?? false }

    /// The value that it would hold after some steps up, or down below zero; `nil` where there are no steps.
    public func value(adjustedBy steps: Int) -> String? { input?.entry(adjustedBy: steps) }
  }

  extension Touchable.Kind {
    /// The way in which a person uses an input; anything else is tapped.
    init(_ input: (any ShownInput)?) {
      self = input.map { $0.isTypedIn ? .textField : .adjustable } ?? .button
    }
  }

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
