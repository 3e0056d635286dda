public import InterfaceBuilder

/// A storyboard or xib of the app.
public struct InterfaceFile: Hashable, Sendable, Codable {
  /// The file name without extension, for `UIStoryboard(name:bundle:)`.
  public let name: String
  /// The path relative to the catalogue's folder.
  public let path: String
  /// The document; `nil` in a catalogue decoded from JSON.
  public private(set) var document: InterfaceDocument?
  /// The localized texts by locale and key, such as `8bC-Xf-vdC.text`.
  public private(set) var strings: [String: [String: String]] = [:]

  /// Makes a file.
  public init(name: String, path: String, document: InterfaceDocument, strings: [String: [String: String]] = [:]) {
    self.name = name
    self.path = path
    self.document = document
    self.strings = strings
  }

  private enum CodingKeys: CodingKey { case name, path }

  /// The texts for a locale or its language; empty for the document's own.
  public func strings(for locale: String) -> [String: String] {
    strings[locale] ?? strings[String(locale.prefix { $0 != "-" && $0 != "_" })] ?? [:]
  }
}
