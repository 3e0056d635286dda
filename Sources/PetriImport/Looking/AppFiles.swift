import PetriFormat

/// The files of an app's folder that a catalogue can use, by their kinds.
struct AppFiles {
  /// Storyboards and xibs.
  var interfaces: [String] = []
  /// Localization files.
  var strings: [StringTables.File] = []
  /// Asset catalogues, which are folders.
  var assets: [String] = []
  /// The colour sets and image sets in them, which are folders too.
  var sets: [String] = []
  /// The names of the colour sets and the image sets in asset catalogues.
  var colors: Set<String> = []
  var imageSets: Set<String> = []
  /// Images outside of asset catalogues.
  var images: [String] = []
  var fonts: [String] = []
  /// Property lists whose names end with `Info.plist`.
  var plists: [String] = []
  var entitlements: [String] = []
  /// The `project.pbxproj` of Xcode projects.
  var projects: [String] = []
  /// Folders and links that a catalogue must not read, though it would.
  var blocked: [String] = []
  /// Files and folders that can't be used, each with why.
  var problems: [ImportProblem] = []
}

/// A file of the app's that can't be used as it is.
public struct ImportProblem: Error, Encodable, Hashable, Sendable {
  /// Its path from the catalogue's folder, and the line where that is known.
  public let place: String
  /// The problem in words.
  public let message: String
}

extension String {
  /// The last part of a path.
  var fileName: Substring { self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...] }

  /// The path of the folder that it is in; "" for the outermost.
  var folder: String { String(self[..<(lastIndex(of: "/") ?? startIndex)]) }

  /// The ending of a file's name in lower case, without its dot; "" where it has none.
  var fileEnding: String {
    fileName.lastIndex(of: ".").map { fileName[fileName.index(after: $0)...].lowercased() } ?? ""
  }

  /// The last part of a path without its ending.
  var fileStem: String { String(fileName[..<(fileName.lastIndex(of: ".") ?? fileName.endIndex)]) }

  /// The name of the image of a file: without its ending, its scale and its device.
  var imageName: String {
    var name = fileStem[...]
    for ending in ["~iphone", "~ipad"] where name.hasSuffix(ending) { name = name.dropLast(ending.count) }
    for ending in ["@1x", "@2x", "@3x"] where name.hasSuffix(ending) { name = name.dropLast(ending.count) }
    return String(name)
  }

  /// How many folders a path is below the outermost.
  var folderDepth: Int { utf8.reduce(0) { $1 == UInt8(ascii: "/") ? $0 + 1 : $0 } }
}
