// A team's own petri: the command line of Petri with the controllers that the team wrote in Swift.
import PetriCommand
import PetriComposer
import PetriUIKit

PetriTool.main { registry in
  registry.registerContent("ProductViewController") { ProductViewController(context: $0) }
  registry.registerContent("FatalViewController") { _ in FatalViewController() }
  registry.registerContent("ExitingViewController") { ExitingViewController(context: $0) }
  registry.registerContent("HangingViewController") { HangingViewController(context: $0) }
  registry.registerContent("PrintingViewController") { _ in PrintingViewController() }
  registry.registerContent("GreedyViewController") { GreedyViewController(context: $0) }
  registry.registerLayer("CardViewController") { CardViewController() }
}
