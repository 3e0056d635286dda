//
//  BerthsViewController.swift
//  Harbour
//

import UIKit

final class BerthsViewController: UITableViewController {
  @IBOutlet private weak var weatherView: WeatherView!

  private enum Section: Int, CaseIterable {
    case berths, nearby, notices
  }

  private let berths = Berth.all

  override func viewDidLoad() {
    super.viewDidLoad()
    let nib = UINib(nibName: "BerthAnnotationCell", bundle: nil)
    tableView.register(nib, forCellReuseIdentifier: BerthAnnotationCell.reuseIdentifier)
    weatherView.show(temperature: 18, wind: 4)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.identifier {
    case "showBerth":
      guard let detail = segue.destination as? BerthViewController,
        let indexPath = tableView.indexPathForSelectedRow
      else { return }
      detail.berth = berths[indexPath.row]
    case "addBerth":
      let navigation = segue.destination as? UINavigationController
      (navigation?.topViewController as? BookingViewController)?.berth = nil
    default:
      break
    }
  }

  @IBAction func unwindToBerths(_ segue: UIStoryboardSegue) {
    tableView.reloadData()
  }

  // MARK: - Table view data source

  override func numberOfSections(in tableView: UITableView) -> Int {
    return Section.allCases.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return Section(rawValue: section) == .berths ? berths.count : 1
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    return Section(rawValue: section) == .nearby ? String(localized: "Nearby") : nil
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch Section(rawValue: indexPath.section) {
    case .berths:
      let cell = tableView.dequeueReusableCell(withIdentifier: "BerthCell", for: indexPath)
      (cell as? BerthCell)?.show(berths[indexPath.row])
      return cell
    case .nearby:
      let cell = tableView.dequeueReusableCell(
        withIdentifier: BerthAnnotationCell.reuseIdentifier,
        for: indexPath
      )
      (cell as? BerthAnnotationCell)?.show(berths[1], metres: 120)
      return cell
    default:
      return tableView.dequeueReusableCell(withIdentifier: "NoticeCell", for: indexPath)
    }
  }
}
