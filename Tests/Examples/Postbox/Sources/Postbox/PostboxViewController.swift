import UIKit

extension Notification.Name {
  static let letterArrived = Notification.Name("letterArrived")
}

/// A postbox, written as an app writes it: nothing here knows of Linux.
class PostboxViewController: UIViewController {
  @IBOutlet weak var label: UILabel!
  let button = UIButton(type: .system)
  let toggle = UISwitch()
  private(set) var log: [String] = []
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    view.addSubview(label)
    self.label = label
    view.addSubview(button)
    view.addSubview(toggle)
    button.addTarget(self, action: #selector(sendLetter), for: .touchUpInside)
    toggle.addTarget(self, action: #selector(toggled(_:event:)), for: .valueChanged)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add,
      target: self,
      action: #selector(
        add(
          _:
        )
      )
    )
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(letterArrived(_:)),
      name: .letterArrived,
      object: nil
    )
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func sendLetter() {
    note("sent")
  }

  @IBAction func add(_ sender: UIBarButtonItem) { note("added") }

  @objc func toggled(_ sender: UISwitch, event: UIEvent?) {
    note(sender.isOn ? "on" : "off")
  }

  @objc fileprivate func letterArrived(_ notification: Notification) {
    note("arrived \(notification.userInfo?["from"] ?? "")")
  }

  @objc(noteText:)
  func note(_ text: String) {
    log.append(text)
    label?.text = text
  }

  #if os(Linux)
    @objc func describePlatform() -> String { "Linux" }
  #else
    @objc func describePlatform() -> String { "not Linux" }
  #endif

  func startWaiting() {
    timer = Timer.scheduledTimer(
      timeInterval: 0.01,
      target: self,
      selector: #selector(waited),
      userInfo: "bell",
      repeats: false
    )
  }

  @objc private func waited(timer: Timer) { note("waited for the \(timer.userInfo ?? "")") }

  /// A helper that nobody else sees.
  private class Stamp: NSObject {
    weak var owner: PostboxViewController?

    init(owner: PostboxViewController) {
      self.owner = owner
    }

    @objc private func stamp() { owner?.note("stamped") }

    func listen(to button: UIControl) { button.addTarget(self, action: #selector(stamp), for: .touchUpInside) }
  }

  private lazy var stamp = Stamp(owner: self)

  func stampLetters() { stamp.listen(to: button) }
}

/// Overrides what its superclass is called by.
final class ExpressViewController: PostboxViewController {
  override func add(_ sender: UIBarButtonItem) {
    super.add(sender)
    note("express")
  }
}
