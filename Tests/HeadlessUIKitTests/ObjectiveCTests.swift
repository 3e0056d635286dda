import Expectations
import HeadlessUIKit
import Testing

@MainActor private var firstKey: UInt8 = 0
@MainActor private var secondKey: UInt8 = 0

private final class Value: NSObject, NSCopying {
  var number: Int
  init(_ number: Int) { self.number = number }
  func copy(with zone: NSZone? = nil) -> Any { Value(number) }
}

@MainActor @Suite("What code takes from Apple's runtime") struct ObjectiveCTests {
  @Test("associated objects: a value of any kind, replaced, taken away")
  func values() {
    let controller = UIViewController()
    #expect(objc_getAssociatedObject(controller, &firstKey) == nil)
    objc_setAssociatedObject(controller, &firstKey, { 5 } as () -> Int, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(controller, &secondKey, "two", .OBJC_ASSOCIATION_RETAIN)
    expectEqual((objc_getAssociatedObject(controller, &firstKey) as? () -> Int)?(), 5)
    objc_setAssociatedObject(controller, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(controller, &firstKey) == nil)
    #expect(objc_getAssociatedObject(controller, &secondKey) as? String == "two")
    objc_removeAssociatedObjects(controller)
    #expect(objc_getAssociatedObject(controller, &secondKey) == nil)
  }

  @Test("what is held ends with its object, what is assigned is not held, what is copied is another")
  func lifetimes() {
    weak var held: Value?
    weak var assigned: Value?
    let original = Value(3)
    do {
      let view = UIView()
      let (one, two) = (Value(1), Value(2))
      (held, assigned) = (one, two)
      objc_setAssociatedObject(view, &firstKey, one, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(view, &secondKey, two, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(view, &secondKey) as? Value === two)
      objc_setAssociatedObject(view, &secondKey, original, .OBJC_ASSOCIATION_COPY_NONATOMIC)
      let copy = objc_getAssociatedObject(view, &secondKey) as? Value
      #expect(copy !== original && copy?.number == 3)
    }
    #expect(held == nil && assigned == nil)
  }

  @Test("other objects have associations too, and a new object at an old address has none")
  func others() {
    weak var held: Value?
    for round in 0..<200 {
      let object = NSObject()
      #expect(objc_getAssociatedObject(object, &firstKey) == nil)
      let value = Value(round)
      if round == 0 { held = value }
      objc_setAssociatedObject(object, &firstKey, value, .OBJC_ASSOCIATION_RETAIN)
      expectEqual((objc_getAssociatedObject(object, &firstKey) as? Value)?.number, round)
    }
    // Other tests have associations at the same time: what has ended is dropped when there are twice as many.
    var kept: [NSObject] = []
    while held != nil, kept.count < 100_000 {
      let object = NSObject()
      objc_setAssociatedObject(object, &firstKey, object.description, .OBJC_ASSOCIATION_RETAIN)
      kept.append(object)
    }
    #expect(held == nil)
  }

  @Test("isKind(of:) and isMember(of:)")
  func kinds() {
    let nav = UINavigationController()
    #expect(nav.isKind(of: UINavigationController.self) && nav.isKind(of: UIViewController.self))
    #expect(nav.isKind(of: NSObject.self) && !nav.isKind(of: UITabBarController.self))
    #expect(nav.isMember(of: UINavigationController.self) && !nav.isMember(of: UIViewController.self))
  }

  @Test("what a pool's closure made is gone after it")
  func pool() {
    prepare()
    weak var gone: UIViewController?
    let count = autoreleasepool { () -> Int in
      let controller = UINavigationController(rootViewController: UIViewController())
      gone = controller
      return controller.viewControllers.count
    }
    expectEqual(count, 1)
    #expect(gone == nil)
  }
}
