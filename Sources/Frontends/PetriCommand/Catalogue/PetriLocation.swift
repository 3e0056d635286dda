import Foundation
import PetriCatalog
import PetriText

/// The dependency on Petri in another package's manifest.
struct PetriLocation: Equatable {
  /// The package identity that product dependencies use; SwiftPM derives it from the last component of the repository
  /// URL.
  let name: String
  let dependency: String

  init(path: String) {
    name = "petri"
    dependency = ".package(name: \"petri\", path: \(path.quoted))"
  }

  /// A remote repository, or nil if the URL isn't reachable by others, such as a file path. Credentials are removed,
  /// except for an SSH user. Depends on a version tag if there is one, otherwise on the branch.
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
