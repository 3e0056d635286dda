public import Foundation

/// A registration for changes of traits, which can be taken back.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object that can be asked for changes of its traits: a view or a controller.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: @MainActor (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping @MainActor (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
    super.init()
  }

  @MainActor func tell(old: UITraitCollection, new: UITraitCollection) {
    if traits.contains(where: { new.differs(from: old, in: $0) }) { handler(old) }
  }
}

extension UITraitChangeObservable where Self: UIView {
  /// Calls a block after one of the traits changed here, with this view and the traits before.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { [weak self] old in
      if let self { handler(self, old) }
    }
    traitRegistrations.append(registration)
    return registration
  }
}

extension UITraitChangeObservable where Self: UIViewController {
  /// Calls a block after one of the traits changed here, with this controller and the traits before.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { [weak self] old in
      if let self { handler(self, old) }
    }
    traitRegistrations.append(registration)
    return registration
  }
}
