import PetriFiles
import PetriFormat
import PetriText

/// Scans an app's folder once, without following links.
struct AppScanner {
  let folder: Folder

  /// Folders of build products and third-party sources.
  private static let foreign: Set = ["pods", "carthage", "build", "deriveddata", "node_modules", "__snapshots__"]
  private static let products: Set = [
    "app", "framework", "xcframework", "xcarchive", "dsym", "playground", "xcworkspace", "docc", "xcdatamodeld",
  ]
  private static let fonts: Set = ["ttf", "otf", "ttc", "otc"]
  private static let images: Set = ["png", "jpg", "jpeg", "gif", "svg", "pdf"]
  /// The maximum depth, which leaves one level for the folder that the catalogue names.
  private static let maximumDepth = 15

  func files(below root: String) -> AppFiles {
    var found = AppFiles()
    var waiting: [(path: String, depth: Int)] = [(root, 0)]
    while let (path, depth) = waiting.popLast() {
      do throws(FileError) {
        for entry in try folder.entries(in: path) where !entry.name.hasPrefix(".") {
          let entryPath = path.isEmpty ? entry.name : "\(path)/\(entry.name)"
          switch entry.kind {
          case .folder:
            if let next = folderToScan(entryPath, depth: depth, &found) { waiting.append((next, depth + 1)) }
          case .file: AppScanner.note(entryPath, &found)
          case .link where AppScanner.isOfInterest(entryPath): found.blocked.append(entryPath)
          default: break
          }
        }
      } catch {
        found.blocked.append(path)
        let shownPath = path.isEmpty ? "." : path
        found.problems.append(ImportProblem(place: shownPath, message: "can't read it: \(error.reason)"))
      }
    }
    found.sort()
    return found
  }

  private func folderToScan(_ path: String, depth: Int, _ found: inout AppFiles) -> String? {
    let ending = path.fileEnding
    if AppScanner.foreign.contains(path.fileName.lowercased()) || AppScanner.products.contains(ending) {
      found.blocked.append(path)
      return nil
    }
    switch ending {
    case "xcodeproj":
      if (try? folder.kind(of: "\(path)/project.pbxproj", links: .none)) == .file {
        found.projects.append("\(path)/project.pbxproj")
      }
      return nil
    case "xcassets":
      guard AppScanner.isUsable(path, &found) else { return nil }
      found.assets.append(path)
    case "colorset", "imageset":
      if path.contains(".xcassets/") { found.sets.append(path) }
      if ending == "colorset" { found.colors.insert(path.fileStem) } else { found.imageSets.insert(path.fileStem) }
      return nil
    case "appiconset", "brandassets", "launchimage", "symbolset", "dataset", "stickersiconset": return nil
    default: break
    }
    guard depth < AppScanner.maximumDepth else {
      found.blocked.append(path)
      let message = "it is in more than \(AppScanner.maximumDepth) folders, deeper than a catalogue looks"
      found.problems.append(ImportProblem(place: path.cleaned, message: message))
      return nil
    }
    return path
  }

  private static func isOfInterest(_ path: String) -> Bool {
    ["storyboard", "xib", "strings", "stringsdict", "xcstrings"].contains(path.fileEnding)
      || fonts.contains(path.fileEnding) || images.contains(path.fileEnding)
  }

  private static func note(_ path: String, _ found: inout AppFiles) {
    let ending = path.fileEnding
    switch ending {
    case "storyboard", "xib":
      if isUsable(path, &found) { found.interfaces.append(path) }
    case "strings", "stringsdict", "xcstrings":
      if let file = StringTables.File(path: path), isUsable(path, &found) { found.strings.append(file) }
    case "plist" where path.hasSuffix("Info.plist"): found.plists.append(path)
    case "entitlements": found.entitlements.append(path)
    case _ where fonts.contains(ending):
      if isUsable(path, &found) { found.fonts.append(path) }
    case _ where images.contains(ending) && !path.contains(".xcassets/"):
      if isUsable(path, &found) { found.images.append(path) }
    default: break
    }
  }

  /// Whether `Catalog.yaml` can name a path; a path with special characters is recorded as a problem.
  private static func isUsable(_ path: String, _ found: inout AppFiles) -> Bool {
    let wrong = path.first { "*\\".contains($0) } ?? (path.hasPrefix("~") ? "~" : nil)
    guard wrong != nil || path.cleaned != path else { return true }
    let reason = wrong.map { "its path has '\($0)', which means something else in Catalog.yaml" }
    found.blocked.append(path)
    let message = reason ?? "its path has characters that can't be seen"
    found.problems.append(ImportProblem(place: path.cleaned, message: message))
    return false
  }
}

extension AppFiles {
  /// Sorts all paths, because folders list theirs in no order.
  fileprivate mutating func sort() {
    interfaces.sort()
    strings.sort { ($0.path, $0.format.rawValue) < ($1.path, $1.format.rawValue) }
    assets.sort()
    sets.sort()
    images.sort()
    fonts.sort()
    plists.sort { ($0.folderDepth, $0) < ($1.folderDepth, $1) }
    entitlements.sort()
    projects.sort { ($0.folderDepth, $0) < ($1.folderDepth, $1) }
    blocked.sort()
    problems.sort { $0.place < $1.place }
  }
}

struct AppFiles {
  var interfaces: [String] = []
  var strings: [StringTables.File] = []
  var assets: [String] = []
  var sets: [String] = []
  var colors: Set<String> = []
  var imageSets: Set<String> = []
  var images: [String] = []
  var fonts: [String] = []
  var plists: [String] = []
  var entitlements: [String] = []
  var projects: [String] = []
  /// The folders and links that the catalogue must not read, although it would.
  var blocked: [String] = []
  var problems: [ImportProblem] = []
}

/// A file of the app that can't be used unchanged.
public struct ImportProblem: Error, Encodable, Hashable, Sendable {
  /// The path from the catalogue's folder, with the line if it is known.
  public let place: String
  /// The description of the problem.
  public let message: String
}

extension String {
  var fileName: Substring { self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...] }

  /// The extension in lower case, without the dot; "" if there is none.
  var fileEnding: String {
    fileName.lastIndex(of: ".").map { fileName[fileName.index(after: $0)...].lowercased() } ?? ""
  }

  var fileStem: String { String(fileName[..<(fileName.lastIndex(of: ".") ?? fileName.endIndex)]) }

  var imageName: String {
    var name = fileStem[...]
    for ending in ["~iphone", "~ipad"] where name.hasSuffix(ending) { name = name.dropLast(ending.count) }
    for ending in ["@1x", "@2x", "@3x"] where name.hasSuffix(ending) { name = name.dropLast(ending.count) }
    return String(name)
  }

  var folderDepth: Int { utf8.reduce(0) { $1 == UInt8(ascii: "/") ? $0 + 1 : $0 } }
}
