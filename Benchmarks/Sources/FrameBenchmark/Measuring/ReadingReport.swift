import Foundation
import InterfaceBuilder

/// Reads documents, and tells how long that takes, what is refused and what isn't known.
struct ReadingReport {
  let base: URL
  let files: [String]

  func print() {
    var (bytes, views, scenes, incomplete) = (0, 0, 0, 0)
    var refused: [String: Int] = [:]
    var unread: [String: Int] = [:]
    let start = clock()
    for file in files {
      guard let data = try? Data(contentsOf: base.appendingPathComponent(file)) else { continue }
      bytes += data.count
      do {
        let document = try InterfaceDocument(data)
        scenes += document.scenes.count
        views += document.scenes.reduce(0) { $0 + ($1.controller?.view?.all.count ?? 0) }
        for case .view(let view) in document.objects { views += view.all.count }
        if !document.unread.isEmpty { incomplete += 1 }
        for part in document.unread {
          unread["\(part.element)\(part.attribute.map { " \($0)=" } ?? "") in \(part.parent ?? "-")", default: 0] += 1
        }
      } catch {
        refused["\(error.reason)", default: 0] += 1
      }
    }
    let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    Swift.print(
      "\(files.count) documents of \(bytes) bytes, \(scenes) scenes, \(views) views: \(seconds) s of processor time"
    )
    for (reason, count) in refused.sorted(by: { $0.key < $1.key }) { Swift.print("refused, \(reason): \(count)") }
    Swift.print("\(incomplete) documents have parts that aren't known:")
    for (part, count) in unread.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      Swift.print("\(count)\t\(part)")
    }
  }
}
