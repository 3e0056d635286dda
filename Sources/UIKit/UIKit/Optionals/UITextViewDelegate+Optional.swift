public import Foundation
public import HeadlessUIKit

/// The requirements that `textViewShouldBeginEditing?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessTextViewTextViewShouldBeginEditing {
  let target: any UITextViewDelegate

  public func callAsFunction(_ textView: UITextView) -> Bool {
    target.textViewShouldBeginEditing(textView)
  }
}

/// The requirements that `textViewDidBeginEditing?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessTextViewTextViewDidBeginEditing {
  let target: any UITextViewDelegate

  public func callAsFunction(_ textView: UITextView) {
    target.textViewDidBeginEditing(textView)
  }
}

/// The requirements that `textViewShouldEndEditing?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessTextViewTextViewShouldEndEditing {
  let target: any UITextViewDelegate

  public func callAsFunction(_ textView: UITextView) -> Bool {
    target.textViewShouldEndEditing(textView)
  }
}

/// The requirements that `textViewDidEndEditing?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessTextViewTextViewDidEndEditing {
  let target: any UITextViewDelegate

  public func callAsFunction(_ textView: UITextView) {
    target.textViewDidEndEditing(textView)
  }
}

/// The requirements that `textView?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessTextViewTextView {
  let target: any UITextViewDelegate

  public func callAsFunction(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    target.textView(textView, shouldChangeTextIn: range, replacementText: text)
  }

  public func callAsFunction(
    _ textView: UITextView,
    shouldInteractWith url: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    target.textView(textView, shouldInteractWith: url, in: characterRange, interaction: interaction)
  }
}

/// The requirements that `textViewDidChange?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessTextViewTextViewDidChange {
  let target: any UITextViewDelegate

  public func callAsFunction(_ textView: UITextView) {
    target.textViewDidChange(textView)
  }
}

/// The requirements that `textViewDidChangeSelection?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessTextViewTextViewDidChangeSelection {
  let target: any UITextViewDelegate

  public func callAsFunction(_ textView: UITextView) {
    target.textViewDidChangeSelection(textView)
  }
}

extension UITextViewDelegate {
  public var textViewShouldBeginEditing: HeadlessTextViewTextViewShouldBeginEditing? {
    HeadlessTextViewTextViewShouldBeginEditing(target: self)
  }

  public var textViewDidBeginEditing: HeadlessTextViewTextViewDidBeginEditing? {
    HeadlessTextViewTextViewDidBeginEditing(target: self)
  }

  public var textViewShouldEndEditing: HeadlessTextViewTextViewShouldEndEditing? {
    HeadlessTextViewTextViewShouldEndEditing(target: self)
  }

  public var textViewDidEndEditing: HeadlessTextViewTextViewDidEndEditing? {
    HeadlessTextViewTextViewDidEndEditing(target: self)
  }

  public var textView: HeadlessTextViewTextView? { HeadlessTextViewTextView(target: self) }

  public var textViewDidChange: HeadlessTextViewTextViewDidChange? { HeadlessTextViewTextViewDidChange(target: self) }

  public var textViewDidChangeSelection: HeadlessTextViewTextViewDidChangeSelection? {
    HeadlessTextViewTextViewDidChangeSelection(target: self)
  }
}
