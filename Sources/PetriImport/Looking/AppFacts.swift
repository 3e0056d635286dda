import PetriCatalog
import PetriFiles
import PetriFormat
import PetriLinks
import PetriText

/// The facts about an app that its property lists and its project tell.
struct AppFacts {
  /// The app's name; that of the project or of the folder where no property list has one.
  var name: String
  /// The target that builds the app.
  var target: String?
  /// The oldest iOS that it runs on.
  var deploymentTarget: String?
  /// The devices that it is for, by the catalogue's names; none where nothing tells.
  var devices: [String] = []
  /// The storyboard that it begins with.
  var mainStoryboard: String?
  var schemes: [String] = []
  var domains: [String] = []
  /// The files of the fonts that it brings, by their names.
  var fonts: [String] = []
  /// The name of the colour of what can be tapped.
  var accentColor: String?
  /// Whether it is light at all times.
  var isLight = false
  /// The one orientation that it has on phones; `nil` where it has both, or nothing tells.
  var orientation: InterfaceOrientation?
  /// The language that its texts are written in, and all of the project's.
  var region: String?
  var regions: [String] = []

  /// Reads the property lists and the project of an app; what can't be read is noted.
  init(_ files: AppFiles, in folder: Folder, named folderName: String, _ problems: inout [ImportProblem]) {
    name = folderName
    let projects = files.projects.compactMap { path in
      AppFacts.noting(&problems) { () throws(ImportProblem) in try ProjectFile(path, in: folder) }
    }
    let apps = projects.filter { $0.target != nil }
    // Of several apps side by side none gives the catalogue its name.
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

  /// The value of a reading; `nil`, noted, where it fails.
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

  /// Whether a property list is an app's for iOS, not an extension's, a framework's or a test's.
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

  /// The keys of the orientations on phones, the one that counts before the other.
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

  /// A text with the build settings that it names; `nil` where one isn't known.
  private static func resolved(_ text: String, _ project: ProjectFile?) -> String? {
    if let project { return project.resolved(text) }
    return text.contains("$(") || text.contains("${") ? nil : text
  }

  /// Those that the format knows as schemes or hosts, each once, in their order.
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
  /// The locales of the app, the one that its texts are written in first.
  ///
  /// - Parameter found: the languages of its localization files.
  func locales(_ found: Set<String>) -> [String] {
    let first = region.flatMap(AppFacts.locale) ?? "en"
    let others = Set((Array(found) + regions).compactMap(AppFacts.locale)).subtracting([first])
    return [first] + others.sorted()
  }

  /// A language as catalogues name it; `nil` for `Base` and for what isn't one.
  private static func locale(_ text: String) -> String? {
    let older = ["English": "en", "German": "de", "French": "fr", "Spanish": "es", "Italian": "it", "Japanese": "ja"]
    let name = older[text] ?? text.replacing("_", with: "-")
    return name.isLocale && name != "mul" ? name : nil
  }
}
