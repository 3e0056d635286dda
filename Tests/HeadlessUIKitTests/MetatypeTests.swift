import Expectations
import HeadlessUIKit
import Testing

private class Inheriting: UIViewController {
  var list = [1, 2]
}

private class Overriding: UIViewController {
  let text: String

  override init(nibName: String?, bundle: Bundle?) {
    text = "own \(nibName ?? "none")"
    super.init(nibName: nibName, bundle: bundle)
  }

  required init?(coder: NSCoder) { nil }

  func another() -> Overriding { type(of: self).init(nibName: "another", bundle: nil) }
}

private class Below: Overriding {
  var more = "more"
}

private class Generic<Value>: UIViewController {
  var values: [Value] = []
}

private class Injected: UIViewController {
  let model: String

  init(model: String) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("no archives") }
}

private class Badge: UIView {
  var count = 7

  override init(frame: CGRect) {
    super.init(frame: frame)
    count += 1
  }

  required init?(coder: NSCoder) { nil }
}

/// Has no `init(frame:)`: its own initializers are all that there is.
private class OwnPlain: UIView {
  let text: String

  init() {
    text = "own"
    super.init(frame: CGRect(x: 0, y: 0, width: 5, height: 6))
  }

  required init?(coder: NSCoder) { nil }
}

private final class BelowPlain: OwnPlain {
  var more = "more"
}

private final class Delegating: UIView {
  let model: Int

  init(model: Int) {
    self.model = model
    super.init(frame: .zero)
  }

  convenience init() { self.init(model: 4) }

  required init?(coder: NSCoder) { nil }
}

private final class GenericPlain<Value>: UIView {
  let type: Any.Type

  init() {
    type = Value.self
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

private final class PlainController: UIViewController {
  let text: String

  init() {
    text = "own"
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

/// Its own initializer has a parameter, though none need be given.
private final class Defaulting: UIView {
  var text = "frame"
  init(text: String = "never called") {
    self.text = text
    super.init(frame: .zero)
  }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}

/// As a library holds a view of a kind that it doesn't know.
@MainActor private class Holder<V: UIView> {
  let view = V()
}

/// As factories in the wild write it: nothing here is `required`.
private struct Factory<VC: UIViewController> {
  @MainActor func build(_ nibName: String? = nil) -> VC { VC(nibName: nibName, bundle: nil) }
  @MainActor func plain() -> VC { VC() }
}

private final class Counting: UIButton {
  let made: String

  override init(frame: CGRect) {
    made = "frame"
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor private func button<B: UIButton>(_ type: B.Type, _ kind: UIButton.ButtonType) -> B { B(type: kind) }

@MainActor private func view<V: UIView>(_ type: V.Type, _ frame: CGRect) -> V { V(frame: frame) }

@MainActor @Suite("Generic code makes controllers and views of a class it doesn't know") struct MetatypeTests {
  @Test("the class's own initializer runs: inherited, overridden, overridden above, generic")
  func classes() {
    let inheriting = Factory<Inheriting>().build("nib")
    #expect(inheriting.list == [1, 2] && inheriting.nibName == "nib")
    expectEqual(Factory<Overriding>().build("nib").text, "own nib")
    let below = Factory<Below>().build()
    #expect(below.text == "own none" && below.more == "more")
    #expect(type(of: below.another()) == Below.self && below.another().text == "own another")
    #expect(Factory<Generic<Int>>().build().values.isEmpty)
    expectEqual(Factory<Overriding>().plain().text, "own none")
  }

  @Test("UIKit's containers are made completely")
  func containers() {
    #expect(Factory<UINavigationController>().build().viewControllers.isEmpty)
    #expect(Factory<UINavigationController>().build().definesPresentationContext)
    #expect(Factory<UITabBarController>().build().viewControllers == nil)
    let types: [UIViewController.Type] = [UIViewController.self, Below.self, UITabBarController.self]
    expectEqual(
      types.map { $0.init(nibName: nil, bundle: nil) }.map { type(of: $0) == UIViewController.self },
      [
        true, false, false,
      ]
    )
  }

  @Test("views too")
  func views() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view(Badge.self, frame).count == 8 && view(Badge.self, frame).frame == frame)
    #expect(view(UILabel.self, .zero).isAccessibilityElement)
    let type: UIView.Type = Badge.self
    expectEqual((type.init() as? Badge)?.count, 8)
  }

  @Test("a class's own initializer without parameters is the one that is called, as Objective-C finds it")
  func ownPlainInitializers() {
    let plain = Holder<OwnPlain>().view
    #expect(plain.text == "own" && plain.bounds.size == CGSize(width: 5, height: 6))
    #expect(Holder<BelowPlain>().view.more == "more" && Holder<BelowPlain>().view.text == "own")
    expectEqual(Holder<Delegating>().view.model, 4)
    #expect(Holder<GenericPlain<Int>>().view.type is Int.Type)
    #expect(Holder<GenericPlain<String>>().view.type is String.Type)
    expectEqual(Factory<PlainController>().plain().text, "own")
    expectEqual(Holder<Defaulting>().view.text, "frame")
    class InFunction: UIView {
      let number: Int
      init() {
        number = 3
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
    }
    expectEqual(Holder<InFunction>().view.number, 3)
    weak var gone: UIView?
    do {
      let view = Holder<OwnPlain>().view
      gone = view
    }
    #expect(gone == nil)
  }

  @Test("a class without that initializer ends the process, as on iOS, rather than being half made")
  func unimplemented() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = Factory<Injected>().build() }
    }
    expectEqual(Injected(model: "m").model, "m")
  }

  @Test("a button of a class that is only known at run time has its type")
  func buttons() {
    prepare()
    let made = button(Counting.self, .infoLight)
    expectEqual(made.made, "frame")
    expectEqual(made.buttonType, .infoLight)
    #expect(made.currentImage != nil)
    expectEqual(button(UIButton.self, .system).buttonType, .system)
  }
}
