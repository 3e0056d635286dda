import Expectations
import Testing

@testable import PetriDiagnostics

@Suite("Diagnostics for programs")
struct MachineFormatterTests {
  private let file = SourceFile(path: "Screens/é x.yaml", text: "é: 1\né: 2\n")

  private var diagnostic: Diagnostic {
    Diagnostic(
      code: "doubled-key",
      "key 'é' is \"there\"",
      at: file.range(6, 8),
      label: "rename\u{1B}",
      notes: [DiagnosticNote("first, here", at: file.range(0, 2)), DiagnosticNote("50%")],
      fixIts: [FixIt("remove it", range: file.range(6, 12), replacement: "", applicability: .maybe)],
      yamlPath: "a.b"
    )
  }

  private let placed = Diagnostic(code: "c", "m", path: "p", line: 3, column: 9)

  @Test("JSON, one document with a line for each, also for none")
  func json() {
    let plain = Diagnostic(.warning, code: "c", "m\n\u{202E}\u{1F600}\\", path: "p")
    expectEqual(
      JSONDiagnosticFormatter().format([plain, diagnostic]),
      """
      {
        "version": 1,
        "errors": 1,
        "warnings": 1,
        "problems": [
          {"severity":"error","code":"doubled-key","message":"key 'é' is \\"there\\"","file":"Screens/é x.yaml",\
      "byteStart":6,"byteEnd":8,"line":2,"column":1,"endLine":2,"endColumn":2,\
      "labels":[{"message":"rename\\u001b","byteStart":6,"byteEnd":8,"line":2,"column":1,"endLine":2,"endColumn":2}],\
      "notes":[{"message":"first, here","file":"Screens/é x.yaml","byteStart":0,"byteEnd":2,"line":1,"column":1,\
      "endLine":1,"endColumn":2},{"message":"50%"}],\
      "fixIts":[{"message":"remove it","replacement":"","applicability":"maybe","file":"Screens/é x.yaml",\
      "byteStart":6,"byteEnd":12,"line":2,"column":1,"endLine":3,"endColumn":1}],"yamlPath":"a.b"},
          {"severity":"warning","code":"c","message":"m\\n\\u202e😀\\\\","file":"p","labels":[],"notes":[],"fixIts":[]}
        ]
      }

      """
    )
    #expect(JSONDiagnosticFormatter().format([placed]).contains(#""file":"p","line":3,"column":9,"labels""#))
    expectEqual(TextDiagnosticFormatter().format([placed]), "p:3:9: error: m [c]\n")
    expectEqual(
      JSONDiagnosticFormatter().format([]),
      "{\n  \"version\": 1,\n  \"errors\": 0,\n  \"warnings\": 0,\n  \"problems\": []\n}\n"
    )
  }

  @Test(
    "a command for GitHub's runner has no signs of its own in what is from outside, nor a character that turns the direction"
  )
  func command() {
    expectEqual(
      Array(GitHubCommand.property("a,\u{301}b:\u{301}%\n\u{202E}").unicodeScalars),
      Array("a%2C\u{301}b%3A\u{301}%25%0A<U+202E>".unicodeScalars)
    )
    expectEqual(GitHubCommand.message("a\n%0A\u{202E},:\r"), "a%0A%250A<U+202E>,:␍")
  }

  @Test("GitHub's annotations")
  func github() {
    let lines = Diagnostic(.warning, code: "c", "m\n::set-env name=x::y", at: file.range(0, 8))
    expectEqual(
      GitHubDiagnosticFormatter().format([diagnostic, lines]),
      """
      ::warning file=Screens/é x.yaml,line=1,endLine=2,title=c::m%0A::set-env name=x::y
      ::error file=Screens/é x.yaml,line=2,endLine=2,col=1,endColumn=1,title=doubled-key::key 'é' is "there"%0Arename␛\
      %0Anote: Screens/é x.yaml:1:1: first, here%0A50%25%0Ahelp: remove it

      """
    )
    expectEqual(GitHubDiagnosticFormatter().format(placed), "::error file=p,line=3,col=9,title=c::m")
    let hostile = Diagnostic(.note, code: "c", "m", path: "a:b,c\n%")
    expectEqual(GitHubDiagnosticFormatter().format(hostile), "::notice file=a%3Ab%2Cc%0A%25,title=c::m")
  }

  @Test("SARIF 2.1.0")
  func sarif() {
    expectEqual(
      SARIFDiagnosticFormatter(
        toolVersion: "1.0.0",
        explanations: ["doubled-key": "A key is there twice. Take `one` out."]
      ).format([diagnostic]),
      """
      {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [
          {
            "tool": {
              "driver": {
                "name": "petri",
                "semanticVersion": "1.0.0",
                "rules": [
                  {
                    "id": "doubled-key",
                    "shortDescription": {
                      "text": "A key is there twice"
                    },
                    "fullDescription": {
                      "text": "A key is there twice. Take one out."
                    },
                    "help": {
                      "text": "A key is there twice. Take one out.",
                      "markdown": "A key is there twice. Take `one` out."
                    }
                  }
                ]
              }
            },
            "columnKind": "unicodeCodePoints",
            "results": [
              {
                "ruleId": "doubled-key",
                "ruleIndex": 0,
                "level": "error",
                "message": {
                  "text": "key 'é' is \\"there\\": rename\\u001b\\n50%"
                },
                "locations": [
                  {
                    "physicalLocation": {
                      "artifactLocation": {
                        "uri": "Screens/%C3%A9%20x.yaml"
                      },
                      "region": {
                        "startLine": 2,
                        "startColumn": 1,
                        "endLine": 2,
                        "endColumn": 2,
                        "byteOffset": 6,
                        "byteLength": 2
                      }
                    }
                  }
                ],
                "relatedLocations": [
                  {
                    "id": 1,
                    "physicalLocation": {
                      "artifactLocation": {
                        "uri": "Screens/%C3%A9%20x.yaml"
                      },
                      "region": {
                        "startLine": 1,
                        "startColumn": 1,
                        "endLine": 1,
                        "endColumn": 2,
                        "byteOffset": 0,
                        "byteLength": 2
                      }
                    },
                    "message": {
                      "text": "first, here"
                    }
                  }
                ],
                "fixes": [
                  {
                    "description": {
                      "text": "remove it"
                    },
                    "artifactChanges": [
                      {
                        "artifactLocation": {
                          "uri": "Screens/%C3%A9%20x.yaml"
                        },
                        "replacements": [
                          {
                            "deletedRegion": {
                              "startLine": 2,
                              "startColumn": 1,
                              "endLine": 3,
                              "endColumn": 1,
                              "byteOffset": 6,
                              "byteLength": 6
                            },
                            "insertedContent": {
                              "text": ""
                            }
                          }
                        ]
                      }
                    ]
                  }
                ],
                "partialFingerprints": {
                  "petri/v1": "13f7ffdbeef1559d"
                },
                "properties": {
                  "yamlPath": "a.b"
                }
              }
            ]
          }
        ]
      }

      """
    )
    #expect(SARIFDiagnosticFormatter().format([]).contains("\"results\": []"))
    #expect(SARIFDiagnosticFormatter().format([placed]).contains(/"startLine": 3,\s*"startColumn": 9\s/))
    // GitHub refuses a rule without words.
    #expect(SARIFDiagnosticFormatter().format([placed]).contains(/"help": \{\s*"text": "c"/))
    let elsewhere = SARIFDiagnosticFormatter().format([Diagnostic(code: "c", "m", path: "/a b")])
    #expect(elsewhere.contains("\"uri\": \"file:///a%20b\""))
  }
}
