// Made from Tests/PackageTests/UIKitInitializers.txt; PETRI_RECORD=1 swift test --filter InitializerListTests makes it anew.
// swift-format-ignore-file
import UIKit

extension Initializers {
  nonisolated static let all: [String: @MainActor (Initializers) -> Void] = [
    "UIViewPropertyAnimator": { $0.aUIViewPropertyAnimator() },
    "UICubicTimingParameters": { $0.aUICubicTimingParameters() },
    "CADisplayLink": { $0.aCADisplayLink() },
    "UISpringTimingParameters": { $0.aUISpringTimingParameters() },
    "UIPresentationController": { $0.aUIPresentationController() },
    "UIPopoverPresentationController": { $0.aUIPopoverPresentationController() },
    "UISheetPresentationController": { $0.aUISheetPresentationController() },
    "UIAlertAction": { $0.aUIAlertAction() },
    "UIAlertController": { $0.aUIAlertController() },
    "UIActivity": { $0.aUIActivity() },
    "UIActivityViewController": { $0.aUIActivityViewController() },
    "UITableView": { $0.aUITableView() },
    "UITableViewCell": { $0.aUITableViewCell() },
    "UITableViewHeaderFooterView": { $0.aUITableViewHeaderFooterView() },
    "UITableViewController": { $0.aUITableViewController() },
    "UITableViewDiffableDataSource": { $0.aUITableViewDiffableDataSource() },
    "UICollectionView": { $0.aUICollectionView() },
    "UICollectionReusableView": { $0.aUICollectionReusableView() },
    "UICollectionViewCell": { $0.aUICollectionViewCell() },
    "UICollectionViewController": { $0.aUICollectionViewController() },
    "UICollectionViewDiffableDataSource": { $0.aUICollectionViewDiffableDataSource() },
    "UICollectionViewLayout": { $0.aUICollectionViewLayout() },
    "UICollectionViewFlowLayout": { $0.aUICollectionViewFlowLayout() },
    "UICollectionViewLayoutAttributes": { $0.aUICollectionViewLayoutAttributes() },
    "UISwipeActionsConfiguration": { $0.aUISwipeActionsConfiguration() },
    "UIContextualAction": { $0.aUIContextualAction() },
    "UIRefreshControl": { $0.aUIRefreshControl() },
    "UIBarAppearance": { $0.aUIBarAppearance() },
    "UINavigationBarAppearance": { $0.aUINavigationBarAppearance() },
    "UIToolbarAppearance": { $0.aUIToolbarAppearance() },
    "UITabBarAppearance": { $0.aUITabBarAppearance() },
    "UITabBarItemAppearance": { $0.aUITabBarItemAppearance() },
    "UIBarButtonItemAppearance": { $0.aUIBarButtonItemAppearance() },
    "UIEvent": { $0.aUIEvent() },
    "UIPressesEvent": { $0.aUIPressesEvent() },
    "UIPress": { $0.aUIPress() },
    "UITouch": { $0.aUITouch() },
    "UIStoryboard": { $0.aUIStoryboard() },
    "UINib": { $0.aUINib() },
    "UIResponder": { $0.aUIResponder() },
    "UIView": { $0.aUIView() },
    "UIWindow": { $0.aUIWindow() },
    "UILabel": { $0.aUILabel() },
    "UIImageView": { $0.aUIImageView() },
    "UIScrollView": { $0.aUIScrollView() },
    "UIStackView": { $0.aUIStackView() },
    "UIMenuElement": { $0.aUIMenuElement() },
    "UIAction": { $0.aUIAction() },
    "UICommand": { $0.aUICommand() },
    "UIKeyCommand": { $0.aUIKeyCommand() },
    "UIMenu": { $0.aUIMenu() },
    "UIDeferredMenuElement": { $0.aUIDeferredMenuElement() },
    "UIContextMenuConfiguration": { $0.aUIContextMenuConfiguration() },
    "UIContextMenuInteraction": { $0.aUIContextMenuInteraction() },
    "UIPreviewParameters": { $0.aUIPreviewParameters() },
    "UITargetedPreview": { $0.aUITargetedPreview() },
    "UIGestureRecognizer": { $0.aUIGestureRecognizer() },
    "UITapGestureRecognizer": { $0.aUITapGestureRecognizer() },
    "UIPinchGestureRecognizer": { $0.aUIPinchGestureRecognizer() },
    "UIRotationGestureRecognizer": { $0.aUIRotationGestureRecognizer() },
    "UISwipeGestureRecognizer": { $0.aUISwipeGestureRecognizer() },
    "UIPanGestureRecognizer": { $0.aUIPanGestureRecognizer() },
    "UIScreenEdgePanGestureRecognizer": { $0.aUIScreenEdgePanGestureRecognizer() },
    "UILongPressGestureRecognizer": { $0.aUILongPressGestureRecognizer() },
    "UIHoverGestureRecognizer": { $0.aUIHoverGestureRecognizer() },
    "CALayer": { $0.aCALayer() },
    "CATextLayer": { $0.aCATextLayer() },
    "CATransformLayer": { $0.aCATransformLayer() },
    "CAShapeLayer": { $0.aCAShapeLayer() },
    "CAGradientLayer": { $0.aCAGradientLayer() },
    "CAAnimation": { $0.aCAAnimation() },
    "CAPropertyAnimation": { $0.aCAPropertyAnimation() },
    "CABasicAnimation": { $0.aCABasicAnimation() },
    "CASpringAnimation": { $0.aCASpringAnimation() },
    "CAKeyframeAnimation": { $0.aCAKeyframeAnimation() },
    "CATransition": { $0.aCATransition() },
    "CAAnimationGroup": { $0.aCAAnimationGroup() },
    "CAMediaTimingFunction": { $0.aCAMediaTimingFunction() },
    "CATransaction": { $0.aCATransaction() },
    "UIBezierPath": { $0.aUIBezierPath() },
    "CGPath": { $0.aCGPath() },
    "CGMutablePath": { $0.aCGMutablePath() },
    "CGColor": { $0.aCGColor() },
    "UISearchController": { $0.aUISearchController() },
    "UISearchBar": { $0.aUISearchBar() },
    "UISearchTextField": { $0.aUISearchTextField() },
    "UIViewController": { $0.aUIViewController() },
    "UIPercentDrivenInteractiveTransition": { $0.aUIPercentDrivenInteractiveTransition() },
    "UIScreen": { $0.aUIScreen() },
    "UIDevice": { $0.aUIDevice() },
    "UIFeedbackGenerator": { $0.aUIFeedbackGenerator() },
    "UISelectionFeedbackGenerator": { $0.aUISelectionFeedbackGenerator() },
    "UIImpactFeedbackGenerator": { $0.aUIImpactFeedbackGenerator() },
    "UINotificationFeedbackGenerator": { $0.aUINotificationFeedbackGenerator() },
    "UINavigationController": { $0.aUINavigationController() },
    "UITabBarController": { $0.aUITabBarController() },
    "UISplitViewController": { $0.aUISplitViewController() },
    "UIPageViewController": { $0.aUIPageViewController() },
    "UINavigationBar": { $0.aUINavigationBar() },
    "UIToolbar": { $0.aUIToolbar() },
    "UITabBar": { $0.aUITabBar() },
    "UINavigationItem": { $0.aUINavigationItem() },
    "UIBarItem": { $0.aUIBarItem() },
    "UITabBarItem": { $0.aUITabBarItem() },
    "UIBarButtonItem": { $0.aUIBarButtonItem() },
    "UIFontDescriptor": { $0.aUIFontDescriptor() },
    "UIFont": { $0.aUIFont() },
    "UIFontMetrics": { $0.aUIFontMetrics() },
    "UIImage": { $0.aUIImage() },
    "UIImage.Configuration": { $0.aUIImageConfiguration() },
    "UIImage.SymbolConfiguration": { $0.aUIImageSymbolConfiguration() },
    "UIColor": { $0.aUIColor() },
    "NSParagraphStyle": { $0.aNSParagraphStyle() },
    "NSMutableParagraphStyle": { $0.aNSMutableParagraphStyle() },
    "NSShadow": { $0.aNSShadow() },
    "NSStringDrawingContext": { $0.aNSStringDrawingContext() },
    "NSTextAttachment": { $0.aNSTextAttachment() },
    "NSTextContainer": { $0.aNSTextContainer() },
    "UIVisualEffect": { $0.aUIVisualEffect() },
    "UIBlurEffect": { $0.aUIBlurEffect() },
    "UIVibrancyEffect": { $0.aUIVibrancyEffect() },
    "UIVisualEffectView": { $0.aUIVisualEffectView() },
    "UIControl": { $0.aUIControl() },
    "UIButton": { $0.aUIButton() },
    "UITextField": { $0.aUITextField() },
    "UITextView": { $0.aUITextView() },
    "UISwitch": { $0.aUISwitch() },
    "UISlider": { $0.aUISlider() },
    "UIStepper": { $0.aUIStepper() },
    "UISegmentedControl": { $0.aUISegmentedControl() },
    "UIPageControl": { $0.aUIPageControl() },
    "UIDatePicker": { $0.aUIDatePicker() },
    "UIPickerView": { $0.aUIPickerView() },
    "UIProgressView": { $0.aUIProgressView() },
    "UIActivityIndicatorView": { $0.aUIActivityIndicatorView() },
    "NSLayoutConstraint": { $0.aNSLayoutConstraint() },
    "UILayoutGuide": { $0.aUILayoutGuide() },
    "UIKeyboardLayoutGuide": { $0.aUIKeyboardLayoutGuide() },
    "UITraitCollection": { $0.aUITraitCollection() },
    "UIApplication": { $0.aUIApplication() },
    "UIScene": { $0.aUIScene() },
    "UIScene.OpenExternalURLOptions": { $0.aUISceneOpenExternalURLOptions() },
    "UISceneConfiguration": { $0.aUISceneConfiguration() },
    "UIWindowScene": { $0.aUIWindowScene() },
    "NSUserActivity": { $0.aNSUserActivity() },
    "UIAccessibilityElement": { $0.aUIAccessibilityElement() },
    "UIAccessibilityCustomAction": { $0.aUIAccessibilityCustomAction() },
  ]

  func aUIViewPropertyAnimator() {
    made("init()", UIViewPropertyAnimator.self) { UIViewPropertyAnimator() }
    made("init(duration:timingParameters:)", UIViewPropertyAnimator.self) { UIViewPropertyAnimator(duration: 0.5, timingParameters: UICubicTimingParameters()) }
    made("init(duration:curve:animations:)", UIViewPropertyAnimator.self) { UIViewPropertyAnimator(duration: 0.5, curve: .linear, animations: {}) }
    made("init(duration:curve:animations:)", UIViewPropertyAnimator.self) { UIViewPropertyAnimator(duration: 0.5, curve: .linear) }
    made("init(duration:controlPoint1:controlPoint2:animations:)", UIViewPropertyAnimator.self) { UIViewPropertyAnimator(duration: 0.5, controlPoint1: CGPoint(x: 0.25, y: 0.5), controlPoint2: CGPoint(x: 0.25, y: 0.5), animations: {}) }
    made("init(duration:controlPoint1:controlPoint2:animations:)", UIViewPropertyAnimator.self) { UIViewPropertyAnimator(duration: 0.5, controlPoint1: CGPoint(x: 0.25, y: 0.5), controlPoint2: CGPoint(x: 0.25, y: 0.5)) }
    made("init(duration:dampingRatio:animations:)", UIViewPropertyAnimator.self) { UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.5, animations: {}) }
    made("init(duration:dampingRatio:animations:)", UIViewPropertyAnimator.self) { UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.5) }
  }

  func aUICubicTimingParameters() {
    made("init()", UICubicTimingParameters.self) { UICubicTimingParameters() }
    made("init(animationCurve:)", UICubicTimingParameters.self) { UICubicTimingParameters(animationCurve: .linear) }
    made("init(controlPoint1:controlPoint2:)", UICubicTimingParameters.self) { UICubicTimingParameters(controlPoint1: CGPoint(x: 0.25, y: 0.5), controlPoint2: CGPoint(x: 0.25, y: 0.5)) }
    made("init?(coder:)", UICubicTimingParameters.self) { UICubicTimingParameters(coder: NSCoder()) }
  }

  func aCADisplayLink() {
    made("init()", CADisplayLink.self) { CADisplayLink() }
    made("init(target:selector:)", CADisplayLink.self) { CADisplayLink(target: UIView(), selector: "act:") }
  }

  func aUISpringTimingParameters() {
    made("init()", UISpringTimingParameters.self) { UISpringTimingParameters() }
    made("init(dampingRatio:)", UISpringTimingParameters.self) { UISpringTimingParameters(dampingRatio: 0.5) }
    made("init(dampingRatio:initialVelocity:)", UISpringTimingParameters.self) { UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 2)) }
    made("init(mass:stiffness:damping:initialVelocity:)", UISpringTimingParameters.self) { UISpringTimingParameters(mass: 0.5, stiffness: 0.5, damping: 0.5, initialVelocity: CGVector(dx: 1, dy: 2)) }
    made("init(duration:bounce:initialVelocity:)", UISpringTimingParameters.self) { UISpringTimingParameters(duration: 0.5, bounce: 0.5, initialVelocity: CGVector(dx: 1, dy: 2)) }
    made("init?(coder:)", UISpringTimingParameters.self) { UISpringTimingParameters(coder: NSCoder()) }
  }

  func aUIPresentationController() {
    made("init(presentedViewController:presenting:)", UIPresentationController.self) { UIPresentationController(presentedViewController: UIViewController(), presenting: UIViewController()) }
  }

  func aUIPopoverPresentationController() {
    made("init(presentedViewController:presenting:)", UIPopoverPresentationController.self) { UIPopoverPresentationController(presentedViewController: UIViewController(), presenting: UIViewController()) }
  }

  func aUISheetPresentationController() {
    made("init(presentedViewController:presenting:)", UISheetPresentationController.self) { UISheetPresentationController(presentedViewController: UIViewController(), presenting: UIViewController()) }
  }

  func aUIAlertAction() {
    made("init()", UIAlertAction.self) { UIAlertAction() }
    made("init(title:style:handler:)", UIAlertAction.self) { UIAlertAction(title: "name", style: .default, handler: { _ in }) }
    made("init(title:style:handler:)", UIAlertAction.self) { UIAlertAction(title: "name", style: .default) }
  }

  func aUIAlertController() {
    made("init()", UIAlertController.self) { UIAlertController() }
    made("init(nibName:bundle:)", UIAlertController.self) { UIAlertController(nibName: "name", bundle: nil) }
    made("init?(coder:)", UIAlertController.self) { UIAlertController(coder: NSCoder()) }
    made("init(title:message:preferredStyle:)", UIAlertController.self) { UIAlertController(title: "name", message: "name", preferredStyle: .alert) }
    controller(UIAlertController.self)
  }

  func aUIActivity() {
    made("init()", UIActivity.self) { UIActivity() }
  }

  func aUIActivityViewController() {
    made("init(activityItems:applicationActivities:)", UIActivityViewController.self) { UIActivityViewController(activityItems: ["item"], applicationActivities: [UIActivity()]) }
    controller(UIActivityViewController.self)
  }

  func aUITableView() {
    made("init()", UITableView.self) { UITableView() }
    made("init(frame:)", UITableView.self) { UITableView(frame: frame) }
    made("init?(coder:)", UITableView.self) { UITableView(coder: NSCoder()) }
    made("init(frame:style:)", UITableView.self) { UITableView(frame: frame, style: .plain) }
    view(UITableView.self)
  }

  func aUITableViewCell() {
    made("init()", UITableViewCell.self) { UITableViewCell() }
    made("init(frame:)", UITableViewCell.self) { UITableViewCell(frame: frame) }
    made("init?(coder:)", UITableViewCell.self) { UITableViewCell(coder: NSCoder()) }
    made("init(style:reuseIdentifier:)", UITableViewCell.self) { UITableViewCell(style: .subtitle, reuseIdentifier: "name") }
    view(UITableViewCell.self)
  }

  func aUITableViewHeaderFooterView() {
    made("init()", UITableViewHeaderFooterView.self) { UITableViewHeaderFooterView() }
    made("init(frame:)", UITableViewHeaderFooterView.self) { UITableViewHeaderFooterView(frame: frame) }
    made("init?(coder:)", UITableViewHeaderFooterView.self) { UITableViewHeaderFooterView(coder: NSCoder()) }
    made("init(reuseIdentifier:)", UITableViewHeaderFooterView.self) { UITableViewHeaderFooterView(reuseIdentifier: "name") }
    view(UITableViewHeaderFooterView.self)
  }

  func aUITableViewController() {
    made("init()", UITableViewController.self) { UITableViewController() }
    made("init(nibName:bundle:)", UITableViewController.self) { UITableViewController(nibName: "name", bundle: nil) }
    made("init?(coder:)", UITableViewController.self) { UITableViewController(coder: NSCoder()) }
    made("init(style:)", UITableViewController.self) { UITableViewController(style: .plain) }
    controller(UITableViewController.self)
  }

  func aUITableViewDiffableDataSource() {
    made("init(tableView:cellProvider:)", UITableViewDiffableDataSource<Int, Int>.self) { UITableViewDiffableDataSource<Int, Int>(tableView: UITableView(), cellProvider: { _, _, _ in nil }) }
  }

  func aUICollectionView() {
    made("init?(coder:)", UICollectionView.self) { UICollectionView(coder: NSCoder()) }
    raises("init()", UICollectionView.self) { UICollectionView() }
    raises("init(frame:)", UICollectionView.self) { UICollectionView(frame: frame) }
    made("init(frame:collectionViewLayout:)", UICollectionView.self) { UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout()) }
  }

  func aUICollectionReusableView() {
    made("init()", UICollectionReusableView.self) { UICollectionReusableView() }
    made("init(frame:)", UICollectionReusableView.self) { UICollectionReusableView(frame: frame) }
    made("init?(coder:)", UICollectionReusableView.self) { UICollectionReusableView(coder: NSCoder()) }
    view(UICollectionReusableView.self)
  }

  func aUICollectionViewCell() {
    made("init()", UICollectionViewCell.self) { UICollectionViewCell() }
    made("init(frame:)", UICollectionViewCell.self) { UICollectionViewCell(frame: frame) }
    made("init?(coder:)", UICollectionViewCell.self) { UICollectionViewCell(coder: NSCoder()) }
    view(UICollectionViewCell.self)
  }

  func aUICollectionViewController() {
    made("init()", UICollectionViewController.self) { UICollectionViewController() }
    made("init(nibName:bundle:)", UICollectionViewController.self) { UICollectionViewController(nibName: "name", bundle: nil) }
    made("init?(coder:)", UICollectionViewController.self) { UICollectionViewController(coder: NSCoder()) }
    made("init(collectionViewLayout:)", UICollectionViewController.self) { UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()) }
    controller(UICollectionViewController.self)
  }

  func aUICollectionViewDiffableDataSource() {
    made("init(collectionView:cellProvider:)", UICollectionViewDiffableDataSource<Int, Int>.self) { UICollectionViewDiffableDataSource<Int, Int>(collectionView: UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout()), cellProvider: { _, _, _ in nil }) }
  }

  func aUICollectionViewLayout() {
    made("init()", UICollectionViewLayout.self) { UICollectionViewLayout() }
    made("init?(coder:)", UICollectionViewLayout.self) { UICollectionViewLayout(coder: NSCoder()) }
  }

  func aUICollectionViewFlowLayout() {
    made("init()", UICollectionViewFlowLayout.self) { UICollectionViewFlowLayout() }
    made("init?(coder:)", UICollectionViewFlowLayout.self) { UICollectionViewFlowLayout(coder: NSCoder()) }
  }

  func aUICollectionViewLayoutAttributes() {
    made("init()", UICollectionViewLayoutAttributes.self) { UICollectionViewLayoutAttributes() }
    made("init(forCellWith:)", UICollectionViewLayoutAttributes.self) { UICollectionViewLayoutAttributes(forCellWith: IndexPath(row: 0, section: 0)) }
    made("init(forSupplementaryViewOfKind:with:)", UICollectionViewLayoutAttributes.self) { UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "name", with: IndexPath(row: 0, section: 0)) }
    made("init(forDecorationViewOfKind:with:)", UICollectionViewLayoutAttributes.self) { UICollectionViewLayoutAttributes(forDecorationViewOfKind: "name", with: IndexPath(row: 0, section: 0)) }
  }

  func aUISwipeActionsConfiguration() {
    made("init(actions:)", UISwipeActionsConfiguration.self) { UISwipeActionsConfiguration(actions: []) }
  }

  func aUIContextualAction() {
    made("init(style:title:handler:)", UIContextualAction.self) { UIContextualAction(style: .normal, title: "name", handler: { _, _, _ in }) }
  }

  func aUIRefreshControl() {
    made("init()", UIRefreshControl.self) { UIRefreshControl() }
    made("init(frame:)", UIRefreshControl.self) { UIRefreshControl(frame: frame) }
    made("init?(coder:)", UIRefreshControl.self) { UIRefreshControl(coder: NSCoder()) }
    made("init(frame:primaryAction:)", UIRefreshControl.self) { UIRefreshControl(frame: frame, primaryAction: UIAction { _ in }) }
    view(UIRefreshControl.self)
  }

  func aUIBarAppearance() {
    made("init()", UIBarAppearance.self) { UIBarAppearance() }
    made("init(idiom:)", UIBarAppearance.self) { UIBarAppearance(idiom: .pad) }
    made("init(barAppearance:)", UIBarAppearance.self) { UIBarAppearance(barAppearance: UIBarAppearance()) }
    made("init?(coder:)", UIBarAppearance.self) { UIBarAppearance(coder: NSCoder()) }
  }

  func aUINavigationBarAppearance() {
    made("init()", UINavigationBarAppearance.self) { UINavigationBarAppearance() }
    made("init(idiom:)", UINavigationBarAppearance.self) { UINavigationBarAppearance(idiom: .pad) }
    made("init(barAppearance:)", UINavigationBarAppearance.self) { UINavigationBarAppearance(barAppearance: UIBarAppearance()) }
    made("init?(coder:)", UINavigationBarAppearance.self) { UINavigationBarAppearance(coder: NSCoder()) }
  }

  func aUIToolbarAppearance() {
    made("init()", UIToolbarAppearance.self) { UIToolbarAppearance() }
    made("init(idiom:)", UIToolbarAppearance.self) { UIToolbarAppearance(idiom: .pad) }
    made("init(barAppearance:)", UIToolbarAppearance.self) { UIToolbarAppearance(barAppearance: UIBarAppearance()) }
    made("init?(coder:)", UIToolbarAppearance.self) { UIToolbarAppearance(coder: NSCoder()) }
  }

  func aUITabBarAppearance() {
    made("init()", UITabBarAppearance.self) { UITabBarAppearance() }
    made("init(idiom:)", UITabBarAppearance.self) { UITabBarAppearance(idiom: .pad) }
    made("init(barAppearance:)", UITabBarAppearance.self) { UITabBarAppearance(barAppearance: UIBarAppearance()) }
    made("init?(coder:)", UITabBarAppearance.self) { UITabBarAppearance(coder: NSCoder()) }
  }

  func aUITabBarItemAppearance() {
    made("init()", UITabBarItemAppearance.self) { UITabBarItemAppearance() }
    made("init(style:)", UITabBarItemAppearance.self) { UITabBarItemAppearance(style: .stacked) }
    made("init?(coder:)", UITabBarItemAppearance.self) { UITabBarItemAppearance(coder: NSCoder()) }
  }

  func aUIBarButtonItemAppearance() {
    made("init()", UIBarButtonItemAppearance.self) { UIBarButtonItemAppearance() }
    made("init(style:)", UIBarButtonItemAppearance.self) { UIBarButtonItemAppearance(style: .plain) }
    made("init?(coder:)", UIBarButtonItemAppearance.self) { UIBarButtonItemAppearance(coder: NSCoder()) }
  }

  func aUIEvent() {
    made("init()", UIEvent.self) { UIEvent() }
  }

  func aUIPressesEvent() {
    made("init()", UIPressesEvent.self) { UIPressesEvent() }
  }

  func aUIPress() {
    made("init()", UIPress.self) { UIPress() }
  }

  func aUITouch() {
    made("init()", UITouch.self) { UITouch() }
  }

  func aUIStoryboard() {
    made("init(name:bundle:)", UIStoryboard.self) { UIStoryboard(name: "name", bundle: nil) }
  }

  func aUINib() {
    made("init(nibName:bundle:)", UINib.self) { UINib(nibName: "name", bundle: nil) }
    made("init(data:bundle:)", UINib.self) { UINib(data: Data([1, 2]), bundle: nil) }
  }

  func aUIResponder() {
    made("init()", UIResponder.self) { UIResponder() }
  }

  func aUIView() {
    made("init()", UIView.self) { UIView() }
    made("init(frame:)", UIView.self) { UIView(frame: frame) }
    made("init?(coder:)", UIView.self) { UIView(coder: NSCoder()) }
    view(UIView.self)
  }

  func aUIWindow() {
    made("init()", UIWindow.self) { UIWindow() }
    made("init(frame:)", UIWindow.self) { UIWindow(frame: frame) }
    made("init?(coder:)", UIWindow.self) { UIWindow(coder: NSCoder()) }
    made("init(windowScene:)", UIWindow.self) { UIWindow(windowScene: scene) }
    view(UIWindow.self)
  }

  func aUILabel() {
    made("init()", UILabel.self) { UILabel() }
    made("init(frame:)", UILabel.self) { UILabel(frame: frame) }
    made("init?(coder:)", UILabel.self) { UILabel(coder: NSCoder()) }
    view(UILabel.self)
  }

  func aUIImageView() {
    made("init()", UIImageView.self) { UIImageView() }
    made("init(frame:)", UIImageView.self) { UIImageView(frame: frame) }
    made("init?(coder:)", UIImageView.self) { UIImageView(coder: NSCoder()) }
    made("init(image:)", UIImageView.self) { UIImageView(image: UIImage()) }
    made("init(image:highlightedImage:)", UIImageView.self) { UIImageView(image: UIImage(), highlightedImage: UIImage()) }
    view(UIImageView.self)
  }

  func aUIScrollView() {
    made("init()", UIScrollView.self) { UIScrollView() }
    made("init(frame:)", UIScrollView.self) { UIScrollView(frame: frame) }
    made("init?(coder:)", UIScrollView.self) { UIScrollView(coder: NSCoder()) }
    view(UIScrollView.self)
  }

  func aUIStackView() {
    made("init()", UIStackView.self) { UIStackView() }
    made("init(frame:)", UIStackView.self) { UIStackView(frame: frame) }
    made("init?(coder:)", UIStackView.self) { UIStackView(coder: NSCoder()) }
    made("init(arrangedSubviews:)", UIStackView.self) { UIStackView(arrangedSubviews: []) }
    view(UIStackView.self)
  }

  func aUIMenuElement() {
    made("init?(coder:)", UIMenuElement.self) { UIMenuElement(coder: NSCoder()) }
  }

  func aUIAction() {
    made("init?(coder:)", UIAction.self) { UIAction(coder: NSCoder()) }
    made("init(title:subtitle:image:selectedImage:identifier:discoverabilityTitle:attributes:state:handler:)", UIAction.self) { UIAction(title: "name", subtitle: "name", image: UIImage(), selectedImage: UIImage(), identifier: UIAction.Identifier("name"), discoverabilityTitle: "name", attributes: [], state: .on, handler: { _ in }) }
    made("init(title:subtitle:image:selectedImage:identifier:discoverabilityTitle:attributes:state:handler:)", UIAction.self) { UIAction(handler: { _ in }) }
  }

  func aUICommand() {
    made("init?(coder:)", UICommand.self) { UICommand(coder: NSCoder()) }
    made("init(title:subtitle:image:selectedImage:action:propertyList:discoverabilityTitle:attributes:state:)", UICommand.self) { UICommand(title: "name", subtitle: "name", image: UIImage(), selectedImage: UIImage(), action: "act:", propertyList: nil, discoverabilityTitle: "name", attributes: [], state: .on) }
    made("init(title:subtitle:image:selectedImage:action:propertyList:discoverabilityTitle:attributes:state:)", UICommand.self) { UICommand(action: "act:") }
  }

  func aUIKeyCommand() {
    made("init?(coder:)", UIKeyCommand.self) { UIKeyCommand(coder: NSCoder()) }
    made("init()", UIKeyCommand.self) { UIKeyCommand() }
    made("init(title:subtitle:image:selectedImage:action:input:modifierFlags:propertyList:discoverabilityTitle:attributes:state:)", UIKeyCommand.self) { UIKeyCommand(title: "name", subtitle: "name", image: UIImage(), selectedImage: UIImage(), action: "act:", input: "name", modifierFlags: .command, propertyList: nil, discoverabilityTitle: "name", attributes: [], state: .on) }
    made("init(title:subtitle:image:selectedImage:action:input:modifierFlags:propertyList:discoverabilityTitle:attributes:state:)", UIKeyCommand.self) { UIKeyCommand(action: "act:", input: "name") }
    made("init(input:modifierFlags:action:)", UIKeyCommand.self) { UIKeyCommand(input: "name", modifierFlags: .command, action: "act:") }
  }

  func aUIMenu() {
    made("init?(coder:)", UIMenu.self) { UIMenu(coder: NSCoder()) }
    made("init(title:subtitle:image:identifier:options:preferredElementSize:children:)", UIMenu.self) { UIMenu(title: "name", subtitle: "name", image: UIImage(), identifier: UIMenu.Identifier("name"), options: [], preferredElementSize: .large, children: []) }
  }

  func aUIDeferredMenuElement() {
    made("init?(coder:)", UIDeferredMenuElement.self) { UIDeferredMenuElement(coder: NSCoder()) }
    made("init(_:)", UIDeferredMenuElement.self) { UIDeferredMenuElement({ $0([]) }) }
  }

  func aUIContextMenuConfiguration() {
    made("init()", UIContextMenuConfiguration.self) { UIContextMenuConfiguration() }
    made("init(identifier:previewProvider:actionProvider:)", UIContextMenuConfiguration.self) { UIContextMenuConfiguration(identifier: NSString(string: "name"), previewProvider: { nil }, actionProvider: { _ in nil }) }
  }

  func aUIContextMenuInteraction() {
    made("init(delegate:)", UIContextMenuInteraction.self) { UIContextMenuInteraction(delegate: delegate) }
  }

  func aUIPreviewParameters() {
    made("init()", UIPreviewParameters.self) { UIPreviewParameters() }
    made("init(textLineRects:)", UIPreviewParameters.self) { UIPreviewParameters(textLineRects: []) }
  }

  func aUITargetedPreview() {
    made("init(view:)", UITargetedPreview.self) { UITargetedPreview(view: UIView()) }
    made("init(view:parameters:)", UITargetedPreview.self) { UITargetedPreview(view: UIView(), parameters: UIPreviewParameters()) }
  }

  func aUIGestureRecognizer() {
    made("init()", UIGestureRecognizer.self) { UIGestureRecognizer() }
    made("init(target:action:)", UIGestureRecognizer.self) { UIGestureRecognizer(target: nil, action: nil) }
    made("init?(coder:)", UIGestureRecognizer.self) { UIGestureRecognizer(coder: NSCoder()) }
  }

  func aUITapGestureRecognizer() {
    made("init()", UITapGestureRecognizer.self) { UITapGestureRecognizer() }
    made("init(target:action:)", UITapGestureRecognizer.self) { UITapGestureRecognizer(target: nil, action: nil) }
    made("init?(coder:)", UITapGestureRecognizer.self) { UITapGestureRecognizer(coder: NSCoder()) }
  }

  func aUIPinchGestureRecognizer() {
    made("init()", UIPinchGestureRecognizer.self) { UIPinchGestureRecognizer() }
    made("init(target:action:)", UIPinchGestureRecognizer.self) { UIPinchGestureRecognizer(target: nil, action: nil) }
    made("init?(coder:)", UIPinchGestureRecognizer.self) { UIPinchGestureRecognizer(coder: NSCoder()) }
  }

  func aUIRotationGestureRecognizer() {
    made("init()", UIRotationGestureRecognizer.self) { UIRotationGestureRecognizer() }
    made("init(target:action:)", UIRotationGestureRecognizer.self) { UIRotationGestureRecognizer(target: nil, action: nil) }
    made("init?(coder:)", UIRotationGestureRecognizer.self) { UIRotationGestureRecognizer(coder: NSCoder()) }
  }

  func aUISwipeGestureRecognizer() {
    made("init()", UISwipeGestureRecognizer.self) { UISwipeGestureRecognizer() }
    made("init(target:action:)", UISwipeGestureRecognizer.self) { UISwipeGestureRecognizer(target: nil, action: nil) }
    made("init?(coder:)", UISwipeGestureRecognizer.self) { UISwipeGestureRecognizer(coder: NSCoder()) }
  }

  func aUIPanGestureRecognizer() {
    made("init()", UIPanGestureRecognizer.self) { UIPanGestureRecognizer() }
    made("init(target:action:)", UIPanGestureRecognizer.self) { UIPanGestureRecognizer(target: nil, action: nil) }
    made("init?(coder:)", UIPanGestureRecognizer.self) { UIPanGestureRecognizer(coder: NSCoder()) }
  }

  func aUIScreenEdgePanGestureRecognizer() {
    made("init()", UIScreenEdgePanGestureRecognizer.self) { UIScreenEdgePanGestureRecognizer() }
    made("init(target:action:)", UIScreenEdgePanGestureRecognizer.self) { UIScreenEdgePanGestureRecognizer(target: nil, action: nil) }
    made("init?(coder:)", UIScreenEdgePanGestureRecognizer.self) { UIScreenEdgePanGestureRecognizer(coder: NSCoder()) }
  }

  func aUILongPressGestureRecognizer() {
    made("init()", UILongPressGestureRecognizer.self) { UILongPressGestureRecognizer() }
    made("init(target:action:)", UILongPressGestureRecognizer.self) { UILongPressGestureRecognizer(target: nil, action: nil) }
    made("init?(coder:)", UILongPressGestureRecognizer.self) { UILongPressGestureRecognizer(coder: NSCoder()) }
  }

  func aUIHoverGestureRecognizer() {
    made("init()", UIHoverGestureRecognizer.self) { UIHoverGestureRecognizer() }
    made("init(target:action:)", UIHoverGestureRecognizer.self) { UIHoverGestureRecognizer(target: nil, action: nil) }
    made("init?(coder:)", UIHoverGestureRecognizer.self) { UIHoverGestureRecognizer(coder: NSCoder()) }
  }

  func aCALayer() {
    made("init()", CALayer.self) { CALayer() }
    made("init(layer:)", CALayer.self) { CALayer(layer: UIView()) }
    made("init?(coder:)", CALayer.self) { CALayer(coder: NSCoder()) }
  }

  func aCATextLayer() {
    made("init()", CATextLayer.self) { CATextLayer() }
    made("init(layer:)", CATextLayer.self) { CATextLayer(layer: UIView()) }
    made("init?(coder:)", CATextLayer.self) { CATextLayer(coder: NSCoder()) }
  }

  func aCATransformLayer() {
    made("init()", CATransformLayer.self) { CATransformLayer() }
    made("init(layer:)", CATransformLayer.self) { CATransformLayer(layer: UIView()) }
    made("init?(coder:)", CATransformLayer.self) { CATransformLayer(coder: NSCoder()) }
  }

  func aCAShapeLayer() {
    made("init()", CAShapeLayer.self) { CAShapeLayer() }
    made("init(layer:)", CAShapeLayer.self) { CAShapeLayer(layer: UIView()) }
    made("init?(coder:)", CAShapeLayer.self) { CAShapeLayer(coder: NSCoder()) }
  }

  func aCAGradientLayer() {
    made("init()", CAGradientLayer.self) { CAGradientLayer() }
    made("init(layer:)", CAGradientLayer.self) { CAGradientLayer(layer: UIView()) }
    made("init?(coder:)", CAGradientLayer.self) { CAGradientLayer(coder: NSCoder()) }
  }

  func aCAAnimation() {
    made("init()", CAAnimation.self) { CAAnimation() }
    made("init?(coder:)", CAAnimation.self) { CAAnimation(coder: NSCoder()) }
  }

  func aCAPropertyAnimation() {
    made("init()", CAPropertyAnimation.self) { CAPropertyAnimation() }
    made("init?(coder:)", CAPropertyAnimation.self) { CAPropertyAnimation(coder: NSCoder()) }
    made("init(keyPath:)", CAPropertyAnimation.self) { CAPropertyAnimation(keyPath: "name") }
  }

  func aCABasicAnimation() {
    made("init()", CABasicAnimation.self) { CABasicAnimation() }
    made("init?(coder:)", CABasicAnimation.self) { CABasicAnimation(coder: NSCoder()) }
    made("init(keyPath:)", CABasicAnimation.self) { CABasicAnimation(keyPath: "name") }
  }

  func aCASpringAnimation() {
    made("init()", CASpringAnimation.self) { CASpringAnimation() }
    made("init?(coder:)", CASpringAnimation.self) { CASpringAnimation(coder: NSCoder()) }
    made("init(keyPath:)", CASpringAnimation.self) { CASpringAnimation(keyPath: "name") }
    made("init(perceptualDuration:bounce:)", CASpringAnimation.self) { CASpringAnimation(perceptualDuration: 0.5, bounce: 0.5) }
  }

  func aCAKeyframeAnimation() {
    made("init()", CAKeyframeAnimation.self) { CAKeyframeAnimation() }
    made("init?(coder:)", CAKeyframeAnimation.self) { CAKeyframeAnimation(coder: NSCoder()) }
    made("init(keyPath:)", CAKeyframeAnimation.self) { CAKeyframeAnimation(keyPath: "name") }
  }

  func aCATransition() {
    made("init()", CATransition.self) { CATransition() }
    made("init?(coder:)", CATransition.self) { CATransition(coder: NSCoder()) }
  }

  func aCAAnimationGroup() {
    made("init()", CAAnimationGroup.self) { CAAnimationGroup() }
    made("init?(coder:)", CAAnimationGroup.self) { CAAnimationGroup(coder: NSCoder()) }
  }

  func aCAMediaTimingFunction() {
    made("init()", CAMediaTimingFunction.self) { CAMediaTimingFunction() }
    made("init(name:)", CAMediaTimingFunction.self) { CAMediaTimingFunction(name: .easeIn) }
    made("init(controlPoints:_:_:_:)", CAMediaTimingFunction.self) { CAMediaTimingFunction(controlPoints: 0.5, 0.5, 0.5, 0.5) }
    made("init?(coder:)", CAMediaTimingFunction.self) { CAMediaTimingFunction(coder: NSCoder()) }
  }

  func aCATransaction() {
    made("init()", CATransaction.self) { CATransaction() }
  }

  func aUIBezierPath() {
    made("init()", UIBezierPath.self) { UIBezierPath() }
    made("init(rect:)", UIBezierPath.self) { UIBezierPath(rect: frame) }
    made("init(ovalIn:)", UIBezierPath.self) { UIBezierPath(ovalIn: frame) }
    made("init(roundedRect:cornerRadius:)", UIBezierPath.self) { UIBezierPath(roundedRect: frame, cornerRadius: 0.5) }
    made("init(roundedRect:byRoundingCorners:cornerRadii:)", UIBezierPath.self) { UIBezierPath(roundedRect: frame, byRoundingCorners: .allCorners, cornerRadii: frame.size) }
    made("init(arcCenter:radius:startAngle:endAngle:clockwise:)", UIBezierPath.self) { UIBezierPath(arcCenter: CGPoint(x: 0.25, y: 0.5), radius: 0.5, startAngle: 0.5, endAngle: 0.5, clockwise: true) }
    made("init(cgPath:)", UIBezierPath.self) { UIBezierPath(cgPath: CGPath(rect: frame, transform: nil)) }
    made("init?(coder:)", UIBezierPath.self) { UIBezierPath(coder: NSCoder()) }
  }

  func aCGPath() {
    made("init(rect:transform:)", CGPath.self) { CGPath(rect: frame, transform: nil) }
    made("init(ellipseIn:transform:)", CGPath.self) { CGPath(ellipseIn: frame, transform: nil) }
    made("init(roundedRect:cornerWidth:cornerHeight:transform:)", CGPath.self) { CGPath(roundedRect: frame, cornerWidth: 0.5, cornerHeight: 0.5, transform: nil) }
  }

  func aCGMutablePath() {
    made("init()", CGMutablePath.self) { CGMutablePath() }
  }

  func aCGColor() {
    made("init(red:green:blue:alpha:)", CGColor.self) { CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5) }
    made("init(srgbRed:green:blue:alpha:)", CGColor.self) { CGColor(srgbRed: 0.5, green: 0.5, blue: 0.5, alpha: 0.5) }
    made("init(gray:alpha:)", CGColor.self) { CGColor(gray: 0.5, alpha: 0.5) }
    made("init(genericCMYKCyan:magenta:yellow:black:alpha:)", CGColor.self) { CGColor(genericCMYKCyan: 0.5, magenta: 0.5, yellow: 0.5, black: 0.5, alpha: 0.5) }
    made("init(genericGrayGamma2_2Gray:alpha:)", CGColor.self) { CGColor(genericGrayGamma2_2Gray: 0.5, alpha: 0.5) }
  }

  func aUISearchController() {
    made("init()", UISearchController.self) { UISearchController() }
    made("init(nibName:bundle:)", UISearchController.self) { UISearchController(nibName: "name", bundle: nil) }
    made("init?(coder:)", UISearchController.self) { UISearchController(coder: NSCoder()) }
    made("init(searchResultsController:)", UISearchController.self) { UISearchController(searchResultsController: UIViewController()) }
    controller(UISearchController.self)
  }

  func aUISearchBar() {
    made("init()", UISearchBar.self) { UISearchBar() }
    made("init(frame:)", UISearchBar.self) { UISearchBar(frame: frame) }
    made("init?(coder:)", UISearchBar.self) { UISearchBar(coder: NSCoder()) }
    view(UISearchBar.self)
  }

  func aUISearchTextField() {
    made("init()", UISearchTextField.self) { UISearchTextField() }
    made("init(frame:)", UISearchTextField.self) { UISearchTextField(frame: frame) }
    made("init?(coder:)", UISearchTextField.self) { UISearchTextField(coder: NSCoder()) }
    made("init(frame:primaryAction:)", UISearchTextField.self) { UISearchTextField(frame: frame, primaryAction: UIAction { _ in }) }
    view(UISearchTextField.self)
  }

  func aUIViewController() {
    made("init()", UIViewController.self) { UIViewController() }
    made("init(nibName:bundle:)", UIViewController.self) { UIViewController(nibName: "name", bundle: nil) }
    made("init?(coder:)", UIViewController.self) { UIViewController(coder: NSCoder()) }
    controller(UIViewController.self)
  }

  func aUIPercentDrivenInteractiveTransition() {
    made("init()", UIPercentDrivenInteractiveTransition.self) { UIPercentDrivenInteractiveTransition() }
  }

  func aUIScreen() {
    made("init()", UIScreen.self) { UIScreen() }
  }

  func aUIDevice() {
    made("init()", UIDevice.self) { UIDevice() }
  }

  func aUIFeedbackGenerator() {
    made("init()", UIFeedbackGenerator.self) { UIFeedbackGenerator() }
    made("init(view:)", UIFeedbackGenerator.self) { UIFeedbackGenerator(view: UIView()) }
  }

  func aUISelectionFeedbackGenerator() {
    made("init()", UISelectionFeedbackGenerator.self) { UISelectionFeedbackGenerator() }
    made("init(view:)", UISelectionFeedbackGenerator.self) { UISelectionFeedbackGenerator(view: UIView()) }
  }

  func aUIImpactFeedbackGenerator() {
    made("init()", UIImpactFeedbackGenerator.self) { UIImpactFeedbackGenerator() }
    made("init(view:)", UIImpactFeedbackGenerator.self) { UIImpactFeedbackGenerator(view: UIView()) }
    made("init(style:)", UIImpactFeedbackGenerator.self) { UIImpactFeedbackGenerator(style: .heavy) }
    made("init(style:view:)", UIImpactFeedbackGenerator.self) { UIImpactFeedbackGenerator(style: .heavy, view: UIView()) }
  }

  func aUINotificationFeedbackGenerator() {
    made("init()", UINotificationFeedbackGenerator.self) { UINotificationFeedbackGenerator() }
    made("init(view:)", UINotificationFeedbackGenerator.self) { UINotificationFeedbackGenerator(view: UIView()) }
  }

  func aUINavigationController() {
    made("init()", UINavigationController.self) { UINavigationController() }
    made("init(nibName:bundle:)", UINavigationController.self) { UINavigationController(nibName: "name", bundle: nil) }
    made("init?(coder:)", UINavigationController.self) { UINavigationController(coder: NSCoder()) }
    made("init(rootViewController:)", UINavigationController.self) { UINavigationController(rootViewController: UIViewController()) }
    made("init(navigationBarClass:toolbarClass:)", UINavigationController.self) { UINavigationController(navigationBarClass: nil, toolbarClass: nil) }
    controller(UINavigationController.self)
  }

  func aUITabBarController() {
    made("init()", UITabBarController.self) { UITabBarController() }
    made("init(nibName:bundle:)", UITabBarController.self) { UITabBarController(nibName: "name", bundle: nil) }
    made("init?(coder:)", UITabBarController.self) { UITabBarController(coder: NSCoder()) }
    controller(UITabBarController.self)
  }

  func aUISplitViewController() {
    made("init()", UISplitViewController.self) { UISplitViewController() }
    made("init(nibName:bundle:)", UISplitViewController.self) { UISplitViewController(nibName: "name", bundle: nil) }
    made("init?(coder:)", UISplitViewController.self) { UISplitViewController(coder: NSCoder()) }
    made("init(style:)", UISplitViewController.self) { UISplitViewController(style: .doubleColumn) }
    controller(UISplitViewController.self)
  }

  func aUIPageViewController() {
    made("init()", UIPageViewController.self) { UIPageViewController() }
    made("init(nibName:bundle:)", UIPageViewController.self) { UIPageViewController(nibName: "name", bundle: nil) }
    made("init?(coder:)", UIPageViewController.self) { UIPageViewController(coder: NSCoder()) }
    made("init(transitionStyle:navigationOrientation:options:)", UIPageViewController.self) { UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical, options: nil) }
    made("init(transitionStyle:navigationOrientation:options:)", UIPageViewController.self) { UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical) }
    controller(UIPageViewController.self)
  }

  func aUINavigationBar() {
    made("init()", UINavigationBar.self) { UINavigationBar() }
    made("init(frame:)", UINavigationBar.self) { UINavigationBar(frame: frame) }
    made("init?(coder:)", UINavigationBar.self) { UINavigationBar(coder: NSCoder()) }
    view(UINavigationBar.self)
  }

  func aUIToolbar() {
    made("init()", UIToolbar.self) { UIToolbar() }
    made("init(frame:)", UIToolbar.self) { UIToolbar(frame: frame) }
    made("init?(coder:)", UIToolbar.self) { UIToolbar(coder: NSCoder()) }
    view(UIToolbar.self)
  }

  func aUITabBar() {
    made("init()", UITabBar.self) { UITabBar() }
    made("init(frame:)", UITabBar.self) { UITabBar(frame: frame) }
    made("init?(coder:)", UITabBar.self) { UITabBar(coder: NSCoder()) }
    view(UITabBar.self)
  }

  func aUINavigationItem() {
    made("init()", UINavigationItem.self) { UINavigationItem() }
    made("init(title:)", UINavigationItem.self) { UINavigationItem(title: "name") }
    made("init?(coder:)", UINavigationItem.self) { UINavigationItem(coder: NSCoder()) }
  }

  func aUIBarItem() {
    made("init()", UIBarItem.self) { UIBarItem() }
    made("init?(coder:)", UIBarItem.self) { UIBarItem(coder: NSCoder()) }
  }

  func aUITabBarItem() {
    made("init()", UITabBarItem.self) { UITabBarItem() }
    made("init?(coder:)", UITabBarItem.self) { UITabBarItem(coder: NSCoder()) }
    made("init(title:image:tag:)", UITabBarItem.self) { UITabBarItem(title: "name", image: UIImage(), tag: 3) }
    made("init(title:image:selectedImage:)", UITabBarItem.self) { UITabBarItem(title: "name", image: UIImage(), selectedImage: UIImage()) }
    made("init(tabBarSystemItem:tag:)", UITabBarItem.self) { UITabBarItem(tabBarSystemItem: .search, tag: 3) }
  }

  func aUIBarButtonItem() {
    made("init()", UIBarButtonItem.self) { UIBarButtonItem() }
    made("init?(coder:)", UIBarButtonItem.self) { UIBarButtonItem(coder: NSCoder()) }
    made("init(image:style:target:action:)", UIBarButtonItem.self) { UIBarButtonItem(image: UIImage(), style: .plain, target: nil, action: nil) }
    made("init(image:landscapeImagePhone:style:target:action:)", UIBarButtonItem.self) { UIBarButtonItem(image: UIImage(), landscapeImagePhone: UIImage(), style: .plain, target: nil, action: nil) }
    made("init(title:style:target:action:)", UIBarButtonItem.self) { UIBarButtonItem(title: "name", style: .plain, target: nil, action: nil) }
    made("init(barButtonSystemItem:target:action:)", UIBarButtonItem.self) { UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil) }
    made("init(customView:)", UIBarButtonItem.self) { UIBarButtonItem(customView: UIView()) }
    made("init(systemItem:primaryAction:menu:)", UIBarButtonItem.self) { UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in }, menu: UIMenu(title: "name", children: [])) }
    made("init(systemItem:primaryAction:menu:)", UIBarButtonItem.self) { UIBarButtonItem(systemItem: .done) }
    made("init(title:image:primaryAction:menu:)", UIBarButtonItem.self) { UIBarButtonItem(title: "name", image: UIImage(), primaryAction: UIAction { _ in }, menu: UIMenu(title: "name", children: [])) }
    made("init(title:image:target:action:menu:)", UIBarButtonItem.self) { UIBarButtonItem(title: "name", image: UIImage(), target: nil, action: nil, menu: UIMenu(title: "name", children: [])) }
    made("init(title:image:target:action:menu:)", UIBarButtonItem.self) { UIBarButtonItem(target: nil, action: nil) }
    made("init(primaryAction:)", UIBarButtonItem.self) { UIBarButtonItem(primaryAction: UIAction { _ in }) }
    made("init(primaryAction:menu:)", UIBarButtonItem.self) { UIBarButtonItem(primaryAction: UIAction { _ in }, menu: UIMenu(title: "name", children: [])) }
  }

  func aUIFontDescriptor() {
    made("init()", UIFontDescriptor.self) { UIFontDescriptor() }
    made("init(name:size:)", UIFontDescriptor.self) { UIFontDescriptor(name: "name", size: 0.5) }
    made("init(name:matrix:)", UIFontDescriptor.self) { UIFontDescriptor(name: "name", matrix: CGAffineTransform(scaleX: 2, y: 2)) }
    made("init(fontAttributes:)", UIFontDescriptor.self) { UIFontDescriptor(fontAttributes: [:]) }
    made("init?(coder:)", UIFontDescriptor.self) { UIFontDescriptor(coder: NSCoder()) }
  }

  func aUIFont() {
    made("init()", UIFont.self) { UIFont() }
    made("init?(name:size:)", UIFont.self) { UIFont(name: "name", size: 0.5) }
    made("init(descriptor:size:)", UIFont.self) { UIFont(descriptor: UIFontDescriptor(), size: 0.5) }
    made("init?(coder:)", UIFont.self) { UIFont(coder: NSCoder()) }
  }

  func aUIFontMetrics() {
    made("init(forTextStyle:)", UIFontMetrics.self) { UIFontMetrics(forTextStyle: .body) }
  }

  func aUIImage() {
    made("init()", UIImage.self) { UIImage() }
    made("init?(named:)", UIImage.self) { UIImage(named: "name") }
    made("init?(named:in:with:)", UIImage.self) { UIImage(named: "name", in: nil, with: UIImage.SymbolConfiguration(scale: .large)) }
    made("init?(named:in:compatibleWith:)", UIImage.self) { UIImage(named: "name", in: nil, compatibleWith: UITraitCollection()) }
    made("init?(named:in:variableValue:configuration:)", UIImage.self) { UIImage(named: "name", in: nil, variableValue: 0.5, configuration: UIImage.SymbolConfiguration(scale: .large)) }
    made("init?(systemName:)", UIImage.self) { UIImage(systemName: "name") }
    made("init?(systemName:withConfiguration:)", UIImage.self) { UIImage(systemName: "name", withConfiguration: UIImage.SymbolConfiguration(scale: .large)) }
    made("init?(systemName:compatibleWith:)", UIImage.self) { UIImage(systemName: "name", compatibleWith: UITraitCollection()) }
    made("init?(systemName:variableValue:configuration:)", UIImage.self) { UIImage(systemName: "name", variableValue: 0.5, configuration: UIImage.SymbolConfiguration(scale: .large)) }
    made("init?(contentsOfFile:)", UIImage.self) { UIImage(contentsOfFile: #filePath) }
    made("init?(data:)", UIImage.self) { UIImage(data: Data([1, 2])) }
    made("init?(data:scale:)", UIImage.self) { UIImage(data: Data([1, 2]), scale: 0.5) }
    made("init(imageLiteralResourceName:)", UIImage.self) { UIImage(imageLiteralResourceName: "name") }
    made("init?(coder:)", UIImage.self) { UIImage(coder: NSCoder()) }
  }

  func aUIImageConfiguration() {
    made("init?(coder:)", UIImage.Configuration.self) { UIImage.Configuration(coder: NSCoder()) }
  }

  func aUIImageSymbolConfiguration() {
    made("init?(coder:)", UIImage.SymbolConfiguration.self) { UIImage.SymbolConfiguration(coder: NSCoder()) }
    made("init(pointSize:)", UIImage.SymbolConfiguration.self) { UIImage.SymbolConfiguration(pointSize: 0.5) }
    made("init(pointSize:weight:)", UIImage.SymbolConfiguration.self) { UIImage.SymbolConfiguration(pointSize: 0.5, weight: .bold) }
    made("init(pointSize:weight:scale:)", UIImage.SymbolConfiguration.self) { UIImage.SymbolConfiguration(pointSize: 0.5, weight: .bold, scale: .large) }
    made("init(scale:)", UIImage.SymbolConfiguration.self) { UIImage.SymbolConfiguration(scale: .large) }
    made("init(weight:)", UIImage.SymbolConfiguration.self) { UIImage.SymbolConfiguration(weight: .bold) }
    made("init(textStyle:)", UIImage.SymbolConfiguration.self) { UIImage.SymbolConfiguration(textStyle: .body) }
    made("init(textStyle:scale:)", UIImage.SymbolConfiguration.self) { UIImage.SymbolConfiguration(textStyle: .body, scale: .large) }
    made("init(font:)", UIImage.SymbolConfiguration.self) { UIImage.SymbolConfiguration(font: .systemFont(ofSize: 12)) }
    made("init(font:scale:)", UIImage.SymbolConfiguration.self) { UIImage.SymbolConfiguration(font: .systemFont(ofSize: 12), scale: .large) }
    made("init(hierarchicalColor:)", UIImage.SymbolConfiguration.self) { UIImage.SymbolConfiguration(hierarchicalColor: .red) }
    made("init(paletteColors:)", UIImage.SymbolConfiguration.self) { UIImage.SymbolConfiguration(paletteColors: []) }
  }

  func aUIColor() {
    made("init()", UIColor.self) { UIColor() }
    made("init(white:alpha:)", UIColor.self) { UIColor(white: 0.5, alpha: 0.5) }
    made("init(hue:saturation:brightness:alpha:)", UIColor.self) { UIColor(hue: 0.5, saturation: 0.5, brightness: 0.5, alpha: 0.5) }
    made("init(red:green:blue:alpha:)", UIColor.self) { UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5) }
    made("init(displayP3Red:green:blue:alpha:)", UIColor.self) { UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5) }
    made("init(cgColor:)", UIColor.self) { UIColor(cgColor: CGColor(gray: 0.5, alpha: 1)) }
    made("init(patternImage:)", UIColor.self) { UIColor(patternImage: UIImage()) }
    made("init?(named:)", UIColor.self) { UIColor(named: "name") }
    made("init?(named:in:compatibleWith:)", UIColor.self) { UIColor(named: "name", in: nil, compatibleWith: UITraitCollection()) }
    made("init(dynamicProvider:)", UIColor.self) { UIColor(dynamicProvider: { _ in .red }) }
    made("init?(coder:)", UIColor.self) { UIColor(coder: NSCoder()) }
  }

  func aNSParagraphStyle() {
    made("init()", NSParagraphStyle.self) { NSParagraphStyle() }
    made("init?(coder:)", NSParagraphStyle.self) { NSParagraphStyle(coder: NSCoder()) }
  }

  func aNSMutableParagraphStyle() {
    made("init()", NSMutableParagraphStyle.self) { NSMutableParagraphStyle() }
    made("init?(coder:)", NSMutableParagraphStyle.self) { NSMutableParagraphStyle(coder: NSCoder()) }
  }

  func aNSShadow() {
    made("init()", NSShadow.self) { NSShadow() }
    made("init?(coder:)", NSShadow.self) { NSShadow(coder: NSCoder()) }
  }

  func aNSStringDrawingContext() {
    made("init()", NSStringDrawingContext.self) { NSStringDrawingContext() }
  }

  func aNSTextAttachment() {
    made("init()", NSTextAttachment.self) { NSTextAttachment() }
    made("init(data:ofType:)", NSTextAttachment.self) { NSTextAttachment(data: Data([1, 2]), ofType: "name") }
    made("init(image:)", NSTextAttachment.self) { NSTextAttachment(image: UIImage()) }
    made("init?(coder:)", NSTextAttachment.self) { NSTextAttachment(coder: NSCoder()) }
  }

  func aNSTextContainer() {
    made("init()", NSTextContainer.self) { NSTextContainer() }
    made("init(size:)", NSTextContainer.self) { NSTextContainer(size: frame.size) }
    made("init(coder:)", NSTextContainer.self) { NSTextContainer(coder: NSCoder()) }
  }

  func aUIVisualEffect() {
    made("init()", UIVisualEffect.self) { UIVisualEffect() }
    made("init?(coder:)", UIVisualEffect.self) { UIVisualEffect(coder: NSCoder()) }
  }

  func aUIBlurEffect() {
    made("init()", UIBlurEffect.self) { UIBlurEffect() }
    made("init?(coder:)", UIBlurEffect.self) { UIBlurEffect(coder: NSCoder()) }
    made("init(style:)", UIBlurEffect.self) { UIBlurEffect(style: .dark) }
  }

  func aUIVibrancyEffect() {
    made("init()", UIVibrancyEffect.self) { UIVibrancyEffect() }
    made("init?(coder:)", UIVibrancyEffect.self) { UIVibrancyEffect(coder: NSCoder()) }
    made("init(blurEffect:)", UIVibrancyEffect.self) { UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular)) }
    made("init(blurEffect:style:)", UIVibrancyEffect.self) { UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular), style: .label) }
  }

  func aUIVisualEffectView() {
    made("init()", UIVisualEffectView.self) { UIVisualEffectView() }
    made("init(frame:)", UIVisualEffectView.self) { UIVisualEffectView(frame: frame) }
    made("init?(coder:)", UIVisualEffectView.self) { UIVisualEffectView(coder: NSCoder()) }
    made("init(effect:)", UIVisualEffectView.self) { UIVisualEffectView(effect: UIBlurEffect(style: .regular)) }
    view(UIVisualEffectView.self)
  }

  func aUIControl() {
    made("init()", UIControl.self) { UIControl() }
    made("init(frame:)", UIControl.self) { UIControl(frame: frame) }
    made("init?(coder:)", UIControl.self) { UIControl(coder: NSCoder()) }
    made("init(frame:primaryAction:)", UIControl.self) { UIControl(frame: frame, primaryAction: UIAction { _ in }) }
    view(UIControl.self)
  }

  func aUIButton() {
    made("init()", UIButton.self) { UIButton() }
    made("init(frame:)", UIButton.self) { UIButton(frame: frame) }
    made("init?(coder:)", UIButton.self) { UIButton(coder: NSCoder()) }
    made("init(frame:primaryAction:)", UIButton.self) { UIButton(frame: frame, primaryAction: UIAction { _ in }) }
    made("init(type:)", UIButton.self) { UIButton(type: .custom) }
    made("init(type:primaryAction:)", UIButton.self) { UIButton(type: .custom, primaryAction: UIAction { _ in }) }
    made("init(type:primaryAction:)", UIButton.self) { UIButton(primaryAction: UIAction { _ in }) }
    made("init(configuration:primaryAction:)", UIButton.self) { UIButton(configuration: .filled(), primaryAction: UIAction { _ in }) }
    made("init(configuration:primaryAction:)", UIButton.self) { UIButton(configuration: .filled()) }
    view(UIButton.self)
  }

  func aUITextField() {
    made("init()", UITextField.self) { UITextField() }
    made("init(frame:)", UITextField.self) { UITextField(frame: frame) }
    made("init?(coder:)", UITextField.self) { UITextField(coder: NSCoder()) }
    made("init(frame:primaryAction:)", UITextField.self) { UITextField(frame: frame, primaryAction: UIAction { _ in }) }
    view(UITextField.self)
  }

  func aUITextView() {
    made("init()", UITextView.self) { UITextView() }
    made("init(frame:)", UITextView.self) { UITextView(frame: frame) }
    made("init?(coder:)", UITextView.self) { UITextView(coder: NSCoder()) }
    made("init(frame:textContainer:)", UITextView.self) { UITextView(frame: frame, textContainer: NSTextContainer(size: frame.size)) }
    made("init(usingTextLayoutManager:)", UITextView.self) { UITextView(usingTextLayoutManager: true) }
    view(UITextView.self)
  }

  func aUISwitch() {
    made("init()", UISwitch.self) { UISwitch() }
    made("init(frame:)", UISwitch.self) { UISwitch(frame: frame) }
    made("init?(coder:)", UISwitch.self) { UISwitch(coder: NSCoder()) }
    made("init(frame:primaryAction:)", UISwitch.self) { UISwitch(frame: frame, primaryAction: UIAction { _ in }) }
    view(UISwitch.self)
  }

  func aUISlider() {
    made("init()", UISlider.self) { UISlider() }
    made("init(frame:)", UISlider.self) { UISlider(frame: frame) }
    made("init?(coder:)", UISlider.self) { UISlider(coder: NSCoder()) }
    made("init(frame:primaryAction:)", UISlider.self) { UISlider(frame: frame, primaryAction: UIAction { _ in }) }
    view(UISlider.self)
  }

  func aUIStepper() {
    made("init()", UIStepper.self) { UIStepper() }
    made("init(frame:)", UIStepper.self) { UIStepper(frame: frame) }
    made("init?(coder:)", UIStepper.self) { UIStepper(coder: NSCoder()) }
    made("init(frame:primaryAction:)", UIStepper.self) { UIStepper(frame: frame, primaryAction: UIAction { _ in }) }
    view(UIStepper.self)
  }

  func aUISegmentedControl() {
    made("init()", UISegmentedControl.self) { UISegmentedControl() }
    made("init(frame:)", UISegmentedControl.self) { UISegmentedControl(frame: frame) }
    made("init?(coder:)", UISegmentedControl.self) { UISegmentedControl(coder: NSCoder()) }
    made("init(frame:primaryAction:)", UISegmentedControl.self) { UISegmentedControl(frame: frame, primaryAction: UIAction { _ in }) }
    made("init(items:)", UISegmentedControl.self) { UISegmentedControl(items: nil) }
    made("init(frame:actions:)", UISegmentedControl.self) { UISegmentedControl(frame: frame, actions: []) }
    view(UISegmentedControl.self)
  }

  func aUIPageControl() {
    made("init()", UIPageControl.self) { UIPageControl() }
    made("init(frame:)", UIPageControl.self) { UIPageControl(frame: frame) }
    made("init?(coder:)", UIPageControl.self) { UIPageControl(coder: NSCoder()) }
    made("init(frame:primaryAction:)", UIPageControl.self) { UIPageControl(frame: frame, primaryAction: UIAction { _ in }) }
    view(UIPageControl.self)
  }

  func aUIDatePicker() {
    made("init()", UIDatePicker.self) { UIDatePicker() }
    made("init(frame:)", UIDatePicker.self) { UIDatePicker(frame: frame) }
    made("init?(coder:)", UIDatePicker.self) { UIDatePicker(coder: NSCoder()) }
    made("init(frame:primaryAction:)", UIDatePicker.self) { UIDatePicker(frame: frame, primaryAction: UIAction { _ in }) }
    view(UIDatePicker.self)
  }

  func aUIPickerView() {
    made("init()", UIPickerView.self) { UIPickerView() }
    made("init(frame:)", UIPickerView.self) { UIPickerView(frame: frame) }
    made("init?(coder:)", UIPickerView.self) { UIPickerView(coder: NSCoder()) }
    view(UIPickerView.self)
  }

  func aUIProgressView() {
    made("init()", UIProgressView.self) { UIProgressView() }
    made("init(frame:)", UIProgressView.self) { UIProgressView(frame: frame) }
    made("init?(coder:)", UIProgressView.self) { UIProgressView(coder: NSCoder()) }
    made("init(progressViewStyle:)", UIProgressView.self) { UIProgressView(progressViewStyle: .bar) }
    view(UIProgressView.self)
  }

  func aUIActivityIndicatorView() {
    made("init()", UIActivityIndicatorView.self) { UIActivityIndicatorView() }
    made("init(frame:)", UIActivityIndicatorView.self) { UIActivityIndicatorView(frame: frame) }
    made("init?(coder:)", UIActivityIndicatorView.self) { UIActivityIndicatorView(coder: NSCoder()) }
    made("init(style:)", UIActivityIndicatorView.self) { UIActivityIndicatorView(style: .large) }
    view(UIActivityIndicatorView.self)
  }

  func aNSLayoutConstraint() {
    made("init()", NSLayoutConstraint.self) { NSLayoutConstraint() }
    made("init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)", NSLayoutConstraint.self) { NSLayoutConstraint(item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 0.5, constant: 0.5) }
  }

  func aUILayoutGuide() {
    made("init()", UILayoutGuide.self) { UILayoutGuide() }
    made("init?(coder:)", UILayoutGuide.self) { UILayoutGuide(coder: NSCoder()) }
  }

  func aUIKeyboardLayoutGuide() {
    made("init()", UIKeyboardLayoutGuide.self) { UIKeyboardLayoutGuide() }
    made("init?(coder:)", UIKeyboardLayoutGuide.self) { UIKeyboardLayoutGuide(coder: NSCoder()) }
  }

  func aUITraitCollection() {
    made("init()", UITraitCollection.self) { UITraitCollection() }
    made("init(traitsFrom:)", UITraitCollection.self) { UITraitCollection(traitsFrom: []) }
    made("init(userInterfaceStyle:)", UITraitCollection.self) { UITraitCollection(userInterfaceStyle: .dark) }
    made("init(preferredContentSizeCategory:)", UITraitCollection.self) { UITraitCollection(preferredContentSizeCategory: .large) }
    made("init(layoutDirection:)", UITraitCollection.self) { UITraitCollection(layoutDirection: .rightToLeft) }
    made("init(horizontalSizeClass:)", UITraitCollection.self) { UITraitCollection(horizontalSizeClass: .compact) }
    made("init(verticalSizeClass:)", UITraitCollection.self) { UITraitCollection(verticalSizeClass: .compact) }
    made("init(accessibilityContrast:)", UITraitCollection.self) { UITraitCollection(accessibilityContrast: .high) }
    made("init(userInterfaceIdiom:)", UITraitCollection.self) { UITraitCollection(userInterfaceIdiom: .pad) }
    made("init(displayScale:)", UITraitCollection.self) { UITraitCollection(displayScale: 0.5) }
    made("init?(coder:)", UITraitCollection.self) { UITraitCollection(coder: NSCoder()) }
  }

  func aUIApplication() {
    made("init()", UIApplication.self) { UIApplication() }
  }

  func aUIScene() {
    made("init(session:connectionOptions:)", UIScene.self) { UIScene(session: scene.session, connectionOptions: UIScene.ConnectionOptions()) }
  }

  func aUISceneOpenExternalURLOptions() {
    made("init()", UIScene.OpenExternalURLOptions.self) { UIScene.OpenExternalURLOptions() }
  }

  func aUISceneConfiguration() {
    made("init(name:sessionRole:)", UISceneConfiguration.self) { UISceneConfiguration(name: "name", sessionRole: .windowApplication) }
    made("init?(coder:)", UISceneConfiguration.self) { UISceneConfiguration(coder: NSCoder()) }
  }

  func aUIWindowScene() {
    made("init(session:connectionOptions:)", UIWindowScene.self) { UIWindowScene(session: scene.session, connectionOptions: UIScene.ConnectionOptions()) }
  }

  func aNSUserActivity() {
    made("init(activityType:)", NSUserActivity.self) { NSUserActivity(activityType: "name") }
  }

  func aUIAccessibilityElement() {
    made("init(accessibilityContainer:)", UIAccessibilityElement.self) { UIAccessibilityElement(accessibilityContainer: UIView()) }
  }

  func aUIAccessibilityCustomAction() {
    made("init(name:target:selector:)", UIAccessibilityCustomAction.self) { UIAccessibilityCustomAction(name: "name", target: nil, selector: "act:") }
    made("init(attributedName:target:selector:)", UIAccessibilityCustomAction.self) { UIAccessibilityCustomAction(attributedName: NSAttributedString(string: "name"), target: nil, selector: "act:") }
    made("init(name:image:target:selector:)", UIAccessibilityCustomAction.self) { UIAccessibilityCustomAction(name: "name", image: UIImage(), target: nil, selector: "act:") }
    made("init(attributedName:image:target:selector:)", UIAccessibilityCustomAction.self) { UIAccessibilityCustomAction(attributedName: NSAttributedString(string: "name"), image: UIImage(), target: nil, selector: "act:") }
    made("init(name:actionHandler:)", UIAccessibilityCustomAction.self) { UIAccessibilityCustomAction(name: "name", actionHandler: { _ in true }) }
    made("init(attributedName:actionHandler:)", UIAccessibilityCustomAction.self) { UIAccessibilityCustomAction(attributedName: NSAttributedString(string: "name"), actionHandler: { _ in true }) }
    made("init(name:image:actionHandler:)", UIAccessibilityCustomAction.self) { UIAccessibilityCustomAction(name: "name", image: UIImage(), actionHandler: { _ in true }) }
    made("init(attributedName:image:actionHandler:)", UIAccessibilityCustomAction.self) { UIAccessibilityCustomAction(attributedName: NSAttributedString(string: "name"), image: UIImage(), actionHandler: { _ in true }) }
  }
}
