// The system's libyaml, found through pkg-config (yaml-0.1). Only PetriYAML imports this module.
#include <yaml.h>
