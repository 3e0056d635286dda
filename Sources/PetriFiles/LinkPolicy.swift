/// Which symbolic links are followed where a file is read. The folders on the way to it never lead out.
public enum LinkPolicy: Sendable {
  /// None: the file itself isn't a link.
  case none
  /// Those that stay below the folder.
  case inside
  /// Those of a file, wherever they lead: build systems lay out folders whose files are links into their stores.
  case anywhere
}
