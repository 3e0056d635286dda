// The one file that the target compiles itself; the plugin PetriObjectiveC adds the others.
#if os(Linux)
  @_exported import PetriXCTest
#endif
