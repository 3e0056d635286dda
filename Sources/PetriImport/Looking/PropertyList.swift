import Foundation
import PetriFiles

/// A property list of an app's, binary, in XML or in the format that project files have.
struct PropertyList {
  private let values: [String: Any]

  /// No file of a person's is larger.
  private static let maximumBytes = 64 << 20

  /// Reads a file.
  ///
  /// - Throws: `ImportProblem`.
  init(_ path: String, in folder: Folder) throws(ImportProblem) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try folder.read(path, limit: PropertyList.maximumBytes, links: .none)
    } catch {
      throw ImportProblem(place: path, message: "can't read it: \(error.reason)")
    }
    guard let list = try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil),
      let values = list as? [String: Any]
    else { throw ImportProblem(place: path, message: "it isn't a property list with keys") }
    self.init(values)
  }

  private init(_ values: [String: Any]) { self.values = values }

  /// A text; `nil` where the key has none.
  func text(_ key: String) -> String? { values[key] as? String }

  /// The texts of a list, or of a text alone.
  func texts(_ key: String) -> [String] {
    (values[key] as? [Any])?.compactMap { $0 as? String } ?? text(key).map { [$0] } ?? []
  }

  /// The mappings of a list.
  func lists(_ key: String) -> [PropertyList] {
    (values[key] as? [Any] ?? []).compactMap { ($0 as? [String: Any]).map(PropertyList.init) }
  }

  /// A mapping; an empty one where the key has none.
  func list(_ key: String) -> PropertyList { PropertyList(values[key] as? [String: Any] ?? [:]) }

  func has(_ key: String) -> Bool { values[key] != nil }

  /// The texts and numbers of its keys, lists joined with blanks.
  var settings: [String: String] {
    values.compactMapValues { value in
      PropertyList.word(value) ?? (value as? [Any])?.compactMap(PropertyList.word).joined(separator: " ")
    }
  }

  private static func word(_ value: Any) -> String? { value as? String ?? (value as? NSNumber)?.stringValue }
}
