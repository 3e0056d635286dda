import Foundation
import Measuring

/// `petri snapshot verify` over 10,000 screens: loaded, composed, laid out, rendered, compared, by two workers.
struct Verifying {
  let petri: String

  func results() throws -> [Result] {
    let small = try time(screens: 1_000)
    let large = try time(screens: 10_000)
    return [
      Result("10,000 screens verified by two workers", large, atMost: 2, unit: " s"),
      Result("its growth from 1,000 screens", large / 10 / small, atMost: 1.3, unit: ""),
    ]
  }

  private func time(screens: Int) throws -> Double {
    let catalogue = try Catalogue(screens: screens)
    guard try run(petri, ["snapshot", "record", "--force", "--jobs", "2"], in: catalogue.folder.path) == 0 else {
      fatalError("record failed")
    }
    return try best(of: 3) {
      guard try run(petri, ["snapshot", "verify", "--jobs", "2"], in: catalogue.folder.path) == 0 else {
        fatalError("verify failed")
      }
    }
  }
}
