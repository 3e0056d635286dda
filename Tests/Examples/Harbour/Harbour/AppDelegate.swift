//
//  AppDelegate.swift
//  Harbour
//

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  /// Opens links such as harbour://map.
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
    return show(url.host)
  }

  /// Opens links such as https://harbour.example/map.
  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    return show(userActivity.webpageURL?.pathComponents.dropFirst().first)
  }

  private func show(_ name: String?) -> Bool {
    guard let tabs = window?.rootViewController as? HarbourTabBarController, let name = name else { return false }
    return tabs.showTab(named: name)
  }
}
