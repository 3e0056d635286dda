import Foundation
public import HeadlessUIKit

extension NSLayoutConstraint {
  /// The constraints that a line of the visual format draws, such as `H:|-[name(>=80)]-8-[field]-|`.
  ///
  /// A line that can't be read is reported with its place, in UIKit's words, and gives none.
  public class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormat(format, metrics: metrics ?? [:], views: views)
    do {
      let line = try parser.read()
      return line.constraints(options: opts)
    } catch let problem as VisualFormat.Problem {
      HeadlessRuntime.misuse(
        "Unable to parse constraint format: \n\(problem.reason) \n\(format) \n"
          + String(repeating: " ", count: problem.offset) + "^"
      )
    } catch {}
    return []
  }
}
