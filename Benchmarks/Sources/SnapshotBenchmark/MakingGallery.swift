import Foundation
import Measuring

/// `petri gallery` by two workers: the sample's with its prototype, its bytes, and a catalogue of many screens in their base cells.
struct MakingGallery {
  let petri: String
  let screens: Int

  func results() throws -> [Result] {
    let out = try Folder()
    let sample = try best(of: 3) {
      guard try run(petri, ["gallery", "--out", "\(out.path)/sample", "--jobs", "2"], in: Sample.folder) == 0 else {
        fatalError("the sample's gallery can't be made")
      }
    }
    let few = screens / 10
    let small = try measure(screens: few)
    let large = try measure(screens: screens)
    return [
      Result("the sample's gallery with its prototype", sample, atMost: 5, unit: " s"),
      Result("its bytes", Double(bytes(in: "\(out.path)/sample")) / 1e6, atMost: 10, unit: " MB"),
      Result("a gallery of \(screens) screens", large, atMost: 40 * Double(screens) / 10_000, unit: " s"),
      Result("its growth from \(few) screens", large / 10 / small, atMost: 1.3, unit: ""),
    ]
  }

  private func measure(screens: Int) throws -> Double {
    try WrittenCatalogue(screens: screens).seconds(petri, ["gallery", "--jobs", "2"])
  }

  private func bytes(in folder: String) -> Int {
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder),
      includingPropertiesForKeys: [.fileSizeKey]
    )
    return (files?.compactMap { $0 as? URL } ?? []).reduce(0) { sum, file in
      sum + ((try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0)
    }
  }
}
