import PetriCommand

PetriTool.main()
