import PetriCatalog

extension ScreenDefinition {
  /// The folder with the folder of its snapshots: that of its file; the catalogue's for a scene of a storyboard, for
  /// nothing is written among an app's own files.
  var snapshotsParent: String {
    let file = place.file
    guard file.hasSuffix(".yaml") || file.hasSuffix(".yml"), let slash = file.lastIndex(of: "/") else { return "" }
    return String(file[..<slash])
  }
}
