#if os(Linux) || !canImport(UIKit)
  import Foundation
  public import PetriUIKit

  /// Something that is shown and that a person can touch, by the name that moves call it.
  @MainActor
  public struct Touchable {
    /// What a person does with it.
    public enum Kind: Hashable, Sendable {
      /// It is tapped: a button, a row, a tab, a view with a tap.
      case button
      /// It takes text.
      case textField
      /// It has a value that is turned, moved, stepped or chosen.
      case adjustable
    }

    /// What it is, with what is needed to touch it.
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
    /// What it is called too: what is read of it, its title, its placeholder.
    public internal(set) var otherNames: [String] = []
    /// What a person does with it.
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

    /// What it holds, as a move sets it; `nil` for what only is tapped.
    public var value: String? { input?.entry }

    /// What is changed in it, as it is now; `nil` for what only is tapped.
    var input: (any ShownInput)? {
      guard case .view(let view) = part else { return nil }
      return ShownView.input(of: view)
    }

    /// Whether its text is shown as dots.
    public var isSecure: Bool { (object as? any UITextInputTraits)?.isSecureTextEntry ?? false }

    /// What it would hold after some steps up, or down below zero; `nil` for what has no steps.
    public func value(adjustedBy steps: Int) -> String? { input?.entry(adjustedBy: steps) }
  }

  extension Touchable.Kind {
    /// What a person does with what is changed; what isn't is tapped.
    init(_ input: (any ShownInput)?) {
      self = input.map { $0.isTypedIn ? .textField : .adjustable } ?? .button
    }
  }
#endif
