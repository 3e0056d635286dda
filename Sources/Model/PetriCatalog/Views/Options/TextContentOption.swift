/// The semantic meaning of a text field, as in `UITextContentType`.
public enum TextContentOption: String, Hashable, Sendable, Codable, CaseIterable {
  case name, namePrefix, givenName, middleName, familyName, nameSuffix, nickname
  case jobTitle, organizationName
  case location, fullStreetAddress, streetAddressLine1, streetAddressLine2, addressCity, addressState,
    addressCityAndState, sublocality, countryName, postalCode
  case telephoneNumber, emailAddress
  // UIKit's name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case creditCardNumber, creditCardName, creditCardGivenName, creditCardMiddleName, creditCardFamilyName,
    creditCardSecurityCode, creditCardExpiration, creditCardExpirationMonth, creditCardExpirationYear, creditCardType
  case username, password, newPassword, oneTimeCode
  case shipmentTrackingNumber, flightNumber, dateTime
  case birthdate, birthdateDay, birthdateMonth, birthdateYear
  case cellularEID, cellularIMEI
}
