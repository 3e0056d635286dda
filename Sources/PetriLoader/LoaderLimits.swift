public import PetriYAML

/// Bounds that no honest catalogue meets; meeting one is an error that names it.
public struct LoaderLimits: Sendable, Hashable {
  /// The bounds of one file.
  public var yaml = YAMLLimits()
  /// How many files a catalogue may have.
  public var files = 1_000_000
  /// How many bytes all files may have together.
  public var totalBytes = 1 << 30
  /// How many bytes a localization file may have.
  public var stringsBytes = 64 << 20
  /// How many bytes a storyboard or a xib may have.
  public var interfaceBytes = 64 << 20
  /// How many bytes a file with fonts may have.
  public var fontBytes = 64 << 20
  /// How many fonts all files with fonts may have together.
  public var fonts = 1_000
  /// How many characters and entries of tables all fonts may have together.
  public var fontEntries = 10_000_000
  /// How many bytes a file with an image may have.
  public var imageBytes = 64 << 20
  /// How many bytes an image that is drawn may have: each picture of a screen has them.
  public var drawnImageBytes = 1 << 20
  /// How many bytes all images that are drawn may have together.
  public var allImageBytes = 64 << 20
  /// How deep folders may nest.
  public var folderDepth = 16

  /// How many keys a context or an object may have, and how many values a choice: each value that is given is looked for among them.
  public var members = 1_000

  /// Makes the default bounds.
  public init() {}
}
