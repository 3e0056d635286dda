import PetriCatalog
import PetriFiles
import PetriFormat
import PetriLinks
import PetriText

struct AppFacts {
  /// The name of the app; that of the project or folder if no property list has one.
  var name: String
  var target: String?
  var deploymentTarget: String?
  var devices: [String] = []
  var mainStoryboard: String?
  var schemes: [String] = []
  var domains: [String] = []
  var fonts: [String] = []
  var accentColor: String?
  /// Whether the app always uses light appearance.
  var isLight = false
  /// The only orientation on phones; nil if both are supported or unknown.
  var orientation: InterfaceOrientation?
  /// The development region of the project, and all of its regions.
  var region: String?
  var regions: [String] = []

  init(_ files: AppFiles, in folder: Folder, named folderName: String, _ problems: inout [ImportProblem]) {
    name = folderName
    let projects = files.projects.compactMap { path in
      AppFacts.noting(&problems) { () throws(ImportProblem) in try ProjectFile(path, in: folder) }
    }
    let apps = projects.filter { $0.target != nil }
    // Of several apps side by side, none names the catalogue.
    let isOne = apps.count < 2 || apps[0].folder.folderDepth < apps[1].folder.folderDepth || apps[0].folder.isEmpty
    let project = apps.first ?? projects.first
    let own = project?.path("INFOPLIST_FILE")
    var lists: [PropertyList] = []
    for path in files.plists where own == nil || !files.plists.contains(own ?? "") || path == own {
      guard
        let list = AppFacts.noting(&problems, { () throws(ImportProblem) in try PropertyList(path, in: folder) }),
        path == own || AppFacts.isOfApp(list)
      else { continue }
      lists.append(list)
    }
    if let project { read(project) }
    for list in lists.reversed() { read(list, project) }
    for path in files.entitlements {
      let list = AppFacts.noting(&problems) { () throws(ImportProblem) in try PropertyList(path, in: folder) }
      guard let list else { continue }
      for domain in list.texts("com.apple.developer.associated-domains") where domain.hasPrefix("applinks:") {
        let text = String(domain.dropFirst("applinks:".count).prefix { $0 != "?" })
        if let host = AppFacts.resolved(text, project) { domains.append(host) }
      }
    }
    if !isOne, apps[0].folder != apps[1].folder { name = folderName }
    schemes = AppFacts.entries(schemes, matching: /[A-Za-z][A-Za-z0-9+.-]*/)
    domains = AppFacts.entries(domains, matching: /[A-Za-z0-9*][A-Za-z0-9*.-]*/)
  }

  private static func noting<Value>(
    _ problems: inout [ImportProblem],
    _ read: () throws(ImportProblem) -> Value
  ) -> Value? {
    do throws(ImportProblem) {
      return try read()
    } catch {
      problems.append(error)
      return nil
    }
  }

  /// Whether a property list is that of an iOS app, and not of an extension, a framework or a test bundle.
  private static func isOfApp(_ list: PropertyList) -> Bool {
    guard !list.has("NSExtension"), !list.has("NSMainNibFile"), !list.has("NSPrincipalClass"),
      !list.has("WKApplication"), !list.has("WKWatchKitApp")
    else { return false }
    return list.text("CFBundlePackageType") == "APPL" || list.has("UIMainStoryboardFile")
      || list.has("LSRequiresIPhoneOS") || list.has("UILaunchStoryboardName")
  }

  private mutating func read(_ project: ProjectFile) {
    name = project.name
    target = project.target
    region = project.developmentRegion
    regions = project.regions
    let settings = project.settings
    deploymentTarget = settings["IPHONEOS_DEPLOYMENT_TARGET"].flatMap(project.resolved)
    accentColor = settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"].flatMap(project.resolved)
    mainStoryboard = settings["INFOPLIST_KEY_UIMainStoryboardFile"].flatMap(project.resolved)
    isLight = settings["INFOPLIST_KEY_UIUserInterfaceStyle"] == "Light"
    let turns = AppFacts.orientationKeys.lazy.compactMap { settings["INFOPLIST_KEY_\($0)"] }.first
    orientation = AppFacts.onlyOrientation(of: turns.map { $0.split(separator: " ").map(String.init) } ?? [])
    let families = (settings["TARGETED_DEVICE_FAMILY"] ?? "").split(separator: ",")
    devices = families.compactMap { family in
      switch family.filter(\.isNumber) {
      case "1": "iphone-16"
      case "2": "ipad-11"
      default: nil
      }
    }
    for key in ["PRODUCT_NAME", "INFOPLIST_KEY_CFBundleDisplayName"] { take(name: settings[key], project) }
  }

  private mutating func read(_ list: PropertyList, _ project: ProjectFile?) {
    for key in ["CFBundleName", "CFBundleDisplayName"] { take(name: list.text(key), project) }
    for type in list.lists("CFBundleURLTypes") {
      schemes += type.texts("CFBundleURLSchemes").compactMap { AppFacts.resolved($0, project) }
    }
    fonts += list.texts("UIAppFonts").map { String($0.fileName) }
    mainStoryboard = list.text("UIMainStoryboardFile") ?? mainStoryboard
    isLight = list.text("UIUserInterfaceStyle").map { $0 == "Light" } ?? isLight
    let turns = AppFacts.orientationKeys.lazy.map { list.texts($0) }.first { !$0.isEmpty }
    orientation = turns.map(AppFacts.onlyOrientation) ?? orientation
    if region == nil { region = list.text("CFBundleDevelopmentRegion").flatMap { AppFacts.resolved($0, project) } }
    if devices.isEmpty {
      devices = (list.settings["UIDeviceFamily"] ?? "").split(separator: " ").compactMap {
        $0 == "1" ? "iphone-16" : $0 == "2" ? "ipad-11" : nil
      }
    }
  }

  /// The keys for orientations on phones, in order of precedence.
  private static let orientationKeys = [
    "UISupportedInterfaceOrientations~iphone", "UISupportedInterfaceOrientations_iPhone",
    "UISupportedInterfaceOrientations",
  ]

  private static func onlyOrientation(of names: [String]) -> InterfaceOrientation? {
    let isUpright = names.contains { $0.hasPrefix("UIInterfaceOrientationPortrait") }
    let isSideways = names.contains { $0.hasPrefix("UIInterfaceOrientationLandscape") }
    return isUpright == isSideways ? nil : isUpright ? .portrait : .landscape
  }

  private mutating func take(name: String?, _ project: ProjectFile?) {
    guard let name = name.flatMap({ AppFacts.resolved($0, project) }) else { return }
    if !name.isEmpty, name.cleaned == name { self.name = name }
  }

  private static func resolved(_ text: String, _ project: ProjectFile?) -> String? {
    if let project { return project.resolved(text) }
    return text.contains("$(") || text.contains("${") ? nil : text
  }

  private static func entries(_ texts: [String], matching form: Regex<Substring>) -> [String] {
    var seen: Set<String> = []
    let entries = texts.filter { text in
      text.wholeMatch(of: form) != nil && seen.insert(text.lowercased()).inserted
        && (try? LinkHosts("app", [text])) != nil
    }
    return Array(entries.prefix(LinkHosts.maxBases))
  }
}

extension AppFacts {
  func locales(_ found: Set<String>) -> [String] {
    let first = region.flatMap(AppFacts.locale) ?? "en"
    let others = Set((Array(found) + regions).compactMap(AppFacts.locale)).subtracting([first])
    return [first] + others.sorted()
  }

  /// A language in the catalogue's notation; nil for `Base` and for invalid ones.
  private static func locale(_ text: String) -> String? {
    let older = ["English": "en", "German": "de", "French": "fr", "Spanish": "es", "Italian": "it", "Japanese": "ja"]
    let name = older[text] ?? text.replacing("_", with: "-")
    return name.isLocale && name != "mul" ? name : nil
  }
}
