// The one file that the target compiles itself; the plugin PetriObjectiveC adds the others.
