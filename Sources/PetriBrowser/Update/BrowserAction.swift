/// What a key does.
enum BrowserAction: String, Hashable, CaseIterable {
  case down, up, pageDown, pageUp, first, last, fold, unfold, toggle
  case search, clear, nextTab, previousTab, previewDown, previewUp, togglePreview
  case nextDevice, nextAppearance, nextContentSize, nextLocale
  case copy, edit, reload, help, quit, interrupt, stop
}
