import PetriFormat

/// The files of an app's folder that a catalogue can use, by kind.
struct AppFiles {
  var interfaces: [String] = []
  var strings: [StringTables.File] = []
  /// The folders of asset catalogues.
  var assets: [String] = []
  /// The folders of their color sets and image sets.
  var sets: [String] = []
  /// The names of the color sets and image sets.
  var colors: Set<String> = []
  var imageSets: Set<String> = []
  /// The images outside asset catalogues.
  var images: [String] = []
  var fonts: [String] = []
  /// The property lists whose names end with `Info.plist`.
  var plists: [String] = []
  var entitlements: [String] = []
  /// The `project.pbxproj` files of Xcode projects.
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

  /// The name of the image in the file: without extension, scale and device.
  var imageName: String {
    var name = fileStem[...]
    for ending in ["~iphone", "~ipad"] where name.hasSuffix(ending) { name = name.dropLast(ending.count) }
    for ending in ["@1x", "@2x", "@3x"] where name.hasSuffix(ending) { name = name.dropLast(ending.count) }
    return String(name)
  }

  var folderDepth: Int { utf8.reduce(0) { $1 == UInt8(ascii: "/") ? $0 + 1 : $0 } }
}
