extension HeadlessRuntime {
  /// Whether the presenter of a controller is dimmed: behind a sheet only above its largest undimmed detent.
  public static func isDimmed(behind controller: UIViewController) -> Bool {
    (controller.presentationController as? UISheetPresentationController)?.isDimming ?? true
  }
}
