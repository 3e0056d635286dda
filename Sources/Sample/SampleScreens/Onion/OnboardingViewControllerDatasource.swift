public import PetriComposer

/// Content that has buttons for the template it is shown in: Petri's protocol under the article's name.
public typealias OnboardingViewControllerDatasource = SupportingViewsDataSource
