// SwiftPM builds no module of C without a source; what is in this one is in its module map.
