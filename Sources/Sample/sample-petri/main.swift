// The sample catalogue's own petri: a team's is made the same way, with the controllers that the team wrote in Swift.
import PetriCommand
import SampleScreens

PetriTool.main(registering: SampleScreens.register)
