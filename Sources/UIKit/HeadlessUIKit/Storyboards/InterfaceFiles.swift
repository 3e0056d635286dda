import Foundation
import InterfaceBuilder

/// Finds the documents of storyboards and nibs.
@MainActor
enum InterfaceFiles {
  private struct Key: Hashable {
    var name: String
    var folder: String
  }

  private static var read: [Key: HeadlessInterface] = [:]

  /// The document of a name: a registered one, or a file of the bundle. A broken file is misuse.
  static func interface(_ name: String, _ bundle: Bundle?, _ endings: [String]) -> HeadlessInterface? {
    if let registered = HeadlessRuntime.interfaces[name] { return registered }
    let bundle = bundle ?? .main
    let key = Key(name: name, folder: bundle.bundlePath)
    if let known = read[key] { return known }
    for ending in endings {
      guard let file = file(name, ending, bundle), let data = try? Data(contentsOf: file) else { continue }
      do {
        let interface = HeadlessInterface(try InterfaceDocument(data), strings: strings(name, bundle))
        read[key] = interface
        return interface
      } catch {
        HeadlessRuntime.misuse("\(file.lastPathComponent):\(error.line): can't be read: \(error.reason)")
        return nil
      }
    }
    return nil
  }

  private static func file(_ name: String, _ ending: String, _ bundle: Bundle) -> URL? {
    bundle.url(forResource: name, withExtension: ending)
      ?? bundle.url(forResource: name, withExtension: ending, subdirectory: "Base.lproj")
  }

  /// The texts of the language that the bundle prefers.
  private static func strings(_ name: String, _ bundle: Bundle) -> [String: String] {
    for language in bundle.preferredLocalizations {
      let file = bundle.url(
        forResource: name,
        withExtension: "strings",
        subdirectory: nil,
        localization: language
      )
      if let file, let data = try? Data(contentsOf: file),
        let texts = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
      {
        return texts
      }
    }
    return [:]
  }
}
