public import Foundation

/// The usual commands of editing; each may be left out.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Cuts.
  func cut(_ sender: Any?)
  /// Copies.
  func copy(_ sender: Any?)
  /// Pastes.
  func paste(_ sender: Any?)
  /// Selects.
  func select(_ sender: Any?)
  /// Selects all.
  func selectAll(_ sender: Any?)
  /// Deletes.
  func delete(_ sender: Any?)
  /// Makes text bold.
  func toggleBoldface(_ sender: Any?)
  /// Makes text italic.
  func toggleItalics(_ sender: Any?)
  /// Underlines text.
  func toggleUnderline(_ sender: Any?)
}

extension UIResponderStandardEditActions {
  /// Does nothing.
  public func cut(_ sender: Any?) {}
  /// Does nothing.
  public func copy(_ sender: Any?) {}
  /// Does nothing.
  public func paste(_ sender: Any?) {}
  /// Does nothing.
  public func select(_ sender: Any?) {}
  /// Does nothing.
  public func selectAll(_ sender: Any?) {}
  /// Does nothing.
  public func delete(_ sender: Any?) {}
  /// Does nothing.
  public func toggleBoldface(_ sender: Any?) {}
  /// Does nothing.
  public func toggleItalics(_ sender: Any?) {}
  /// Does nothing.
  public func toggleUnderline(_ sender: Any?) {}
}
