import Foundation
import PetriFiles

/// The parts of an Xcode project that a catalogue needs: the app target and its build settings.
struct ProjectFile {
  let folder: String
  let name: String
  private(set) var target: String?
  private(set) var settings: [String: String] = [:]
  let developmentRegion: String?
  let regions: [String]

  init(_ path: String, in source: Folder) throws(ImportProblem) {
    let list = try PropertyList(path, in: source)
    let objects = list.list("objects")
    let project = objects.list(list.text("rootObject") ?? "")
    folder = path.folder.folder
    name = path.folder.fileStem
    developmentRegion = project.text("developmentRegion")
    regions = project.texts("knownRegions")
    let base = ProjectFile.settings(of: project, objects)
    for id in project.texts("targets") {
      let target = objects.list(id)
      guard target.text("productType") == "com.apple.product-type.application" else { continue }
      let settings = base.merging(ProjectFile.settings(of: target, objects)) { $1 }
      guard ProjectFile.isForPhones(settings) else { continue }
      self.target = target.text("name")
      self.settings = settings
      self.settings["TARGET_NAME"] = target.text("name")
      break
    }
    if target == nil { settings = base }
    settings["PROJECT_NAME"] = name
  }

  private static func settings(of owner: PropertyList, _ objects: PropertyList) -> [String: String] {
    let configurations = objects.list(owner.text("buildConfigurationList") ?? "").texts("buildConfigurations")
      .map { objects.list($0) }
    let chosen = configurations.first { $0.text("name") == "Release" } ?? configurations.first
    return chosen?.list("buildSettings").settings ?? [:]
  }

  private static func isForPhones(_ settings: [String: String]) -> Bool {
    let root = settings["SDKROOT"] ?? "auto"
    if root == "auto" {
      let platforms = settings["SUPPORTED_PLATFORMS"]
      return settings["IPHONEOS_DEPLOYMENT_TARGET"] != nil || platforms?.contains("iphoneos") ?? true
    }
    return root.hasPrefix("iphoneos")
  }

  func path(_ setting: String) -> String? {
    guard var path = settings[setting].flatMap(resolved) else { return nil }
    while path.hasPrefix("./") { path = String(path.dropFirst(2)) }
    return folder.isEmpty ? path : "\(folder)/\(path)"
  }

  /// A text with its build settings resolved; nil if one is unknown.
  func resolved(_ text: String) -> String? { resolved(text, depth: 0) }

  private func resolved(_ text: String, depth: Int) -> String? {
    guard let start = text.firstRange(of: /\$[({]/) else { return text }
    let end = text[start.upperBound...].firstIndex { $0 == ")" || $0 == "}" }
    guard depth < 8, let end else { return nil }
    let name = text[start.upperBound..<end].prefix { $0 != ":" }
    let value = ["SRCROOT", "PROJECT_DIR"].contains(name) ? "." : settings[String(name)]
    guard let value else { return nil }
    let result = "\(text[..<start.lowerBound])\(value)\(text[text.index(after: end)...])"
    return result.utf8.count < 1_000 ? resolved(result, depth: depth + 1) : nil
  }
}

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

  func texts(_ key: String) -> [String] {
    (values[key] as? [Any])?.compactMap { $0 as? String } ?? text(key).map { [$0] } ?? []
  }

  func lists(_ key: String) -> [PropertyList] {
    (values[key] as? [Any] ?? []).compactMap { ($0 as? [String: Any]).map(PropertyList.init) }
  }

  func list(_ key: String) -> PropertyList { PropertyList(values[key] as? [String: Any] ?? [:]) }

  func has(_ key: String) -> Bool { values[key] != nil }

  var settings: [String: String] {
    values.compactMapValues { value in
      PropertyList.word(value) ?? (value as? [Any])?.compactMap(PropertyList.word).joined(separator: " ")
    }
  }

  private static func word(_ value: Any) -> String? { value as? String ?? (value as? NSNumber)?.stringValue }
}
