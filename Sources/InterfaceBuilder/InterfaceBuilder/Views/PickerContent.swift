/// The part of a date picker that is its own.
public struct PickerContent: Hashable, Sendable {
  public var mode: String?
  public var style: String?
  public var minuteInterval: Int
  /// In seconds since the beginning of 2001, in UTC; nil for now.
  public var date: Double?
  public var minimumDate: Double?
  public var maximumDate: Double?
  /// In seconds.
  public var countDownDuration: Double?
  public var locale: String?

  init(_ element: DocumentElement) {
    element.pass("useCurrentDate")
    for other in ["timeZone", "calendar"] { element.child(other)?.passAll() }
    func date(_ key: String) -> Double? {
      element.child("date", key: key)?.number("timeIntervalSinceReferenceDate")
    }
    mode = element["datePickerMode"]
    style = element["style"]
    minuteInterval = element.integer("minuteInterval") ?? 1
    self.date = date("date")
    minimumDate = date("minimumDate")
    maximumDate = date("maximumDate")
    countDownDuration = element.number("countDownDuration")
    locale = element.child("locale", key: "locale")?["localeIdentifier"]
  }
}
