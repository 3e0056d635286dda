//
//  HarbourTabBarController.swift
//  Harbour
//

import UIKit

final class HarbourTabBarController: UITabBarController {
  private let names = ["berths", "map", "profile"]

  func showTab(named name: String) -> Bool {
    guard let index = names.firstIndex(of: name) else { return false }
    selectedIndex = index
    return true
  }

  @IBAction func unwindToSignOut(_ segue: UIStoryboardSegue) {
    selectedIndex = 0
    (selectedViewController as? UINavigationController)?.popToRootViewController(animated: false)
  }
}
