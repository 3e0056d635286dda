extension HeadlessMethods {
  static let editing: Set<String> = [
    "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "toggleBoldface:", "toggleItalics:",
    "toggleUnderline:",
  ]

  static func registerOwn() {
    define("HeadlessUIKit", of: UIResponder.self) { methods in
      methods["becomeFirstResponder"] = { target, _ in (target as? UIResponder)?.becomeFirstResponder() }
      methods["resignFirstResponder"] = { target, _ in (target as? UIResponder)?.resignFirstResponder() }
      methods["reloadInputViews"] = { target, _ in (target as? UIResponder)?.reloadInputViews() }
      methods["cut:"] = { target, sender in (target as? UIResponder)?.cut(try sender(0)) }
      methods["copy:"] = { target, sender in (target as? UIResponder)?.copy(try sender(0) as Any?) }
      methods["paste:"] = { target, sender in (target as? UIResponder)?.paste(try sender(0)) }
      methods["select:"] = { target, sender in (target as? UIResponder)?.select(try sender(0)) }
      methods["selectAll:"] = { target, sender in (target as? UIResponder)?.selectAll(try sender(0)) }
      methods["delete:"] = { target, sender in (target as? UIResponder)?.delete(try sender(0)) }
      methods["toggleBoldface:"] = { target, sender in (target as? UIResponder)?.toggleBoldface(try sender(0)) }
      methods["toggleItalics:"] = { target, sender in (target as? UIResponder)?.toggleItalics(try sender(0)) }
      methods["toggleUnderline:"] = { target, sender in (target as? UIResponder)?.toggleUnderline(try sender(0)) }
    }
    define("HeadlessUIKit", of: UIView.self) { methods in
      // The argument is the sender, which Objective-C passes as a true flag.
      methods["endEditing:"] = { target, _ in (target as? UIView)?.endEditing(true) }
      methods["removeFromSuperview"] = { target, _ in (target as? UIView)?.removeFromSuperview() }
      methods["setNeedsLayout"] = { target, _ in (target as? UIView)?.setNeedsLayout() }
      methods["layoutIfNeeded"] = { target, _ in (target as? UIView)?.layoutIfNeeded() }
      methods["setNeedsDisplay"] = { target, _ in (target as? UIView)?.setNeedsDisplay() }
      methods["invalidateIntrinsicContentSize"] = { target, _ in
        (target as? UIView)?.invalidateIntrinsicContentSize()
      }
    }
    define("HeadlessUIKit", of: UIViewController.self) { methods in
      methods["dismissViewControllerAnimated:completion:"] = { target, _ in
        (target as? UIViewController)?.dismiss(animated: true)
      }
      methods["setNeedsStatusBarAppearanceUpdate"] = { target, _ in
        (target as? UIViewController)?.setNeedsStatusBarAppearanceUpdate()
      }
    }
    define("HeadlessUIKit", of: UINavigationController.self) { methods in
      methods["popViewControllerAnimated:"] = { target, _ in
        (target as? UINavigationController)?.popViewController(animated: true)
      }
      methods["popToRootViewControllerAnimated:"] = { target, _ in
        (target as? UINavigationController)?.popToRootViewController(animated: true)
      }
    }
    define("HeadlessUIKit", of: UITableView.self) { methods in
      methods["reloadData"] = { target, _ in (target as? UITableView)?.reloadData() }
    }
    define("HeadlessUIKit", of: UICollectionView.self) { methods in
      methods["reloadData"] = { target, _ in (target as? UICollectionView)?.reloadData() }
    }
    define("HeadlessUIKit", of: UIRefreshControl.self) { methods in
      methods["beginRefreshing"] = { target, _ in (target as? UIRefreshControl)?.beginRefreshing() }
      methods["endRefreshing"] = { target, _ in (target as? UIRefreshControl)?.endRefreshing() }
    }
  }
}
