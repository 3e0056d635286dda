/// A SARIF log, with what GitHub's code scanning asks for: a log without it can't be read.
struct CodeScanningLog: Decodable {
  let runs: [Run]

  struct Run: Decodable {
    let tool: Tool
    let results: [Result]
  }

  struct Tool: Decodable {
    let driver: Driver
  }

  struct Driver: Decodable {
    let name: String
    let semanticVersion: String
    let rules: [Rule]
  }

  struct Rule: Decodable {
    let id: String
    let shortDescription: Words
    let fullDescription: Words
    let help: Words
  }

  struct Words: Decodable {
    let text: String
    let markdown: String?
  }

  struct Result: Decodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Words
    let locations: [Location]
    let partialFingerprints: [String: String]
  }

  struct Location: Decodable {
    let physicalLocation: PhysicalLocation
  }

  struct PhysicalLocation: Decodable {
    let artifactLocation: Artifact
    let region: Region
  }

  struct Artifact: Decodable {
    let uri: String
  }

  struct Region: Decodable {
    let startLine: Int
    let startColumn: Int
  }
}
