// A file that imports both Testing and CoreGraphics imports this module too, which is Swift Testing's on Apple's platforms. What it adds there,
// attaching images to a test, needs pixels.
