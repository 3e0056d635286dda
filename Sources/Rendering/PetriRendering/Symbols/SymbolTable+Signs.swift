extension SymbolTable {
  /// Signs, shapes and text editing.
  static let signs = """
    at: line O12 12 3.6M15.6 8.4V13.2A2.7 0 0 21 13.2V12A9 1 0 16.5 19.8
    bolt.horizontal: body M2.9 10.6L13.2 19Q14 19.5 14 18.6V13.2L20.6 14.2Q21.6 14.2 21 13.4L10.8 5Q10 4.5 10 5.4V10.8
      L3.4 9.8Q2.3 9.8 2.9 10.6Z
    bolt: body M13.4 2.9L5 13.2Q4.5 14 5.4 14H10.8L9.8 20.6Q9.8 21.6 10.6 21L19 10.8Q19.5 10 18.6 10H13.2L14.2 3.4
      Q14.2 2.3 13.4 2.9Z
    checklist: line M3 7L5 9L8.5 5M3 16L5 18L8.5 14M12.5 7H21M12.5 16H21
    checkmark: line M4.5 13L9.5 18.5L19.5 5.5
    circle.lefthalf.filled: line O12 12 9 dot M12 3A9 0 0 12 21Z
    circle: body O12 12 9
    delete.left: body M9 5.2H19Q21.2 5.2 21.2 7.4V16.6Q21.2 18.8 19 18.8H9Q8 18.8 7.3 18L2.6 12L7.3 6Q8 5.2 9 5.2Z
      mark M11.2 9.2L16.8 14.8M16.8 9.2L11.2 14.8
    dollarsign: line M16.5 8Q16 5.5 12 5.5Q7.5 5.5 7.5 8.7Q7.5 11.5 12 12Q16.8 12.5 16.8 15.4Q16.8 18.5 12 18.5
      Q7.6 18.5 7.2 15.7M12 3V21
    ellipsis: dot O5 12 1.75O12 12 1.75O19 12 1.75
    equal: line M5 9H19M5 15H19
    eurosign: line M18 6.8Q16.5 4.8 14 4.8Q8 4.8 8 12Q8 19.2 14 19.2Q16.5 19.2 18 17.2M5 10.2H14.5M5 13.8H13.5
    exclamationmark: line M12 3.5V14.5 dot O12 19.5 1.5
    flame: body M12.5 2.8Q13 6.5 16 9.2Q18.8 11.8 18.8 15Q18.8 21.2 12 21.2Q5.2 21.2 5.2 15Q5.2 11.8 7.6 9.2
      Q8 11.4 9.8 12Q9.4 7 12.5 2.8Z
    heart: body M12 20.6Q2.8 14.4 2.8 8.9Q2.8 4 7.3 4Q10.4 4 12 7Q13.6 4 16.7 4Q21.2 4 21.2 8.9Q21.2 14.4 12 20.6Z
    info: dot O12 4.8 1.5 line M9.3 9.8H12.2V19.5M8.6 19.5H15.8
    line.3.horizontal.decrease: line M3.5 7H20.5M6.5 12H17.5M9.5 17H14.5
    line.3.horizontal: line M4 6.5H20M4 12H20M4 17.5H20
    link: line M12.4 7.1L15.3 4.2A3.2 0 1 19.8 8.7L16.9 11.6M11.6 16.9L8.7 19.8A3.2 0 1 4.2 15.3L7.1 12.4M9 15L15 9
    list.bullet: dot O4.5 6.5 1.5O4.5 12 1.5O4.5 17.5 1.5 line M9 6.5H21M9 12H21M9 17.5H21
    list.dash: line M3 6.5H5M3 12H5M3 17.5H5M9 6.5H21M9 12H21M9 17.5H21
    magnifyingglass: line O10.5 10.5 7M15.7 15.7L20.8 20.8
    minus: line M4 12H20
    nosign: line O12 12 9M5.7 5.7L18.3 18.3
    number: line M9.5 4L7.5 20M16.5 4L14.5 20M4.5 9H20M4 15H19.5
    octagon: body M8.5 3.2H15.5L20.8 8.5V15.5L15.5 20.8H8.5L3.2 15.5V8.5Z
    paperclip: line M20 11.2L12.1 19.1A5.02 0 1 5 12L12.6 4.4A3.54 0 1 17.6 9.4L10.2 16.8A1.91 0 1 7.5 14.1L14.4 7.2
    percent: line M18.5 5.5L5.5 18.5O7 7 2.6O17 17 2.6
    pin: body M8 3.2H16L15.2 10.3Q18.2 11.8 18.5 15.2H5.5Q5.8 11.8 8.8 10.3Z line M12 15.2V21.2
    plus: line M12 4V20M4 12H20
    power: line M12 2.8V11.5M7.2 6.6A8 1 0 16.8 6.6
    questionmark: line M7.4 8.2A4.6 1 1 13.9 12.2Q12 13 12 15.4 dot O12 19.7 1.5
    quote.opening: dot O6.8 15 3.6O16.4 15 3.6 line M4.1 14.8Q4.1 8.6 9.4 6M13.7 14.8Q13.7 8.6 19 6
    record.circle: body O12 12 9 spot O12 12 4
    rectangle: body R2.5 5 19 14 2.5
    repeat: line M4 11V10Q4 7 7 7H19.8M16.8 4L19.8 7L16.8 10M20 13V14Q20 17 17 17H4.2M7.2 14L4.2 17L7.2 20
    scissors: line O6 6.2 2.6O6 17.8 2.6M8.2 7.8L20.5 18M8.2 16.2L20.5 6
    seal: body M8.7 4Q12 0.4 15.3 4Q20.2 3.8 20 8.7Q23.6 12 20 15.3Q20.2 20.2 15.3 20Q12 23.6 8.7 20Q3.8 20.2 4 15.3
      Q0.4 12 4 8.7Q3.8 3.8 8.7 4Z
    shield: body M12 2.8L19.5 5.6V11.5Q19.5 18 12 21.2Q4.5 18 4.5 11.5V5.6Z
    shuffle: line M3 7H6.5Q8.5 7 9.7 8.7L14.3 15.3Q15.5 17 17.5 17H20.5M17.8 14L20.8 17L17.8 20M3 17H6.5
      Q8.5 17 9.7 15.3L10.3 14.4M13.7 9.6L14.3 8.7Q15.5 7 17.5 7H20.5M17.8 4L20.8 7L17.8 10
    slider.horizontal.3: line M3 6H13.2M17.8 6H21M3 12H6.2M10.8 12H21M3 18H13.2M17.8 18H21O15.5 6 2.3O8.5 12 2.3
      O15.5 18 2.3
    sparkles: body M10 5Q10.9 12.1 18 13Q10.9 13.9 10 21Q9.1 13.9 2.6 13Q9.1 12.1 10 5Z dot M18.3 2.5Q18.7 5.6 21.8 6
      Q18.7 6.4 18.3 9.5Q17.9 6.4 14.8 6Q17.9 5.6 18.3 2.5Z
    square.grid.2x2: body R3.5 3.5 7 7 1.75R13.5 3.5 7 7 1.75R3.5 13.5 7 7 1.75R13.5 13.5 7 7 1.75
    square: body R3.5 3.5 17 17 4
    star.leadinghalf.filled: line M12 2.9L14.8 8.9L21.4 9.7L16.5 14.2L17.8 20.7L12 17.5L6.2 20.7L7.5 14.2L2.6 9.7
      L9.2 8.9Z dot M12 2.9V17.5L6.2 20.7L7.5 14.2L2.6 9.7L9.2 8.9Z
    star: body M12 2.9L14.8 8.9L21.4 9.7L16.5 14.2L17.8 20.7L12 17.5L6.2 20.7L7.5 14.2L2.6 9.7L9.2 8.9Z
    table: body R3 4.5 18 15 2.5 mark M3 9.5H21M3 14.5H21M9 9.5V19.5
    text.alignleft: line M3.5 5.5H20.5M3.5 9.8H14.5M3.5 14.2H20.5M3.5 18.5H14.5
    textformat.size.larger: line M2.6 19.5L8.2 5L13.8 19.5M4.5 14.6H11.9M18.3 4.8V11.2M15.1 8H21.5
    textformat.size.smaller: line M2.6 19.5L8.2 5L13.8 19.5M4.5 14.6H11.9M15.1 8H21.5
    textformat.size: line M11 19L16.2 4.8L21.4 19M12.8 14.4H19.6M2.5 19L5.3 11.6L8.1 19M3.4 16.6H7.2
    textformat: line M2.5 18.5L7.3 5.5L12.1 18.5M4.2 14H10.4O17.3 14.9 3.5M20.8 11V18.5
    triangle: body M10.3 4.2Q12 1.6 13.7 4.2L21 17.5Q22.2 20.2 19.5 20.5H4.5Q1.8 20.2 3 17.5Z
    viewfinder: line M3 8V5.5Q3 3 5.5 3H8M16 3H18.5Q21 3 21 5.5V8M21 16V18.5Q21 21 18.5 21H16M8 21H5.5Q3 21 3 18.5V16
    waveform.path.ecg: line M2.6 12.5H7L9.6 5L14 19.5L16.6 12.5H21.4
    xmark: line M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5
    """
}

extension SymbolTable {
  static let people = """
    face.smiling: body O12 12 9 spot O8.8 9.8 1.3O15.2 9.8 1.3 mark M7.8 14.2Q12 18.6 16.2 14.2
    figure.walk: dot O13 4.2 2.1 line M12.3 8.8L11 14.2L14.4 16.8L15.6 21.2M11 14.2L9.8 17.6L6.8 21M7.6 12.8L8.8 9.8
      L12.3 8.6L14.6 11.4L17.8 12.4
    hand.raised: body M6.8 13V6.4A1.55 0 1 9.9 6.4V4.2A1.55 0 1 13 4.2V5A1.55 0 1 16.1 5V7.6A1.55 0 1 19.2 7.6V14.6
      Q19.2 21.2 13 21.2Q9.4 21.2 7.4 18.2L3.6 13.2A1.6 0 1 6.1 11.2L6.8 12Z mark M9.9 6.4V11.2M13 5V11M16.1 7.6V11.6
    hand.thumbsdown: body M16.5 13L12.7 20.8Q9.8 20.6 10.2 17.4L10.6 14.7H5.8Q3 14.7 3.4 12L4.4 5.7Q4.8 3.4 7.2 3.4
      H16.5ZM21 13.2H16.5V3.4H21Z
    hand.thumbsup: body M7.5 11L11.3 3.2Q14.2 3.4 13.8 6.6L13.4 9.3H18.2Q21 9.3 20.6 12L19.6 18.3Q19.2 20.6 16.8 20.6
      H7.5ZM3 10.8H7.5V20.6H3Z
    person.2: body O9 7.8 3.7M2.6 18.7Q2.9 14.2 9 14.2Q15.1 14.2 15.4 18.7Q15.4 20 14.1 20H3.9Q2.6 20 2.6 18.7ZM15 5.5
      A3 0 1 15 11.1M17.5 14.5Q21.3 15 21.4 18.7Q21.4 20 20.1 20H18.4
    person.3: body O12 7.6 3.3M6.9 17.9Q7.2 13.4 12 13.4Q16.8 13.4 17.1 17.9Q17.1 19.2 15.8 19.2H8.2Q6.9 19.2 6.9 17.9
      ZO5 9.2 2.1O19 9.2 2.1 line M4.4 18.2H3.2Q2.4 18.2 2.4 17.3Q2.5 14.5 5 14M19.6 18.2H20.8Q21.6 18.2 21.6 17.3
      Q21.5 14.5 19 14
    person.crop.circle: body O12 12 9 form O12 9.7 3 form M5.9 18Q7.5 15.2 12 15.2Q16.5 15.2 18.1 18Q15.6 20.2 12 20.2
      Q8.4 20.2 5.9 18Z
    person: body O12 7.4 4.1M4.5 19.1Q5 14.2 12 14.2Q19 14.2 19.5 19.1Q19.5 20.8 17.8 20.8H6.2Q4.5 20.8 4.5 19.1Z
    """
}
