import PetriBrowser

/// The tabs of a screen's preview, as petri prints them.
enum PreviewTexts {
  static func lines(of tab: PreviewTab) -> [String] {
    text(of: tab).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func text(of tab: PreviewTab) -> String {
    switch tab {
    case .wireframe, .picture, .snapshots, .checks: ""
    case .tree:
      """
      sign-in  mail: null, failed: false
      navigation  appeared  0 0 393 852  bar "Sign in"
      └─ form-template  appeared  0 0 393 852
         ├─ content: sign-in  appeared  0 0 393 852
         │  ├─ label "Sign in"  largeTitle
         │  ├─ textField mail placeholder "E-mail"
         │  ├─ textField password placeholder "Password"  secure
         │  └─ button "I forgot my password"  -> link "mailto:help@shop.example"
         └─ supporting views
            ├─ button "Cancel"  gray  -> dismiss
            └─ button submit "Sign in"  filled  -> set signedIn: true, customerName: Ann
      """
    case .lifecycle:
      """
      sign-in  mail: null, failed: false
      launch
        sign-in  init
        form-template  init
        sign-in  willMove(toParent: form-template)
        navigation  init
        form-template  willMove(toParent: navigation)
        form-template  didMove(toParent: navigation)
        navigation  loadView
        navigation  viewDidLoad
        navigation  viewWillAppear(animated: false)
        form-template  loadView
        form-template  viewDidLoad
        sign-in  loadView
        sign-in  viewDidLoad
      """
    case .definition:
      """
      Screens/Account/sign-in.yaml:3

      screen: sign-in
      title: {en: Sign in, ru: Вход, ar: تسجيل الدخول}
      summary: E-mail and password.
      wrapping: [inherited, form-template]
      presentation: {style: pageSheet, transition: coverVertical, interactiveDismiss: true}
      links: shop://sign-in?mail={mail}

      context:
        mail:
          type: string?
          summary: What was typed before.
        failed: {type: bool, default: false}
      """
    case .context:
      """
      sign-in  Sign in
      E-mail and password.

        group         Account
        wrapping      navigation, form-template
        link          shop://sign-in?mail={mail}

      Context
        mail    string?  default null     What was typed before.
        failed  bool     default false
      """
    case .accessibility:
      """
      sign-in  mail: null, failed: false
      7 elements, 0 warnings
      "Sign in"  heading
      "Sign in"
      "E-mail"  text field
      "Password"  secure text field
      "I forgot my password"  button
      "Cancel"  button
      "Sign in"  button
      """
    case .routes:
      """
      Links
        shop://sign-in?mail={mail}

      Reached from
        account: tap Sign in
        settings: before signedIn
      """
    case .problems:
      """
      Screens/Account/sign-in.yaml:22:5: error: unknown view kind 'lable'
       22 |   - lable: Sign in
          |     ^~~~~ did you mean 'label'?
      """
    }
  }
}
