extension SymbolTable {
  /// Arrows, and transfers in and out.
  static let arrows = """
    arrow.clockwise: line M20 12.7A8 1 1 17.7 7M18 2.8V7.2H13.6
    arrow.counterclockwise: line M4 12.7A8 1 0 6.3 7M6 2.8V7.2H10.4
    arrow.down.right.and.arrow.up.left: line M10 4.5V10H4.5M10 10L3.5 3.5M14 19.5V14H19.5M14 14L20.5 20.5
    arrow.down.right: line M6 6L18 18M8.5 18H18V8.5
    arrow.down: line M12 3.5V20.5M5 13.5L12 20.5L19 13.5
    arrow.left.arrow.right: line M20 7.5H4M8 3.5L4 7.5L8 11.5M4 16.5H20M16 12.5L20 16.5L16 20.5
    arrow.right: line M3.5 12H20.5M13.5 5L20.5 12L13.5 19
    arrow.triangle.2.circlepath: line M4 11A8.1 0 1 18.5 7.3M18.9 3V7.5H14.4M20 13A8.1 0 1 5.5 16.7M5.1 21V16.5H9.6
    arrow.turn.down.right: line M4 4V10Q4 14 8 14H20M15.5 9.5L20 14L15.5 18.5
    arrow.up.arrow.down: line M7.5 20V4M3.5 8L7.5 4L11.5 8M16.5 4V20M12.5 16L16.5 20L20.5 16
    arrow.up.left.and.arrow.down.right: line M10 10L4 4M4 9.5V4H9.5M14 14L20 20M20 14.5V20H14.5
    arrow.up.right: line M6 18L18 6M8.5 6H18V15.5
    arrow.up: line M12 20.5V3.5M5 10.5L12 3.5L19 10.5
    arrow.uturn.left: line M8 4.5L3.5 9L8 13.5M3.5 9H15A5 0 1 15 19H9.5
    arrowshape.turn.up.left: body M10 5L2.8 11.3L10 17.6V13.9Q16.8 13.4 21 19Q20.6 9.4 10 8.8Z
    chevron.down: line M4.5 8.5L12 16L19.5 8.5
    chevron.left.forwardslash.chevron.right: line M7.5 7L2.8 12L7.5 17M16.5 7L21.2 12L16.5 17M13.8 4.5L10.2 19.5
    chevron.right: line M8.5 4.5L16 12L8.5 19.5
    chevron.up.chevron.down: line M7 9L12 4L17 9M7 15L12 20L17 15
    chevron.up: line M4.5 15.5L12 8L19.5 15.5
    clock.arrow.circlepath: line M4 12.7A8 1 0 6.3 7M6 2.8V7.2H10.4M12 8.3V12.7L15 14.5
    icloud.and.arrow.down: line M7.6 17Q2.6 17 2.6 12.7Q2.6 9.3 6 8.6Q7 3.8 12 3.8Q16.4 3.8 17.6 7.8
      Q21.4 8.2 21.4 12.3Q21.4 17 16.4 17M12 11.5V21M8.8 17.8L12 21L15.2 17.8
    icloud.and.arrow.up: line M7.6 17Q2.6 17 2.6 12.7Q2.6 9.3 6 8.6Q7 3.8 12 3.8Q16.4 3.8 17.6 7.8Q21.4 8.2 21.4 12.3
      Q21.4 17 16.4 17M12 21.2V12M8.8 15L12 11.8L15.2 15
    pencil: body M3.5 20.5L4.7 15.8L16 4.5Q17.8 2.7 19.6 4.4Q21.3 6.2 19.5 8L8.2 19.3Z mark M13.8 6.7L17.3 10.2
    rectangle.portrait.and.arrow.right: line M14 7.5V5.7Q14 3.5 11.8 3.5H6.2Q4 3.5 4 5.7V18.3Q4 20.5 6.2 20.5H11.8
      Q14 20.5 14 18.3V16.5M9.5 12H21M17 8L21 12L17 16
    square.and.arrow.down: body M8 9.5H6.7Q4.5 9.5 4.5 11.7V18.8Q4.5 21 6.7 21H17.3Q19.5 21 19.5 18.8V11.7
      Q19.5 9.5 17.3 9.5H16 mark M12 9.5V16M8 12L12 16L16 12 line M12 2.8V9.5
    square.and.arrow.up: body M8 9.5H6.7Q4.5 9.5 4.5 11.7V18.8Q4.5 21 6.7 21H17.3Q19.5 21 19.5 18.8V11.7
      Q19.5 9.5 17.3 9.5H16 mark M12 15V9.5 line M12 9.5V2.8M8 6.8L12 2.8L16 6.8
    square.and.pencil: body M11.5 4.5H6.7Q4 4.5 4 7.2V17.3Q4 20 6.7 20H16.8Q19.5 20 19.5 17.3V12.5 mark M9 15L9.8 11.6
      L17.9 3.5Q19.2 2.2 20.5 3.5Q21.8 4.8 20.5 6.1L12.4 14.2Z
    """
}
