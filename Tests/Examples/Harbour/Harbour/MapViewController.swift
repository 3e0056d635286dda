//
//  MapViewController.swift
//  Harbour
//

import MapKit
import UIKit

final class MapViewController: UIViewController {
  @IBOutlet private weak var mapView: MKMapView!
  @IBOutlet private weak var searchBar: UISearchBar!
  @IBOutlet private weak var hintLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    for berth in Berth.all {
      let annotation = MKPointAnnotation()
      annotation.title = berth.name
      annotation.coordinate = berth.coordinate
      mapView.addAnnotation(annotation)
    }
    mapView.showAnnotations(mapView.annotations, animated: false)
  }

  @IBAction func mapTapped(_ sender: UITapGestureRecognizer) {
    let point = mapView.convert(sender.location(in: mapView), toCoordinateFrom: mapView)
    let tapped = CLLocation(latitude: point.latitude, longitude: point.longitude)
    let nearest = Berth.all.min { tapped.distance(from: $0.location) < tapped.distance(from: $1.location) }
    if let nearest = nearest {
      hintLabel.text = String(localized: "Nearest berth: \(nearest.name)")
    }
  }
}

extension MapViewController: MKMapViewDelegate {
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    hintLabel.text = view.annotation?.title ?? nil
  }
}

extension MapViewController: UISearchBarDelegate {
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    searchBar.resignFirstResponder()
  }
}

private extension Berth {
  var location: CLLocation {
    return CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
}
