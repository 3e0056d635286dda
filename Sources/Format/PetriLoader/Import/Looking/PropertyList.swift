import Foundation
import PetriFiles

/// A property list: binary, XML or in the format of project files.
struct PropertyList {
  private let values: [String: Any]

  private static let maximumBytes = 64 << 20

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

  func text(_ key: String) -> String? { values[key] as? String }

  /// The strings of a list, or a single string as a list.
  func texts(_ key: String) -> [String] {
    (values[key] as? [Any])?.compactMap { $0 as? String } ?? text(key).map { [$0] } ?? []
  }

  func lists(_ key: String) -> [PropertyList] {
    (values[key] as? [Any] ?? []).compactMap { ($0 as? [String: Any]).map(PropertyList.init) }
  }

  func list(_ key: String) -> PropertyList { PropertyList(values[key] as? [String: Any] ?? [:]) }

  func has(_ key: String) -> Bool { values[key] != nil }

  /// The strings and numbers by key, lists joined with spaces.
  var settings: [String: String] {
    values.compactMapValues { value in
      PropertyList.word(value) ?? (value as? [Any])?.compactMap(PropertyList.word).joined(separator: " ")
    }
  }

  private static func word(_ value: Any) -> String? { value as? String ?? (value as? NSNumber)?.stringValue }
}
