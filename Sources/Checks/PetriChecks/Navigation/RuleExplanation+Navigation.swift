import PetriCatalog

extension RuleExplanation {
  static let navigation: [RuleExplanation] = [
    RuleExplanation(
      .deadEnd,
      """
      Nothing on a screen leads to another screen or back. Whoever gets there has to end the app. Give it a way back, a button that closes it, or a \
      presentation that can be swiped away. A stack without a back button isn't left by a swipe from the edge either.
      """
    ),
    RuleExplanation(
      .noWayBack,
      """
      A screen leads on, and nothing leads back from it or from what it opens. Give it a back button or one that closes it.
      """
    ),
    RuleExplanation(
      .wrongWayBack,
      """
      A way back leads to a screen that isn't beneath. A back button, a swipe down, and what is called Close, Cancel or Back should lead to where one \
      came from: use 'close', 'pop' or 'back' in place of 'open' and 'link'.
      """
    ),
    RuleExplanation(
      .growingStack,
      """
      A tap opens a screen once more on top of itself, with another one between. The stack grows with each turn, and going back takes as many \
      steps. Use 'back', or let the screen's route find the one that is there: 'find'.
      """
    ),
    RuleExplanation(
      .refusedTap,
      """
      A tap can't be carried out in some state, and no interceptor or blocker says why. A person taps and nothing comes of it. Often it is 'pop' where \
      the screen is presented as well, which 'back' takes into account, or a link that no screen has. If it is meant, expect it in a walk: \
      'expect: {refused: …}'.
      """
    ),
    RuleExplanation(
      .refusedWithoutReason,
      """
      An interceptor refuses a navigation, and nothing says why. Give the interceptor a text: 'refuse'.
      """
    ),
    RuleExplanation(
      .brokenLink,
      """
      A link can't be opened in some state. Its route needs something that isn't there, or one of its steps breaks UIKit's rules. \
      'petri route' with '--plan' shows what is looked for; end the chain in a screen that can always be built.
      """
    ),
    RuleExplanation(
      .hiddenLanding,
      """
      A link is opened, and another screen is in front of its own. The person doesn't see what the link is about. Let the route begin at what is in front \
      ('from: current'), or at a screen above which everything is dismissed.
      """
    ),
    RuleExplanation(
      .stackedTwice,
      """
      A link puts a screen on top of the same screen with the same values. Whoever follows it twice has to go back twice. Let the route find the one \
      that is there: 'find'.
      """
    ),
    RuleExplanation(
      .lostInTransition,
      """
      A link that comes while screens still move isn't opened, or ends behind another screen. Links from outside come at any time. Let the \
      interceptor with 'transition' wait in place of refusing.
      """
    ),
    RuleExplanation(
      .closedInterceptor,
      """
      Nobody gets past an interceptor. What it requires held in none of the states that were explored, although its own screen was shown. Look what sets \
      the values that it requires.
      """
    ),
    RuleExplanation(
      .neverShown,
      """
      A screen is shown in no state, although others can lead to it. The condition of the tap or the link never holds where it is. It is reported only \
      where all that those screens offer was followed.
      """
    ),
    RuleExplanation(
      .unusedCase,
      """
      No state takes a case of a route. What it looks for is never on screen, or a case before it holds as well. Take it out, or put it before the \
      other. It is reported only where nothing was left out, for cases that the app's state and the screens decide.
      """
    ),
  ]
}
