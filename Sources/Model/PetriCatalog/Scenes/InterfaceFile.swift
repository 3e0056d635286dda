public import InterfaceBuilder

/// A storyboard or a xib of the app's, as `Catalog.yaml` names it in `storyboards`.
public struct InterfaceFile: Hashable, Sendable, Codable {
  /// The name by which `UIStoryboard(name:bundle:)` finds it: that of the file without its ending.
  public let name: String
  /// The path from the catalogue's folder.
  public let path: String
  /// Its content; `nil` for a catalogue that was read from JSON: an app has its own documents.
  public private(set) var document: InterfaceDocument?
  /// The texts by locale, each by object and property, such as `8bC-Xf-vdC.text`.
  public private(set) var strings: [String: [String: String]] = [:]

  /// Makes a file.
  public init(name: String, path: String, document: InterfaceDocument, strings: [String: [String: String]] = [:]) {
    self.name = name
    self.path = path
    self.document = document
    self.strings = strings
  }

  private enum CodingKeys: CodingKey { case name, path }

  /// The texts of a locale, else those of its language; empty where the document's own are shown.
  public func strings(for locale: String) -> [String: String] {
    strings[locale] ?? strings[String(locale.prefix { $0 != "-" && $0 != "_" })] ?? [:]
  }
}
