import PetriFiles

/// The parts of an Xcode project that a catalogue needs: the app target and its build settings.
struct ProjectFile {
  /// The folder that its paths are relative to.
  let folder: String
  let name: String
  /// The app target; nil if the project builds no iOS app.
  private(set) var target: String?
  /// The build settings of the target, on top of those of the project.
  private(set) var settings: [String: String] = [:]
  let developmentRegion: String?
  /// The known regions, including `Base`.
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

  /// The settings of the release configuration, or else of the first.
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

  /// The path in a build setting, relative to the catalogue's folder.
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
