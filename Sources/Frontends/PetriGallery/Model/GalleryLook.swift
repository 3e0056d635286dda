import PetriCatalog
package import PetriComposer

/// A screen with one fixture in one environment.
package struct GalleryLook: Codable, Hashable, Sendable {
  /// A line of its tree.
  package struct Line: Codable, Hashable, Sendable {
    /// The depth; 0 for the outermost.
    package let depth: Int
    /// The line without its branches.
    package let text: String
    /// The frame; `nil` if it isn't on the picture.
    package let frame: GalleryFrame?
    /// The source location as `file:line`; `nil` if no file defines it.
    package let place: String?
  }

  /// The fixture; `examples` for the examples.
  package let fixture: String
  package let environment: LaunchEnvironment
  package let picture: GalleryPicture?
  /// Why it can't be composed; `nil` if it can.
  package let problem: String?
  /// The safe area insets in points: top, left, bottom, right.
  package let safeArea: [Double]
  package let lines: [Line]
  /// The VoiceOver stops in reading order.
  package let stops: [Stop]

  /// A stop of VoiceOver.
  package struct Stop: Codable, Hashable, Sendable {
    /// The words that are read.
    package let words: String
    package let frame: GalleryFrame?
  }
}

extension GalleryLook {
  /// The address of the look, stable as long as the catalogue has the look.
  var address: String {
    let own = environment
    return [fixture, own.device, own.appearance.rawValue, own.contentSize.rawValue, own.locale].joined(separator: "~")
  }

  /// A description that distinguishes it from the base look.
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
