/// An alert or action sheet, which can only be presented.
public struct AlertContent: Hashable, Sendable, Codable {
  /// The style, as in UIKit.
  public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
    case alert
    case actionSheet
  }

  /// The style.
  public var style: Style
  /// The title.
  public var title: LocalizedText?
  /// The message.
  public var message: LocalizedText?
  /// The text fields of an alert.
  public var fields: [ViewDefinition] = []
  /// The buttons in the order they are added; UIKit positions the cancel button.
  public var actions: [AlertActionDefinition] = []

  /// Creates an alert without a title, message or buttons.
  public init(_ style: Style) {
    self.style = style
  }
}

/// A button of an alert or action sheet, as in `UIAlertAction`.
public struct AlertActionDefinition: Hashable, Sendable, Codable {
  /// The style, as in UIKit.
  public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
    case `default`
    /// A cancel button; there is at most one.
    case cancel
    case destructive
  }

  /// The title.
  public var title: LocalizedText
  /// The style.
  public var style = Style.default
  /// The action performed after the alert is dismissed.
  public var tap: TapAction?
  /// The condition that enables the button; `nil` if always enabled.
  public var enabled: Condition?
  /// The condition for adding the button; `nil` if always added. Evaluated once, because UIKit can't remove buttons.
  public var when: Condition?
  /// The list to repeat the button for.
  public var each: Repetition?
  /// Whether this is the preferred action: the return key triggers it, and an alert shows it in bold.
  public var preferred = false
  /// The identifier for taps, walks and tests.
  public var id: String?
  /// The source location of the definition.
  public var place: Place

  /// Creates a button.
  public init(title: LocalizedText, place: Place) {
    self.title = title
    self.place = place
  }
}

/// A system permission prompt with the English texts of iOS 17.
public enum SystemPermission: String, Hashable, Sendable, Codable, CaseIterable {
  case bluetooth, calendars, camera, contacts, faceID, localNetwork, location, microphone, motion, notifications,
    photos,
    reminders, speechRecognition, tracking

  /// The title of the prompt for an app.
  public func title(app: String) -> String {
    switch self {
    case .bluetooth: "“\(app)” Would Like to Use Bluetooth"
    case .calendars: "“\(app)” Would Like Full Access to Your Calendar"
    case .camera: "“\(app)” Would Like to Access the Camera"
    case .contacts: "“\(app)” Would Like to Access Your Contacts"
    case .faceID: "Do you want to allow “\(app)” to use Face ID?"
    case .localNetwork: "“\(app)” would like to find and connect to devices on your local network."
    case .location: "Allow “\(app)” to use your location?"
    case .microphone: "“\(app)” Would Like to Access the Microphone"
    case .motion: "“\(app)” Would Like to Access Your Motion & Fitness Activity"
    case .notifications: "“\(app)” Would Like to Send You Notifications"
    case .photos: "“\(app)” Would Like to Access Your Photo Library"
    case .reminders: "“\(app)” Would Like Full Access to Your Reminders"
    case .speechRecognition: "“\(app)” Would Like to Access Speech Recognition"
    case .tracking: "Allow “\(app)” to track your activity across other companies’ apps and websites?"
    }
  }

  /// The default message.
  public var message: String? {
    self == .notifications
      ? "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings." : nil
  }

  /// The titles of the buttons that grant the permission.
  public var allowing: [String] {
    switch self {
    case .location: ["Allow Once", "Allow While Using App"]
    case .photos: ["Limit Access…", "Allow Full Access"]
    case .calendars, .reminders: ["Allow Full Access"]
    case .faceID: ["OK"]
    default: ["Allow"]
    }
  }

  /// The title of the button that denies the permission.
  public var denying: String { self == .tracking ? "Ask App Not to Track" : "Don’t Allow" }
}
