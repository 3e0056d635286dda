#if os(Linux)
  @_exported import PetriXCTest
#endif
