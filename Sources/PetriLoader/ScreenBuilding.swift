/// When a loader builds the definitions of screens that are certainly right. What comes of it is the same.
public enum ScreenBuilding: Sendable, CaseIterable {
  /// When somebody asks for a screen, which reads its file again: for those who want few of many.
  case onDemand
  /// While their file is at hand: for those who want all of them.
  case atOnce
  /// As those that have something wrong, with all nodes that they are made of.
  case withNodes
}
