/// Finds the shortest list of folders and files that covers exactly the wanted files.
struct FolderCover {
  /// The sorted paths that must not be covered.
  private let blocked: [String]

  init(without blocked: some Sequence<String>) { self.blocked = Set(blocked).sorted() }

  /// Covers files: with a folder if it has several of them and nothing blocked.
  func paths(_ files: [String]) -> [String] {
    let wanted = files.map { $0.split(separator: "/").map(String.init) }
    return wanted.isEmpty ? [] : cover(wanted, depth: 0)
  }

  private func cover(_ files: [[String]], depth: Int) -> [String] {
    var depth = depth
    // Down to the folder where the paths diverge.
    while let name = files[0].dropFirst(depth).first, files.allSatisfy({ $0.count > depth + 1 && $0[depth] == name }) {
      depth += 1
    }
    var folder = files[0].prefix(depth)
    // A language folder has one language of a document, and the folder around it has all.
    while folder.last?.hasSuffix(".lproj") == true, isFree(folder.dropLast()), folder.count > 1 { folder.removeLast() }
    if !folder.isEmpty, isFree(folder) { return [folder.joined(separator: "/")] }
    var groups: [(name: String, files: [[String]])] = []
    for file in files {
      if file.count > depth + 1, groups.last?.name == file[depth] {
        groups[groups.count - 1].files.append(file)
      } else {
        groups.append((file[depth], [file]))
      }
    }
    return groups.flatMap { group in
      group.files[0].count == depth + 1 ? [group.files[0].joined(separator: "/")] : cover(group.files, depth: depth + 1)
    }
  }

  private func isFree(_ folder: ArraySlice<String>) -> Bool {
    let beginning = folder.joined(separator: "/") + "/"
    var (low, high) = (0, blocked.count)
    while low < high {
      let middle = (low + high) / 2
      if blocked[middle] < beginning { low = middle + 1 } else { high = middle }
    }
    return low == blocked.count || !blocked[low].hasPrefix(beginning)
  }
}
