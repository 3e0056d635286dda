import Foundation

extension NamedFont {
  /// The fonts with known metrics. Ascender, descender and leading are those of the font files; iOS adds 15 % to the
  /// ascender of Helvetica and Courier. Advances are:
  /// - Arial, Helvetica, Times New Roman: the makers' tables, except for the estimated light Helvetica.
  /// - Helvetica Neue: tables for regular and bold; light is 0.97 and medium 1.034 of regular, from labels measured by
  ///   Interface Builder; thinner and condensed ones are estimated.
  /// - Courier, Courier New, Menlo: monospaced.
  /// - Avenir, Avenir Next, Trebuchet MS: scaled from the system font, from measured labels; condensed and very light
  ///   ones are estimated.
  /// - Georgia, Gill Sans, Verdana: scaled from the system font, estimated.
  static let all: [NamedFont] =
    helvetica + times + equal + avenir
    + family(
      "Georgia",
      ["Georgia": (.regular, 942), "Georgia-Bold": (.bold, 1060)],
      italics: ["Georgia-Italic": "Georgia", "Georgia-BoldItalic": "Georgia-Bold"],
      Heights(ascender: 0.917, descender: -0.219, capHeight: 0.692, xHeight: 0.481)
    )
    + family(
      "Gill Sans",
      [
        "GillSans": (.regular, 883), "GillSans-Light": (.light, 850), "GillSans-SemiBold": (.semibold, 950),
        "GillSans-Bold": (.bold, 1000),
      ],
      italics: [
        "GillSans-Italic": "GillSans", "GillSans-LightItalic": "GillSans-Light",
        "GillSans-SemiBoldItalic": "GillSans-SemiBold", "GillSans-BoldItalic": "GillSans-Bold",
      ],
      Heights(ascender: 0.918, descender: -0.23, capHeight: 0.682, xHeight: 0.449)
    )
    + family(
      "Trebuchet MS",
      ["TrebuchetMS": (.regular, 886), "TrebuchetMS-Bold": (.bold, 960)],
      italics: ["TrebuchetMS-Italic": "TrebuchetMS", "Trebuchet-BoldItalic": "TrebuchetMS-Bold"],
      Heights(ascender: 0.939, descender: -0.222, capHeight: 0.716, xHeight: 0.523)
    )
    + family(
      "Verdana",
      ["Verdana": (.regular, 1086), "Verdana-Bold": (.bold, 1250)],
      italics: ["Verdana-Italic": "Verdana", "Verdana-BoldItalic": "Verdana-Bold"],
      Heights(ascender: 1.005, descender: -0.21, capHeight: 0.727, xHeight: 0.545)
    )

  private static func family(
    _ family: String,
    _ upright: KeyValuePairs<String, (weight: UIFont.Weight, factor: Int)>,
    italics: KeyValuePairs<String, String>,
    _ heights: Heights
  ) -> [NamedFont] {
    let straight = upright.map { name, value in
      NamedFont(
        name: name,
        family: family,
        weight: value.weight,
        isItalic: false,
        widths: .system(value.factor),
        heights: heights
      )
    }
    return straight + italics.compactMap { name, upright in straight.first { $0.name == upright }?.slanted(name) }
  }

  private func slanted(_ name: String, _ widths: Widths? = nil) -> NamedFont {
    NamedFont(
      name: name,
      family: family,
      weight: weight,
      isItalic: true,
      widths: widths ?? self.widths,
      heights: heights
    )
  }

  // MARK: Helvetica and Arial

  private static var helvetica: [NamedFont] {
    let neue = Heights(ascender: 0.952, descender: -0.213, lineGap: 0.028, capHeight: 0.714, xHeight: 0.517)
    let shapes: KeyValuePairs<String, (weight: UIFont.Weight, widths: Widths)> = [
      "": (.regular, .table(NamedAdvances.neue, 1000)), "UltraLight": (.ultraLight, .table(NamedAdvances.neue, 930)),
      "Thin": (.thin, .table(NamedAdvances.neue, 940)), "Light": (.light, .table(NamedAdvances.neue, 970)),
      "Medium": (.medium, .table(NamedAdvances.neue, 1034)), "Bold": (.bold, .table(NamedAdvances.neueBold, 1000)),
    ]
    var all: [NamedFont] = []
    for (face, value) in shapes {
      let font = NamedFont(
        name: face.isEmpty ? "HelveticaNeue" : "HelveticaNeue-" + face,
        family: "Helvetica Neue",
        weight: value.weight,
        isItalic: false,
        widths: value.widths,
        heights: neue
      )
      all += [font, font.slanted("HelveticaNeue-" + face + "Italic")]
    }
    for (face, weight) in [("CondensedBold", UIFont.Weight.bold), ("CondensedBlack", .black)] {
      all.append(
        NamedFont(
          name: "HelveticaNeue-" + face,
          family: "Helvetica Neue",
          weight: weight,
          isItalic: false,
          widths: .table(NamedAdvances.neueBold, 810),
          heights: neue
        )
      )
    }
    let heights = Heights(ascender: 0.92, descender: -0.23, capHeight: 0.72, xHeight: 0.523)
    let arial = Heights(ascender: 0.905, descender: -0.212, lineGap: 0.033, capHeight: 0.716, xHeight: 0.519)
    let (regular, bold): (Widths, Widths) = (
      .table(NamedAdvances.helvetica, 1000), .table(NamedAdvances.helveticaBold, 1000)
    )
    return all
      + faces(
        "Helvetica",
        heights,
        ["Helvetica", "Helvetica-Oblique", "Helvetica-Bold", "Helvetica-BoldOblique"],
        [regular, regular, bold, bold]
      )
      + faces(
        "Helvetica",
        heights,
        ["Helvetica-Light", "Helvetica-LightOblique"],
        [.table(NamedAdvances.helvetica, 970), .table(NamedAdvances.helvetica, 970)],
        .light
      )
      + faces(
        "Arial",
        arial,
        ["ArialMT", "Arial-ItalicMT", "Arial-BoldMT", "Arial-BoldItalicMT"],
        [regular, regular, bold, bold]
      )
  }

  // MARK: Times, Courier and Menlo

  private static var times: [NamedFont] {
    faces(
      "Times New Roman",
      Heights(ascender: 0.891, descender: -0.216, lineGap: 0.042, capHeight: 0.662, xHeight: 0.448),
      [
        "TimesNewRomanPSMT", "TimesNewRomanPS-ItalicMT", "TimesNewRomanPS-BoldMT", "TimesNewRomanPS-BoldItalicMT",
      ],
      [
        NamedAdvances.times, NamedAdvances.timesItalic, NamedAdvances.timesBold, NamedAdvances.timesBoldItalic,
      ].map { .table($0, 1000) }
    )
  }

  private static var equal: [NamedFont] {
    let menlo = Heights(ascender: 0.928, descender: -0.236, capHeight: 0.729, xHeight: 0.547)
    let courier = Heights(ascender: 0.904, descender: -0.246, capHeight: 0.58, xHeight: 0.437)
    let new = Heights(ascender: 0.833, descender: -0.3, capHeight: 0.571, xHeight: 0.423)
    let (six, sixAndTwo) = ([Widths](repeating: .equal(60000), count: 4), [Widths](repeating: .equal(60205), count: 4))
    return faces("Menlo", menlo, ["Menlo-Regular", "Menlo-Italic", "Menlo-Bold", "Menlo-BoldItalic"], sixAndTwo)
      + faces("Courier", courier, ["Courier", "Courier-Oblique", "Courier-Bold", "Courier-BoldOblique"], six)
      + faces(
        "Courier New",
        new,
        ["CourierNewPSMT", "CourierNewPS-ItalicMT", "CourierNewPS-BoldMT", "CourierNewPS-BoldItalicMT"],
        six
      )
  }

  /// Fonts by name, alternately upright and italic, of one weight or of regular and bold.
  private static func faces(
    _ family: String,
    _ heights: Heights,
    _ names: [String],
    _ widths: [Widths],
    _ weight: UIFont.Weight? = nil
  ) -> [NamedFont] {
    zip(names, widths).enumerated().map { index, face in
      NamedFont(
        name: face.0,
        family: family,
        weight: weight ?? (index < 2 ? .regular : .bold),
        isItalic: index % 2 == 1,
        widths: face.1,
        heights: heights
      )
    }
  }

  // MARK: Avenir

  private static var avenir: [NamedFont] {
    let heights = Heights(ascender: 1, descender: -0.366, capHeight: 0.708, xHeight: 0.468)
    let next: KeyValuePairs<String, (weight: UIFont.Weight, factor: Int)> = [
      "Regular": (.regular, 990), "UltraLight": (.ultraLight, 950), "Medium": (.medium, 985),
      "DemiBold": (.semibold, 998), "Bold": (.bold, 1020), "Heavy": (.heavy, 1050),
    ]
    var all: [NamedFont] = family(
      "Avenir",
      [
        "Avenir-Roman": (.regular, 965), "Avenir-Light": (.light, 900), "Avenir-Book": (.light, 940),
        "Avenir-Medium": (.medium, 956), "Avenir-Heavy": (.bold, 980), "Avenir-Black": (.black, 1000),
      ],
      italics: [
        "Avenir-Oblique": "Avenir-Roman", "Avenir-LightOblique": "Avenir-Light", "Avenir-BookOblique": "Avenir-Book",
        "Avenir-MediumOblique": "Avenir-Medium", "Avenir-HeavyOblique": "Avenir-Heavy",
        "Avenir-BlackOblique": "Avenir-Black",
      ],
      heights
    )
    for (stem, name, narrow) in [
      ("AvenirNext", "Avenir Next", 1000), ("AvenirNextCondensed", "Avenir Next Condensed", 810),
    ] {
      for (face, value) in next {
        let font = NamedFont(
          name: "\(stem)-\(face)",
          family: name,
          weight: value.weight,
          isItalic: false,
          widths: .system(value.factor * narrow / 1000),
          heights: heights
        )
        all += [font, font.slanted(face == "Regular" ? "\(stem)-Italic" : "\(stem)-\(face)Italic")]
      }
    }
    return all
  }
}
