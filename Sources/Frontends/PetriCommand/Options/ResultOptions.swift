import ArgumentParser

struct ResultOptions: ParsableArguments, Sendable {
  @Flag(help: "Print the effects of the moves with the result, not on standard error.")
  var effects = false

  @Flag(help: "Print JSON: --as json.")
  var json = false
}
