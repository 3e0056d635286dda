/// The first component of a link that a pattern doesn't match.
public enum LinkMismatch: Hashable, Sendable, CustomStringConvertible {
  /// Another scheme.
  case scheme(String, wanted: String)
  /// Another host.
  case host(String, wanted: String)
  /// Another path segment, by its index.
  case segment(String, Int, wanted: String)
  /// The path ends too early.
  case missingSegment(wanted: String)
  /// The path has a further segment.
  case furtherSegment(String)
  /// A query item is missing, different or forbidden.
  case query(String, found: String?, wanted: String?)
  /// The fragment is different or forbidden.
  case fragment(String?, wanted: String?)
  /// The fragment is missing.
  case missingFragment(wanted: String)

  /// A clause for a message: `part 2 of its path is '{id:int}', not 'abc'`.
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
