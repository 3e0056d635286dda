// Holds the layout against the frames that Interface Builder stored in documents:
//
//     FrameBenchmark FOLDER [--worst | --facts NAME | --reading]
//
// The storyboards and xibs below the folder are read, built and laid out on the devices that they are shown on. With
// --worst the frames that differ are listed: what they depend on, kind, stored and found frame, identifier, file. With
// --reading they are only read: how many, how long, and the parts that aren't known. With
// --facts the rows are lines for Benchmarks/Fidelity/frames.tsv, NAME in their first column.
import Foundation
import InterfaceBuilder
import InterfaceCanvas
import UIKit

/// The first version of Interface Builder's tools with iOS 13.
let firstVersion = 15_000

let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first(where: { !$0.hasPrefix("--") }) else {
  print("usage: FrameBenchmark FOLDER [--worst | --facts NAME | --reading]")
  exit(64)
}
let base = URL(fileURLWithPath: folder)
let files = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
  .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
if arguments.contains("--reading") {
  ReadingReport(base: base, files: files).print()
  exit(0)
}
var findings: [FrameReport.Finding] = []
var documents = 0
var older = 0
for file in files {
  guard let data = try? Data(contentsOf: base.appendingPathComponent(file)),
    let document = try? InterfaceDocument(data),
    let canvas = InterfaceCanvas(document)
  else { continue }
  if document.toolsVersion < firstVersion {
    older += 1
    continue
  }
  documents += 1
  findings += canvas.frames().map { (file, $0) }
}
let report = FrameReport(findings: findings, documents: documents)
if arguments.contains("--facts"), let name = arguments.last {
  for line in report.facts(name) { print(line) }
} else {
  for line in report.table { print(line) }
  print("\(older) documents of systems before iOS 13 are left out.")
}
if arguments.contains("--worst") {
  for line in report.worst { print(line) }
}
