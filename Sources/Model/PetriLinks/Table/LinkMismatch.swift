/// The place where a link leaves a pattern: the part that is another, and the part that the pattern wants there.
public enum LinkMismatch: Hashable, Sendable, CustomStringConvertible {
  /// Another scheme.
  case scheme(String, wanted: String)
  /// Another host.
  case host(String, wanted: String)
  /// Another segment of the path, by its place from 0.
  case segment(String, Int, wanted: String)
  /// The path ends before a segment.
  case missingSegment(wanted: String)
  /// The path goes on.
  case furtherSegment(String)
  /// An item of the query is missing, is another, or must not be there; `nil` in place of one that isn't there.
  case query(String, found: String?, wanted: String?)
  /// The fragment is another, or there must be none.
  case fragment(String?, wanted: String?)
  /// The link has no fragment.
  case missingFragment(wanted: String)

  /// `the path has 'abc' where it wants '{id:int}'`.
  public var description: String {
    switch self {
    case .scheme(let found, let wanted): "its scheme is '\(wanted)', not '\(found)'"
    case .host(let found, let wanted): "its host is '\(wanted)', not '\(found)'"
    case .segment(let found, let place, let wanted): "part \(place + 1) of its path is '\(wanted)', not '\(found)'"
    case .missingSegment(let wanted): "the link ends before '\(wanted)'"
    case .furtherSegment(let found): "the link goes on with '\(found)'"
    case .query(let name, nil, let wanted):
      "the query's item '\(name)' is missing\(wanted.map { $0.isEmpty ? "" : "; expected '\(name)=\($0)'" } ?? "")"
    case .query(let name, _?, nil): "the query's item '\(name)' must not be there"
    case .query(let name, let found?, let wanted?):
      "the query's item '\(name)' is '\(wanted)', not '\(found)'"
    case .fragment(let found, nil): "the link must end before '#\(found ?? "")'"
    case .fragment(let found, let wanted?): "its fragment is '\(wanted)', not '#\(found ?? "")'"
    case .missingFragment(let wanted): "the link has no fragment, which [\(wanted)] in the pattern would make optional"
    }
  }
}
