/// A named list of hosts and schemes with which patterns can start: `web:/orders/{number}`.
public struct LinkHosts: Hashable, Sendable, Codable {
  /// A host with an optional path prefix, or a scheme.
  struct Base: Hashable, Sendable, Codable {
    /// The schemes: `http` and `https` if a host is given without a scheme.
    var schemes: [String]
    /// The host; `nil` for a scheme without a host, whose links may have their first path segment in the host's
    /// position.
    var host: LinkPart?
    var path: [LinkPart]
  }

  /// The name used in patterns.
  public let name: String
  /// The entries as written in the catalogue.
  public let entries: [String]
  let bases: [Base]

  /// The maximum number of hosts and schemes in a list.
  public static let maxBases = 64

  /// Parses a list of hosts (`shop.example`, `*.shop.example`, `{lang:en|de}.shop.example`), schemes (`shop`), link
  /// prefixes (`https://shop.example/app`), and names of other lists.
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

  /// The error thrown for an invalid entry.
  public struct Problem: Error, Hashable {
    /// The index of the entry.
    public let place: Int
    /// The reason why the entry is invalid.
    public let problem: LinkPatternProblem
  }

  /// The path after the list's name, such as `/orders/7` in `web:/orders/7`; `nil` for other links, or if the name is
  /// also a scheme.
  public func path(behindNameIn text: String) -> String? {
    let rest = text.dropFirst(name.utf8.count + 1)
    guard text.hasPrefix("\(name):"), !rest.hasPrefix("//"), !bases.contains(where: { $0.schemes.contains(name) })
    else {
      return nil
    }
    return String(rest)
  }

  /// Joins a link prefix and a path with exactly one slash.
  public static func joined(_ start: String, _ path: String) -> String {
    (start.hasSuffix("/") ? start : start + "/") + (path.hasPrefix("/") ? path.dropFirst() : path[...])
  }

  /// The prefix of links without a host, such as `/orders/7`: the first entry without parameters; `nil` if there is
  /// none.
  public var start: String? {
    for base in bases where (base.path + [base.host].compactMap(\.self)).allSatisfy({ $0.literal != nil }) {
      let path = base.path.compactMap(\.literal).map(Link.encoded)
      guard let scheme = base.schemes.first else { continue }
      return base.host.map { ["\(scheme)://\($0.literal ?? "")"] + path }?.joined(separator: "/") ?? "\(scheme):/"
    }
    return nil
  }
}
