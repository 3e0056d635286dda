import PetriCatalog
import PetriUIKit

// UIKit's values for the format's words.

extension StackAxis {
  var uiAxis: NSLayoutConstraint.Axis { self == .vertical ? .vertical : .horizontal }
}

extension StackAlignment {
  var uiAlignment: UIStackView.Alignment {
    switch self {
    case .fill: .fill
    case .leading: .leading
    case .top: .top
    case .firstBaseline: .firstBaseline
    case .center: .center
    case .trailing: .trailing
    case .bottom: .bottom
    case .lastBaseline: .lastBaseline
    }
  }
}

extension StackDistribution {
  var uiDistribution: UIStackView.Distribution {
    switch self {
    case .fill: .fill
    case .fillEqually: .fillEqually
    case .fillProportionally: .fillProportionally
    case .equalSpacing: .equalSpacing
    case .equalCentering: .equalCentering
    }
  }
}

extension TextStyle {
  var uiStyle: UIFont.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title1: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .body: .body
    case .callout: .callout
    case .subheadline: .subheadline
    case .footnote: .footnote
    case .caption1: .caption1
    case .caption2: .caption2
    }
  }
}

extension TextAlignmentOption {
  var uiAlignment: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    }
  }
}

extension ContentModeOption {
  var uiMode: UIView.ContentMode {
    switch self {
    case .scaleToFill: .scaleToFill
    case .scaleAspectFit: .scaleAspectFit
    case .scaleAspectFill: .scaleAspectFill
    case .center: .center
    }
  }
}

extension BorderStyleOption {
  var uiStyle: UITextField.BorderStyle {
    switch self {
    case .roundedRect: .roundedRect
    case .none: .none
    case .line: .line
    case .bezel: .bezel
    }
  }
}

extension ContentAlignmentOption {
  var uiAlignment: UIControl.ContentHorizontalAlignment {
    switch self {
    case .center: .center
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

extension ButtonStyle {
  @MainActor var configuration: UIButton.Configuration {
    switch self {
    case .plain: .plain()
    case .gray: .gray()
    case .tinted: .tinted()
    case .filled: .filled()
    }
  }
}

extension KeyboardOption {
  var uiType: UIKeyboardType {
    switch self {
    case .default: .default
    case .asciiCapable: .asciiCapable
    case .numbersAndPunctuation: .numbersAndPunctuation
    case .url: .URL
    case .numberPad: .numberPad
    case .phonePad: .phonePad
    case .namePhonePad: .namePhonePad
    case .emailAddress: .emailAddress
    case .decimalPad: .decimalPad
    case .webSearch: .webSearch
    case .asciiCapableNumberPad: .asciiCapableNumberPad
    }
  }
}

extension ReturnKeyOption {
  var uiType: UIReturnKeyType {
    switch self {
    case .default: .default
    case .go: .go
    case .google: .google
    case .join: .join
    case .next: .next
    case .route: .route
    case .search: .search
    case .send: .send
    case .yahoo: .yahoo
    case .done: .done
    case .emergencyCall: .emergencyCall
    case .continue: .continue
    }
  }
}

extension TextContentOption {
  var uiType: UITextContentType {
    switch self {
    case .name: .name
    case .namePrefix: .namePrefix
    case .givenName: .givenName
    case .middleName: .middleName
    case .familyName: .familyName
    case .nameSuffix: .nameSuffix
    case .nickname: .nickname
    case .jobTitle: .jobTitle
    case .organizationName: .organizationName
    case .location: .location
    case .fullStreetAddress: .fullStreetAddress
    case .streetAddressLine1: .streetAddressLine1
    case .streetAddressLine2: .streetAddressLine2
    case .addressCity: .addressCity
    case .addressState: .addressState
    case .addressCityAndState: .addressCityAndState
    case .sublocality: .sublocality
    case .countryName: .countryName
    case .postalCode: .postalCode
    case .telephoneNumber: .telephoneNumber
    case .emailAddress: .emailAddress
    case .URL: .URL
    case .creditCardNumber: .creditCardNumber
    case .creditCardName: .creditCardName
    case .creditCardGivenName: .creditCardGivenName
    case .creditCardMiddleName: .creditCardMiddleName
    case .creditCardFamilyName: .creditCardFamilyName
    case .creditCardSecurityCode: .creditCardSecurityCode
    case .creditCardExpiration: .creditCardExpiration
    case .creditCardExpirationMonth: .creditCardExpirationMonth
    case .creditCardExpirationYear: .creditCardExpirationYear
    case .creditCardType: .creditCardType
    case .username: .username
    case .password: .password
    case .newPassword: .newPassword
    case .oneTimeCode: .oneTimeCode
    case .shipmentTrackingNumber: .shipmentTrackingNumber
    case .flightNumber: .flightNumber
    case .dateTime: .dateTime
    case .birthdate: .birthdate
    case .birthdateDay: .birthdateDay
    case .birthdateMonth: .birthdateMonth
    case .birthdateYear: .birthdateYear
    case .cellularEID: .cellularEID
    case .cellularIMEI: .cellularIMEI
    }
  }
}

extension CapitalizationOption {
  var uiType: UITextAutocapitalizationType {
    switch self {
    case .none: .none
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .allCharacters
    }
  }
}

extension ClearButtonOption {
  var uiMode: UITextField.ViewMode {
    switch self {
    case .never: .never
    case .whileEditing: .whileEditing
    case .unlessEditing: .unlessEditing
    case .always: .always
    }
  }
}

extension DatePickerStyleOption {
  var uiStyle: UIDatePickerStyle {
    switch self {
    case .compact: .compact
    case .inline: .inline
    case .wheels: .wheels
    }
  }
}
