import UIKit

extension ViewBuilder {
  /// The view of a node, without what is in it.
  func view(_ node: ViewNode) -> UIView {
    if let size = designables[node.id] ?? node.placeholder.map(Self.size) { return sized(node, size) }
    switch node.content {
    case .label(let text): return label(text)
    case .field(let text): return field(text)
    case .text(let text): return textView(text)
    case .button(let button): return self.button(button)
    case .image(let image): return UIImageView(image: images.image(image))
    case .stack(let stack): return self.stack(stack)
    case .cell(let cell): return self.cell(cell)
    case .segments(let titles):
      return UISegmentedControl(items: titles.map { fonts.text($0 ?? "", nil) ?? "" })
    case .picker(let mode, let style): return picker(mode, style)
    case .indicator(let isLarge): return UIActivityIndicatorView(style: isLarge ? .large : .medium)
    case .search(let text):
      let bar = UISearchBar()
      bar.placeholder = text.placeholder
      return bar
    case .pages(let count):
      let control = UIPageControl()
      control.numberOfPages = count
      return control
    case .plain: return plain(node)
    }
  }

  private static func size(_ placeholder: (width: Double?, height: Double?)) -> CGSize {
    CGSize(width: placeholder.width ?? UIView.noIntrinsicMetric, height: placeholder.height ?? UIView.noIntrinsicMetric)
  }

  private func sized(_ node: ViewNode, _ size: CGSize) -> UIView {
    switch node.content {
    case .image(let image):
      let view = SizedImageView(image: images.image(image))
      view.size = size
      return view
    case .stack(let stack): return self.stack(stack)
    default:
      let view = SizedView()
      view.size = size
      return view
    }
  }

  private func plain(_ node: ViewNode) -> UIView {
    switch node.kind {
    case "scrollView": UIScrollView()
    case "tableView": UITableView()
    case "collectionView":
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    case "collectionViewCell": UICollectionViewCell(frame: node.frame)
    case "collectionReusableView": UICollectionReusableView(frame: node.frame)
    case "switch": UISwitch()
    case "slider": UISlider()
    case "stepper": UIStepper()
    case "progressView": UIProgressView()
    case "pickerView": UIPickerView()
    case "navigationBar": UINavigationBar()
    case "tabBar": UITabBar()
    case "toolbar": UIToolbar()
    case "visualEffectView": UIVisualEffectView(effect: nil)
    default: UIView()
    }
  }

  private func stack(_ node: StackNode) -> UIStackView {
    let stack = UIStackView()
    let distributions: [String: UIStackView.Distribution] = [
      "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    let alignments: [String: UIStackView.Alignment] = [
      "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
      "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]
    stack.axis = node.isVertical ? .vertical : .horizontal
    stack.distribution = distributions[node.distribution] ?? .fill
    stack.alignment = alignments[node.alignment] ?? .fill
    stack.spacing = node.usesStandardSpacing ? UIStackView.spacingUseSystem : node.spacing
    stack.isLayoutMarginsRelativeArrangement = node.usesMargins
    stack.isBaselineRelativeArrangement = node.usesBaselines
    return stack
  }

  private func cell(_ node: CellNode) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let types: [String: UITableViewCell.AccessoryType] = [
      "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
      "checkmark": .checkmark, "detailButton": .detailButton,
    ]
    cell.accessoryType = types[node.accessory ?? ""] ?? .none
    cell.indentationLevel = node.indentationLevel
    cell.indentationWidth = node.indentationWidth
    return cell
  }

  private func picker(_ mode: String?, _ style: String?) -> UIDatePicker {
    let picker = UIDatePicker()
    let modes: [String: UIDatePicker.Mode] = [
      "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
    ]
    let styles: [String: UIDatePickerStyle] = ["wheels": .wheels, "compact": .compact, "inline": .inline]
    picker.datePickerMode = modes[mode ?? ""] ?? .dateAndTime
    // Documents from before there were styles show wheels.
    picker.preferredDatePickerStyle = styles[style ?? "wheels"] ?? .automatic
    return picker
  }
}
