import Cassowary
import Foundation

/// A sum of variables of a layout, and a number.
struct LinearSum {
  var terms: [Term] = []
  var constant: CGFloat = 0

  init(_ constant: CGFloat = 0) {
    self.constant = constant
  }

  init(variable: Int) {
    terms = [Term(variable)]
  }

  static func + (left: LinearSum, right: LinearSum) -> LinearSum {
    var sum = left
    sum.terms += right.terms
    sum.constant += right.constant
    return sum
  }

  static func * (left: LinearSum, factor: CGFloat) -> LinearSum {
    var product = left
    for index in product.terms.indices { product.terms[index].coefficient *= Double(factor) }
    product.constant *= factor
    return product
  }

  static func + (left: LinearSum, right: CGFloat) -> LinearSum {
    var sum = left
    sum.constant += right
    return sum
  }

  static func - (left: LinearSum, right: LinearSum) -> LinearSum {
    left + right * -1
  }

  static prefix func - (sum: LinearSum) -> LinearSum {
    sum * -1
  }
}
