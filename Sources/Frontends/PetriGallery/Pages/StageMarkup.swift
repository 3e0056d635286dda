/// The markup of a picture that the script makes clickable.
enum StageMarkup {
  static func text(_ picture: GalleryPicture, alt: String, root: String) -> String {
    """
    <div class="stage" id="stage">
    <div class="tools" id="tools"></div>
    <div class="device" id="device">\(Markup.image(picture, alt: alt, root: root, id: "picture"))</div>
    <div class="beside" id="beside"></div>
    </div>

    """
  }
}
