// Petri without controllers of its own: a team builds its own petri with the controllers that it wrote in Swift.
import PetriCommand

PetriTool.main()
