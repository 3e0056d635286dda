/// The part of a slider, a stepper or a progress view that is its own.
public struct RangeContent: Hashable, Sendable {
  public var value: Double
  public var minimum: Double
  public var maximum: Double
  public var step: Double
  public var minimumImage: InterfaceImage?
  public var maximumImage: InterfaceImage?
  public var minimumTrackTint: InterfaceColor?
  public var maximumTrackTint: InterfaceColor?
  public var thumbTint: InterfaceColor?
  public var isContinuous: Bool
  public var wraps: Bool
  public var style: String?

  init(_ element: DocumentElement, usualMaximum: Double) {
    element.pass("autorepeat", "sliderStyle", "behavioralStyle")
    for image in ["progressImage", "trackImage"] { _ = InterfaceImage(image, of: element) }
    value = element.number("value") ?? element.number("progress") ?? 0
    minimum = element.number("minValue") ?? element.number("minimumValue") ?? 0
    maximum = element.number("maxValue") ?? element.number("maximumValue") ?? usualMaximum
    step = element.number("stepValue") ?? 1
    minimumImage = InterfaceImage("minimumValueImage", of: element)
    maximumImage = InterfaceImage("maximumValueImage", of: element)
    minimumTrackTint =
      InterfaceColor("minimumTrackTintColor", of: element) ?? InterfaceColor("progressTintColor", of: element)
    maximumTrackTint =
      InterfaceColor("maximumTrackTintColor", of: element) ?? InterfaceColor("trackTintColor", of: element)
    thumbTint = InterfaceColor("thumbTintColor", of: element)
    isContinuous = element.flag("continuous") ?? true
    wraps = element.flag("wraps") ?? false
    style = element["progressViewStyle"]
  }
}
