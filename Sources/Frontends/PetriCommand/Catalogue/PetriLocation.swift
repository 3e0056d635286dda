import Foundation
import PetriCatalog
import PetriText

/// Where another package's manifest finds Petri's.
struct PetriLocation: Equatable {
  /// The name that products are asked for with: SwiftPM takes a repository's from the end of its URL.
  let name: String
  /// The dependency, in Swift.
  let dependency: String

  /// A folder, whatever it is called.
  init(path: String) {
    name = "petri"
    dependency = ".package(name: \"petri\", path: \(path.quoted))"
  }

  /// A repository; nil where it isn't one that others can reach, as a path isn't. Name and password aren't kept, but the
  /// user of SSH. A version among the tags is named, or else the branch.
  init?(url: String, tags: [String], branch: String?) {
    guard url.cleaned == url, !url.contains(where: { $0.isWhitespace || "\"\\?#".contains($0) }) else { return nil }
    var reachable = url
    if url.wholeMatch(of: /[A-Za-z0-9._][A-Za-z0-9._-]*@[A-Za-z0-9][A-Za-z0-9.-]*:[^\/].*/) == nil {
      guard let parts = url.wholeMatch(of: /(https?|ssh|git):\/\/(?:([^\/@]*)@)?([^\/@]+\/.+)/) else { return nil }
      let user = parts.1 == "ssh" ? parts.2.map { $0.prefix { $0 != ":" } + "@" } ?? "" : ""
      reachable = "\(parts.1)://\(user)\(parts.3)"
    }
    let last = reachable.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? ""
    let end = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    guard !end.isEmpty else { return nil }
    name = end
    let version = tags.compactMap { $0.wholeMatch(of: /v?(\d+\.\d+\.\d+)/)?.1 }
      .max { String($0).compare(String($1), options: .numeric) == .orderedAscending }
    let requirement = version.map { "from: \(String($0).quoted)" } ?? "branch: \((branch ?? "main").quoted)"
    dependency = ".package(url: \(reachable.quoted), \(requirement))"
  }
}
