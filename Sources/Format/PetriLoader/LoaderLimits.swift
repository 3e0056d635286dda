public import PetriYAML

/// Limits on the size of a catalogue, far above what a real one needs; exceeding one is an error that names it.
public struct LoaderLimits: Sendable, Hashable {
  /// The limits on a YAML file.
  public var yaml = YAMLLimits()
  /// The maximum number of files.
  public var files = 1_000_000
  /// The maximum size of all files in bytes.
  public var totalBytes = 1 << 30
  /// The maximum size of a localization file in bytes.
  public var stringsBytes = 64 << 20
  /// The maximum size of a storyboard or xib in bytes.
  public var interfaceBytes = 64 << 20
  /// The maximum size of a font file in bytes.
  public var fontBytes = 64 << 20
  /// The maximum number of fonts in all files.
  public var fonts = 1_000
  /// The maximum number of characters and table entries of all fonts.
  public var fontEntries = 10_000_000
  /// The maximum size of an image file in bytes.
  public var imageBytes = 64 << 20
  /// The maximum size in bytes of an image that is embedded in pictures of screens.
  public var drawnImageBytes = 1 << 20
  /// The maximum size in bytes of all embedded images.
  public var allImageBytes = 64 << 20
  /// The maximum nesting depth of folders.
  public var folderDepth = 16

  /// The maximum number of keys of a context or an object, and of values of a choice; they are searched linearly.
  public var members = 1_000

  /// Creates the default limits.
  public init() {}
}
