#if os(Linux) || !canImport(UIKit)
  import Foundation
  public import PetriUIKit

  /// A touchable part of the screen, with the name that moves use.
  @MainActor
  public struct Touchable {
    /// The kind of interaction that a touchable supports.
    public enum Kind: Hashable, Sendable {
      /// Tapped, such as a button, row or tab.
      case button
      /// Accepts text.
      case textField
      /// Has a value that is adjusted, stepped or chosen.
      case adjustable
    }

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

    /// The identifier, title or accessibility label, followed by `#2` and so on if the name repeats.
    public internal(set) var name: String
    /// Other names: labels, title, placeholder.
    public internal(set) var otherNames: [String] = []
    /// The kind of interaction.
    public let kind: Kind
    /// The frame in the window, in points; the bar's frame for a bar item.
    public let frame: CGRect
    /// Whether the part can be touched now.
    public let isEnabled: Bool
    let part: Part

    /// The view, bar item or text run that is touched.
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

    /// The view; `nil` for a bar item.
    public var view: UIView? { if case .run(let run) = part { run.label } else { object as? UIView } }

    /// Whether the part is a run of a label's text.
    public func isPart(of label: AnyObject?) -> Bool {
      guard case .run(let run) = part, let label else { return false }
      return run.label === label
    }

    /// The value in the form in which a move sets it; `nil` if the part can only be tapped.
    public var value: String? { input?.entry }

    var input: (any ShownInput)? {
      guard case .view(let view) = part else { return nil }
      return ShownView.input(of: view)
    }

    /// Whether the text is hidden, as in a password field.
    public var isSecure: Bool { (object as? any UITextInputTraits)?.isSecureTextEntry ?? false }

    /// The value after a number of steps, negative to decrement; `nil` if the part has no steps.
    public func value(adjustedBy steps: Int) -> String? { input?.entry(adjustedBy: steps) }
  }

  extension Touchable.Kind {
    init(_ input: (any ShownInput)?) {
      self = input.map { $0.isTypedIn ? .textField : .adjustable } ?? .button
    }
  }

  extension Touchable {
    /// The area to touch, in window coordinates: for a bar item, its part of the bar.
    public var place: CGRect {
      switch part {
      case .barButton(let item, let bar): Touchable.place(of: item, in: bar) ?? frame
      case .back(let navigation, let item): Touchable.place(of: item, in: navigation.navigationBar) ?? frame
      case .tab(let item, _, let tabs), .more(let item, let tabs): Touchable.place(of: item, in: tabs.tabBar) ?? frame
      case .view, .row, .item, .run: frame
      }
    }

    /// The user-facing label: the title or accessibility label, or else the identifier.
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

    /// Whether the part is the back button of a navigation bar.
    public var isBack: Bool { if case .back = part { true } else { false } }

    private static func place(of item: AnyObject, in bar: UIView) -> CGRect? {
      if let tabs = ShownTabBar(bar, nil)?.tabs {
        guard let index = tabs.firstIndex(where: { $0.item === item }) else { return nil }
        let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = bar.bounds.width / CGFloat(tabs.count)
        let slot = CGFloat(isMirrored ? tabs.count - 1 - index : index)
        return bar.convert(CGRect(x: slot * width, y: 0, width: width, height: bar.bounds.height), to: nil)
      }
      // A bar button's touch area is as high as the bar.
      return HeadlessRuntime.itemFrames(in: bar)[ObjectIdentifier(item)].map {
        let excess: CGFloat = min(0, ($0.height - 40) / 2)
        return bar.convert($0.insetBy(dx: -6, dy: excess), to: nil)
      }
    }
  }
#endif
