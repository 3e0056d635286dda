/// The symbolic links to follow when reading a file; links of its parent folders never leave the folder.
public enum LinkPolicy: Sendable {
  /// No links.
  case none
  /// Links to within the folder.
  case inside
  /// Links to anywhere, since build systems lay out folders of links into their stores.
  case anywhere
}
