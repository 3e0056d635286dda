import PetriCatalog
public import PetriComposer

/// A screen as it looks with one fixture in one environment.
public struct GalleryLook: Codable, Hashable, Sendable {
  /// A line of its tree.
  public struct Line: Codable, Hashable, Sendable {
    /// How deep it is; 0 is the outermost.
    public let depth: Int
    /// The line without its branches.
    public let text: String
    /// Where that is; `nil` for what has no place on the picture.
    public let frame: GalleryFrame?
    /// Where it is defined, as `file:line`; `nil` for what no file defines.
    public let place: String?
  }

  /// The fixture; `examples` for the examples.
  public let fixture: String
  /// Where it was launched.
  public let environment: LaunchEnvironment
  /// How it looks; `nil` where it can't be composed.
  public let picture: GalleryPicture?
  /// Why it can't be composed; `nil` where it can.
  public let problem: String?
  /// The safe area's insets in points: top, left, bottom, right.
  public let safeArea: [Double]
  /// Its tree.
  public let lines: [Line]
  /// The stops of VoiceOver in their order, each with its words.
  public let stops: [Stop]

  /// A stop of VoiceOver.
  public struct Stop: Codable, Hashable, Sendable {
    /// The words that are read.
    public let words: String
    /// Where it is; `nil` where that isn't known.
    public let frame: GalleryFrame?
  }
}

extension GalleryLook {
  /// Its name in an address: the same for a look as long as the catalogue has it.
  var address: String {
    let own = environment
    return [fixture, own.device, own.appearance.rawValue, own.contentSize.rawValue, own.locale].joined(separator: "~")
  }

  /// The words that tell it from the first look.
  func name(besides base: GalleryLook?) -> String {
    guard let base, self != base else { return "as usual" }
    let (own, usual) = (environment, base.environment)
    let words = [
      fixture == base.fixture ? nil : fixture,
      own.device == usual.device ? nil : own.device,
      own.appearance == usual.appearance ? nil : own.appearance.rawValue,
      own.contentSize == usual.contentSize ? nil : own.contentSize.rawValue,
      own.locale == usual.locale ? nil : own.locale,
    ]
    return words.compactMap(\.self).joined(separator: ", ")
  }
}
