#if os(Linux) || !canImport(UIKit)
  public import PetriUIKit

  /// Short names, such as `e4kx`, of everything that a window shows: by them an agent that reads a screen as text names views.
  ///
  /// A name is made of what a view is, not of how many there are: of its controller's name and its id, else its kind and its
  /// definition's text. So it is the same in another process, after a tap, and after an edit of other views. Where several are alike, the
  /// text that is shown tells them apart, then what they are in, and only then their order.
  @MainActor
  public struct ViewReferences {
    /// The sign before a reference where a name could be meant.
    public nonisolated static let sign: Character = "@"

    /// The references in the order of the controllers and the views in them.
    public let all: [String]
    private let objects: [String: AnyObject]
    private let names: [ObjectIdentifier: String]
    private let runs: [Run: String]

    /// A part of a label's text.
    private struct Run: Hashable {
      let label: ObjectIdentifier
      let text: String
    }

    /// Names all that is shown in a window now.
    public init(of window: UIWindow) {
      let keys = ReferenceKeys(of: window)
      let tokens = ReferenceToken.tokens(of: keys.keys)
      var objects: [String: AnyObject] = [:]
      var names: [ObjectIdentifier: String] = [:]
      var runs: [Run: String] = [:]
      for (token, part) in zip(tokens, keys.parts) {
        objects[token] = part.object
        switch part.run {
        case let run?: runs[Run(label: ObjectIdentifier(part.object), text: run)] = token
        case nil: names[ObjectIdentifier(part.object)] = token
        }
      }
      for (other, place) in keys.others { names[other] = tokens[place] }
      all = tokens
      self.objects = objects
      self.names = names
      self.runs = runs
    }

    /// The reference of a controller, a view or an item of a bar; `nil` for what isn't shown.
    public func reference(of object: AnyObject) -> String? { names[ObjectIdentifier(object)] }

    /// The reference of something that can be touched.
    public func reference(of touchable: Touchable) -> String? {
      guard case .run(let run) = touchable.part else { return reference(of: touchable.object) }
      return run.label.flatMap { runs[Run(label: ObjectIdentifier($0), text: run.text)] }
    }

    /// The object that a reference is of: a controller, a view or an item of a bar; of a part of a text its label.
    public func object(named reference: String) -> AnyObject? { objects[reference] }
  }
#endif
