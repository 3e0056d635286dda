import Foundation

/// An object that keeps its associated objects itself, so that they end with it.
protocol AssociationHolder: AnyObject {
  nonisolated var associations: Associations? { get set }
}

/// The objects associated with one other, by key.
final class Associations {
  enum Value {
    case strong(Any)
    case weak(WeakObject)

    var object: Any? {
      switch self {
      case .strong(let object): object
      case .weak(let reference): reference.object
      }
    }
  }

  final class WeakObject {
    weak var object: AnyObject?

    init(_ object: AnyObject) {
      self.object = object
    }
  }

  var values: [UnsafeRawPointer: Value] = [:]
}
