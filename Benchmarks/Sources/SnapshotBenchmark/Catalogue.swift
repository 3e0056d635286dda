import Foundation
import Measuring

/// A catalogue of screens like the sample's New Year one: a content of four views in two layers.
struct Catalogue {
  let folder: Folder

  init(screens count: Int) throws {
    folder = try Folder()
    try write("catalog: Benchmark\n", to: "Catalog.yaml")
    try write(
      """
      container: modal-container
      views:
        - button: {id: close, title: ✕, pin: [top, leading], tap: dismiss}
      ---
      container: template
      child: {pin: [leading, trailing], center: vertical}
      supportingViews: {pin: [bottom, leading, trailing], axis: vertical, spacing: 8}
      """ + "\n",
      to: "Screens/containers.yaml"
    )
    for index in 0..<count {
      try write(
        """
        screen: s-\(index)
        title: Screen \(index)
        context:
          city: {type: string, example: Kazan}
          closes: {type: time, example: "18:00"}
        wrapping: [modal-container, template]
        content:
          - image: {name: tree, width: 276, height: 225}
          - label: {text: A short day on New Year's Eve, style: headline}
          - label: "On 31 December we work until ${closes} in ${city}."
          - label: "Line \(index)"
        supportingViews:
          - button: {title: Got it, tap: dismiss}
        """ + "\n",
        to: "Screens/g\(index / 100)/s-\(index).yaml"
      )
    }
  }

  private func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: "\(folder.path)/\(name)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
