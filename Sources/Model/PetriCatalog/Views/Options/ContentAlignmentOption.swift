/// Where the content of a control is in it from side to side, by UIKit's names.
public enum ContentAlignmentOption: String, Hashable, Sendable, Codable, CaseIterable {
  /// In the middle.
  case center
  /// Where reading begins.
  case leading
  /// Where reading ends.
  case trailing
}
