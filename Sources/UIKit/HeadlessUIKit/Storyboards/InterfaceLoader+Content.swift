import Foundation
import InterfaceBuilder

extension InterfaceLoader {
  func apply(_ content: ViewContent, to view: UIView, _ node: InterfaceView) {
    let identity = node.identity
    switch (content, view) {
    case (.label(let content), let label as UILabel): apply(content, to: label, identity)
    case (.button(let content, let control), let button as UIButton):
      apply(control, to: button)
      apply(content, to: button, identity)
    case (.image(let image, let highlighted), let view as UIImageView):
      view.image = values.image(image)
      view.highlightedImage = values.image(highlighted)
    case (.stack(let content), let stack as UIStackView): apply(content, to: stack, node)
    case (.scroll(let content), let scroll as UIScrollView): apply(content, to: scroll)
    case (.table(let content), let table as UITableView): apply(content, to: table)
    case (.cell(let content), let cell as UITableViewCell): apply(content, to: cell)
    case (.collection(let content), let collection as UICollectionView):
      apply(content.scroll, to: collection)
      collection.allowsSelection = content.allowsSelection
      collection.allowsMultipleSelection = content.allowsMultipleSelection
    case (.textField(let content, let control), let field as UITextField):
      apply(control, to: field)
      apply(content, to: field, identity)
    case (.textView(let content), let text as UITextView): apply(content, to: text, identity)
    case (.segments(let content, let control), let segments as UISegmentedControl):
      apply(control, to: segments)
      apply(content, to: segments, identity)
    case (.toggle(let isOn, let tint, let control), let toggle as UISwitch):
      apply(control, to: toggle)
      toggle.isOn = isOn
      if let tint = values.color(tint) { toggle.onTintColor = tint }
    case (.slider(let content, let control), let slider as UISlider):
      apply(control, to: slider)
      apply(content, to: slider)
    case (.stepper(let content, let control), let stepper as UIStepper):
      apply(control, to: stepper)
      stepper.maximumValue = content.maximum
      stepper.minimumValue = content.minimum
      stepper.stepValue = content.step
      stepper.value = content.value
      stepper.wraps = content.wraps
    case (.progress(let content), let progress as UIProgressView):
      progress.progressViewStyle = content.style == "bar" ? .bar : .default
      progress.progress = Float(content.value)
      if let tint = values.color(content.minimumTrackTint) { progress.progressTintColor = tint }
      if let tint = values.color(content.maximumTrackTint) { progress.trackTintColor = tint }
    case (.indicator(let style, let isSpinning, let hides, let color), let indicator as UIActivityIndicatorView):
      indicator.style = ["large", "whiteLarge"].contains(style ?? "") ? .large : .medium
      indicator.hidesWhenStopped = hides
      if let color = values.color(color) { indicator.color = color }
      if isSpinning { indicator.startAnimating() }
    case (.pages(let count, let current, let hides, let control), let pages as UIPageControl):
      apply(control, to: pages)
      pages.numberOfPages = count
      pages.currentPage = current
      pages.hidesForSinglePage = hides
    case (.datePicker(let content, let control), let picker as UIDatePicker):
      apply(control, to: picker)
      apply(content, to: picker)
    case (.search(let content), let bar as UISearchBar): apply(content, to: bar, identity)
    case (.bar(let content), let bar): apply(content, to: bar)
    case (.effect(let blur, _), let view as UIVisualEffectView):
      view.effect = blur.map { UIBlurEffect(style: Self.blurs[$0] ?? .regular) }
    default: break
    }
  }

  func apply(_ content: ControlContent, to control: UIControl) {
    control.isEnabled = content.isEnabled
    control.isSelected = content.isSelected
    control.isHighlighted = content.isHighlighted
    let across: [String: UIControl.ContentHorizontalAlignment] = [
      "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing, "center": .center,
    ]
    let down: [String: UIControl.ContentVerticalAlignment] = [
      "top": .top, "bottom": .bottom, "fill": .fill, "center": .center,
    ]
    if let alignment = across[content.horizontalAlignment ?? ""] { control.contentHorizontalAlignment = alignment }
    if let alignment = down[content.verticalAlignment ?? ""] { control.contentVerticalAlignment = alignment }
  }

  private func apply(_ content: StackContent, to stack: UIStackView, _ node: InterfaceView) {
    let distributions: [String: UIStackView.Distribution] = [
      "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
      "equalCentering": .equalCentering,
    ]
    let alignments: [String: UIStackView.Alignment] = [
      "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center, "trailing": .trailing,
      "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]
    stack.axis = content.isVertical ? .vertical : .horizontal
    stack.distribution = distributions[content.distribution] ?? .fill
    stack.alignment = alignments[content.alignment] ?? .fill
    stack.spacing = content.usesStandardSpacing ? UIStackView.spacingUseSystem : content.spacing
    stack.isBaselineRelativeArrangement = content.isBaselineRelative
    // Customized margins apply to arranged subviews.
    stack.isLayoutMarginsRelativeArrangement = node.properties.value(in: classes).layoutMargins != nil
  }

  func apply(_ content: ScrollContent, to scroll: UIScrollView) {
    scroll.isScrollEnabled = content.isScrollEnabled
    scroll.isPagingEnabled = content.isPagingEnabled
    scroll.bounces = content.bounces
    scroll.alwaysBounceVertical = content.alwaysBounceVertical
    scroll.alwaysBounceHorizontal = content.alwaysBounceHorizontal
    scroll.showsHorizontalScrollIndicator = content.showsHorizontalIndicator
    scroll.showsVerticalScrollIndicator = content.showsVerticalIndicator
    if let inset = content.contentInset { scroll.contentInset = UIEdgeInsets(inset) }
    let adjustments: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
      "never": .never, "always": .always, "scrollableAxes": .scrollableAxes,
    ]
    scroll.contentInsetAdjustmentBehavior = adjustments[content.insetAdjustment ?? ""] ?? .automatic
    let modes: [String: UIScrollView.KeyboardDismissMode] = ["onDrag": .onDrag, "interactive": .interactive]
    scroll.keyboardDismissMode = modes[content.keyboardDismissMode ?? ""] ?? .none
  }

  private func apply(_ content: SegmentsContent, to control: UISegmentedControl, _ identity: InterfaceIdentity) {
    for (index, segment) in content.segments.enumerated() {
      if let image = values.image(segment.image) {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        let title = values.text(segment.title, "segmentTitles[\(index)]", of: identity)
        control.insertSegment(withTitle: title, at: index, animated: false)
      }
      if segment.width > 0 { control.setWidth(segment.width, forSegmentAt: index) }
      if !segment.isEnabled { control.setEnabled(false, forSegmentAt: index) }
    }
    control.selectedSegmentIndex = content.selectedIndex
    control.isMomentary = content.isMomentary
    control.apportionsSegmentWidthsByContent = content.apportionsByContent
    if let tint = values.color(content.selectedTint) { control.selectedSegmentTintColor = tint }
  }

  private func apply(_ content: RangeContent, to slider: UISlider) {
    slider.maximumValue = Float(content.maximum)
    slider.minimumValue = Float(content.minimum)
    slider.value = Float(content.value)
    slider.isContinuous = content.isContinuous
    slider.minimumValueImage = values.image(content.minimumImage)
    slider.maximumValueImage = values.image(content.maximumImage)
    if let tint = values.color(content.minimumTrackTint) { slider.minimumTrackTintColor = tint }
    if let tint = values.color(content.maximumTrackTint) { slider.maximumTrackTintColor = tint }
    if let tint = values.color(content.thumbTint) { slider.thumbTintColor = tint }
  }

  private func apply(_ content: PickerContent, to picker: UIDatePicker) {
    let modes: [String: UIDatePicker.Mode] = [
      "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
      "yearAndMonth": .yearAndMonth,
    ]
    let styles: [String: UIDatePickerStyle] = ["wheels": .wheels, "compact": .compact, "inline": .inline]
    picker.datePickerMode = modes[content.mode ?? ""] ?? .dateAndTime
    // Documents older than the style property show wheels.
    picker.preferredDatePickerStyle = styles[content.style ?? "wheels"] ?? .automatic
    picker.minuteInterval = content.minuteInterval
    picker.minimumDate = content.minimumDate.map { Date(timeIntervalSinceReferenceDate: $0) }
    picker.maximumDate = content.maximumDate.map { Date(timeIntervalSinceReferenceDate: $0) }
    if let date = content.date.map({ Date(timeIntervalSinceReferenceDate: $0) }) ?? HeadlessRuntime.interfaceDate {
      picker.date = date
    }
    if let seconds = content.countDownDuration { picker.countDownDuration = seconds }
    if let locale = content.locale { picker.locale = Locale(identifier: locale) }
  }

  private func apply(_ content: SearchContent, to bar: UISearchBar, _ identity: InterfaceIdentity) {
    bar.searchBarStyle = content.style == "minimal" ? .minimal : content.style == "prominent" ? .prominent : .default
    bar.text = values.text(content.text, "text", of: identity)
    bar.placeholder = values.text(content.placeholder, "placeholder", of: identity)
    bar.prompt = values.text(content.prompt, "prompt", of: identity)
    bar.showsCancelButton = content.showsCancelButton
    bar.showsBookmarkButton = content.showsBookmarkButton
    if !content.scopes.isEmpty {
      bar.scopeButtonTitles = content.scopes.enumerated().map { index, title in
        values.text(title, "scopeButtonTitles[\(index)]", of: identity) ?? title
      }
    }
    bar.showsScopeBar = content.showsScopeBar
    if let tint = values.color(content.barTint) { bar.barTintColor = tint }
  }

  private static let blurs: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
    "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
    "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
    "systemChromeMaterial": .systemChromeMaterial,
  ]
}
