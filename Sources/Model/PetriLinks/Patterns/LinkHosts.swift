/// Hosts and schemes under a name, which patterns begin with: `web:/orders/{number}`.
public struct LinkHosts: Hashable, Sendable, Codable {
  /// A host with the texts before and behind it, or a scheme.
  struct Base: Hashable, Sendable, Codable {
    /// The schemes; a host alone has those of the web.
    var schemes: [String]
    /// The host; `nil` for a scheme alone, whose links may have the first segment in the place of the host.
    var host: LinkPart?
    /// The segments that all paths begin with.
    var path: [LinkPart]
  }

  /// The name.
  public let name: String
  /// The hosts that the name means, as they are written.
  public let entries: [String]
  /// The hosts that the name means, in order.
  let bases: [Base]

  /// The most hosts and schemes under one name.
  public static let maxBases = 64

  /// Reads entries: hosts (`shop.example`, `*.shop.example`, `{lang:en|de}.shop.example`), schemes (`shop`), beginnings
  /// of links (`https://shop.example/app`), or names of others.
  ///
  /// - Throws: `LinkPatternProblem` with the place of the entry.
  public init(_ name: String, _ entries: [String], others: [LinkHosts] = [], types: LinkTypes = .none) throws(Problem) {
    var bases: [Base] = []
    for (place, entry) in entries.enumerated() {
      if let other = others.first(where: { $0.name == entry }) {
        bases += other.bases
        continue
      }
      do throws(LinkPatternProblem) {
        bases += try LinkPatternParser(types: types).bases(entry)
      } catch {
        throw Problem(place: place, problem: error)
      }
      guard bases.count <= LinkHosts.maxBases else { throw Problem(place: place, problem: .tooManyHosts) }
    }
    self.name = name
    self.entries = entries
    self.bases = bases
  }

  /// A problem of an entry.
  public struct Problem: Error, Hashable {
    /// The entry's place.
    public let place: Int
    /// The problem.
    public let problem: LinkPatternProblem
  }

  /// The path behind the name in a link that begins with it: `/orders/7` in `web:/orders/7`; `nil` for other links, and where the name
  /// is a scheme too.
  public func path(behindNameIn text: String) -> String? {
    let rest = text.dropFirst(name.utf8.count + 1)
    guard text.hasPrefix("\(name):"), !rest.hasPrefix("//"), !bases.contains(where: { $0.schemes.contains(name) })
    else {
      return nil
    }
    return String(rest)
  }

  /// A beginning of links and a path, with one slash between them.
  public static func joined(_ start: String, _ path: String) -> String {
    (start.hasSuffix("/") ? start : start + "/") + (path.hasPrefix("/") ? path.dropFirst() : path[...])
  }

  /// The beginning of links that name no host, such as `/orders/7`: the first entry without a parameter; `nil` without
  /// one.
  public var start: String? {
    for base in bases where (base.path + [base.host].compactMap(\.self)).allSatisfy({ $0.literal != nil }) {
      let path = base.path.compactMap(\.literal).map(Link.encoded)
      guard let scheme = base.schemes.first else { continue }
      return base.host.map { ["\(scheme)://\($0.literal ?? "")"] + path }?.joined(separator: "/") ?? "\(scheme):/"
    }
    return nil
  }
}
