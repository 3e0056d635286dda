import Foundation
import InterfaceBuilder

extension InterfaceLoader {
  func view(_ node: InterfaceView) -> UIView {
    let properties = node.properties.value(in: classes)
    let view = bareView(node, properties)
    fill(view, node, properties)
    return view
  }

  func fill(_ view: UIView, _ node: InterfaceView, _ properties: ViewProperties) {
    note(view, node)
    place(view, node)
    apply(properties, to: view, node)
    for child in node.children where !properties.excludedSubviews.contains(child.identity.id) {
      add(child, to: view, properties)
    }
    for guide in node.guides {
      if let object = self.guide(guide.key, of: view) { note(object, id: guide.id) }
    }
    addSections(of: node, to: view)
  }

  private func bareView(_ node: InterfaceView, _ properties: ViewProperties) -> UIView {
    let coder = InterfaceCoder()
    coder.frame = node.frame.map { CGRect($0) } ?? .zero
    prepare(coder, properties.content)
    let base = Self.baseClass(node.identity.kind)
    let type = InterfaceClasses.type(of: node.identity, as: base)
    let view = type?.init(coder: coder) ?? base.init(coder: coder) ?? UIView(frame: coder.frame)
    if type == nil, HeadlessRuntime.imitatesInterfaceBuilder { view.fittingState.standInSize = canvasSize(node) }
    return view
  }

  private func canvasSize(_ node: InterfaceView) -> CGSize? {
    if let size = interface.document.designables[node.identity.id] {
      return CGSize(width: size.width, height: size.height)
    }
    return node.placeholderSize.map {
      CGSize(width: $0.width ?? UIView.noIntrinsicMetric, height: $0.height ?? UIView.noIntrinsicMetric)
    }
  }

  private func prepare(_ coder: InterfaceCoder, _ content: ViewContent) {
    switch content {
    case .table(let table):
      coder.tableStyle =
        switch table.style {
        case "grouped": .grouped
        case "insetGrouped": .insetGrouped
        default: .plain
        }
    case .cell(let cell):
      coder.reuseIdentifier = cell.reuseIdentifier
      coder.cellStyle =
        switch cell.style {
        case "IBUITableViewCellStyleValue1": .value1
        case "IBUITableViewCellStyleValue2": .value2
        case "IBUITableViewCellStyleSubtitle": .subtitle
        default: .default
        }
    case .reusable(let view): coder.reuseIdentifier = view.reuseIdentifier
    case .collection(let collection): coder.collectionLayout = layout(collection.layout)
    case .button(let button, _): coder.buttonType = Self.buttonTypes[button.type ?? ""] ?? .custom
    default: break
    }
  }

  private static func baseClass(_ kind: String) -> UIView.Type {
    switch kind {
    case "label": UILabel.self
    case "button": UIButton.self
    case "imageView": UIImageView.self
    case "stackView": UIStackView.self
    case "scrollView": UIScrollView.self
    case "tableView": UITableView.self
    case "tableViewCell": UITableViewCell.self
    case "tableViewSectionHeaderFooterView": UITableViewHeaderFooterView.self
    case "collectionView": UICollectionView.self
    case "collectionViewCell": UICollectionViewCell.self
    case "collectionReusableView": UICollectionReusableView.self
    case "textField": UITextField.self
    case "textView": UITextView.self
    case "segmentedControl": UISegmentedControl.self
    case "switch": UISwitch.self
    case "slider": UISlider.self
    case "stepper": UIStepper.self
    case "progressView": UIProgressView.self
    case "activityIndicatorView": UIActivityIndicatorView.self
    case "pageControl": UIPageControl.self
    case "datePicker": UIDatePicker.self
    case "pickerView": UIPickerView.self
    case "searchBar": UISearchBar.self
    case "navigationBar": UINavigationBar.self
    case "tabBar": UITabBar.self
    case "toolbar": UIToolbar.self
    case "visualEffectView": UIVisualEffectView.self
    case "refreshControl": UIRefreshControl.self
    case "window": UIWindow.self
    case "control": UIControl.self
    default: UIView.self
    }
  }

  /// Sets the archived frame, which a view keeps until layout, as in UIKit: wrapping text is first measured with it.
  private func place(_ view: UIView, _ node: InterfaceView) {
    if node.key == "contentView", let cell = view.superview {
      // The cell class places its content view.
      if !(cell is UITableViewCell), let frame = node.frame { view.frame = CGRect(frame) }
      return
    }
    if let frame = node.frame { view.frame = CGRect(frame) }
    view.translatesAutoresizingMaskIntoConstraints = !node.isPlacedByLayout
    view.autoresizingMask = Self.autoresizing(node.autoresizing)
  }

  private static func autoresizing(_ words: Set<String>) -> UIView.AutoresizingMask {
    let parts: [(String, UIView.AutoresizingMask)] = [
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight), ("flexibleMinX", .flexibleLeftMargin),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return parts.reduce(into: []) { if words.contains($1.0) { $0.insert($1.1) } }
  }

  private func add(_ node: InterfaceView, to view: UIView, _ properties: ViewProperties) {
    if node.key == "contentView", let content = contentView(of: view) {
      fill(content, node, node.properties.value(in: classes))
    } else if let own = ownViews[node.identity.id] {
      fill(own, node, node.properties.value(in: classes))
    } else if let stack = view as? UIStackView {
      stack.addArrangedSubview(self.view(node))
    } else if let table = view as? UITableView {
      add(node, to: table)
    } else if let collection = view as? UICollectionView {
      add(node, to: collection)
    } else if !(view is UITableViewCell) {
      view.addSubview(self.view(node))
    }
  }

  private func contentView(of view: UIView) -> UIView? {
    (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView
      ?? (view as? UIVisualEffectView)?.contentView
  }

  private func guide(_ key: String, of view: UIView) -> AnyObject? {
    switch key {
    case "safeArea": view.safeAreaLayoutGuide
    case "keyboard": view.keyboardLayoutGuide
    case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
    default: nil
    }
  }
}
