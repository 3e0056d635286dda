//
//  Berth.swift
//  Harbour
//

import CoreLocation

struct Berth {
  var name: String
  var place: String
  var price: String
  var details: String
  var coordinate: CLLocationCoordinate2D

  static let all = [
    Berth(
      name: "North Pier 12",
      place: "North Basin, 12 m",
      price: "€48",
      details: "A quiet berth close to the fuel dock.",
      coordinate: CLLocationCoordinate2D(latitude: 54.684, longitude: 8.871)
    ),
    Berth(
      name: "South Pier 3",
      place: "Old Basin, 9 m",
      price: "€36",
      details: "Sheltered from the west wind.",
      coordinate: CLLocationCoordinate2D(latitude: 54.681, longitude: 8.874)
    ),
  ]
}
