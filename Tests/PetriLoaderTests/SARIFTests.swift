import Expectations
import PetriDiagnostics
import Testing

@testable import PetriLoader

@Suite("SARIF logs")
struct SARIFTests {
  /// The objects of SARIF 2.1.0 that Petri writes, with their properties by its schema (OASIS, sarif-schema-2.1.0.json:
  /// which there are, which are required, their types, words and bounds). Everything else is left out, so that a key
  /// that SARIF has not is refused here as it is there.
  private static let schema = #"""
    {
      "type": "object", "additionalProperties": false, "required": ["version", "runs"],
      "properties": {
        "$schema": {"type": "string", "format": "uri"}, "version": {"enum": ["2.1.0"]},
        "runs": {"type": "array", "items": {"$ref": "#/definitions/run"}}
      },
      "definitions": {
        "run": {
          "type": "object", "additionalProperties": false, "required": ["tool"],
          "properties": {
            "tool": {
              "type": "object", "additionalProperties": false, "required": ["driver"],
              "properties": {"driver": {"$ref": "#/definitions/toolComponent"}}
            },
            "columnKind": {"enum": ["utf16CodeUnits", "unicodeCodePoints"]},
            "results": {"type": "array", "items": {"$ref": "#/definitions/result"}}
          }
        },
        "toolComponent": {
          "type": "object", "additionalProperties": false, "required": ["name"],
          "properties": {
            "name": {"type": "string"}, "semanticVersion": {"type": "string"},
            "rules": {
              "type": "array", "uniqueItems": true,
              "items": {
                "type": "object", "additionalProperties": false, "required": ["id"],
                "properties": {
                  "id": {"type": "string"}, "shortDescription": {"$ref": "#/definitions/words"},
                  "fullDescription": {"$ref": "#/definitions/words"}, "help": {"$ref": "#/definitions/words"}
                }
              }
            }
          }
        },
        "words": {
          "type": "object", "additionalProperties": false, "required": ["text"],
          "properties": {"text": {"type": "string"}, "markdown": {"type": "string"}}
        },
        "result": {
          "type": "object", "additionalProperties": false, "required": ["message"],
          "properties": {
            "ruleId": {"type": "string"}, "ruleIndex": {"type": "integer", "minimum": -1},
            "level": {"enum": ["none", "note", "warning", "error"]}, "message": {"$ref": "#/definitions/message"},
            "locations": {"type": "array", "items": {"$ref": "#/definitions/location"}},
            "relatedLocations": {"type": "array", "uniqueItems": true, "items": {"$ref": "#/definitions/location"}},
            "fixes": {"type": "array", "uniqueItems": true, "items": {"$ref": "#/definitions/fix"}},
            "partialFingerprints": {"type": "object", "additionalProperties": {"type": "string"}},
            "properties": {"type": "object"}
          }
        },
        "message": {
          "type": "object", "additionalProperties": false, "required": ["text"], "properties": {"text": {"type": "string"}}
        },
        "location": {
          "type": "object", "additionalProperties": false,
          "properties": {
            "id": {"type": "integer", "minimum": -1}, "physicalLocation": {"$ref": "#/definitions/physicalLocation"},
            "message": {"$ref": "#/definitions/message"}
          }
        },
        "physicalLocation": {
          "type": "object", "additionalProperties": false, "required": ["artifactLocation"],
          "properties": {
            "artifactLocation": {"$ref": "#/definitions/artifactLocation"}, "region": {"$ref": "#/definitions/region"}
          }
        },
        "artifactLocation": {
          "type": "object", "additionalProperties": false,
          "properties": {"uri": {"type": "string", "format": "uri-reference", "pattern": "^[!-~]*$"}}
        },
        "region": {
          "type": "object", "additionalProperties": false,
          "properties": {
            "startLine": {"type": "integer", "minimum": 1}, "startColumn": {"type": "integer", "minimum": 1},
            "endLine": {"type": "integer", "minimum": 1}, "endColumn": {"type": "integer", "minimum": 1},
            "byteOffset": {"type": "integer", "minimum": -1}, "byteLength": {"type": "integer", "minimum": 0}
          }
        },
        "fix": {
          "type": "object", "additionalProperties": false, "required": ["artifactChanges"],
          "properties": {
            "description": {"$ref": "#/definitions/message"},
            "artifactChanges": {
              "type": "array", "minItems": 1, "uniqueItems": true,
              "items": {
                "type": "object", "additionalProperties": false, "required": ["artifactLocation", "replacements"],
                "properties": {
                  "artifactLocation": {"$ref": "#/definitions/artifactLocation"},
                  "replacements": {
                    "type": "array", "minItems": 1,
                    "items": {
                      "type": "object", "additionalProperties": false, "required": ["deletedRegion"],
                      "properties": {
                        "deletedRegion": {"$ref": "#/definitions/region"},
                        "insertedContent": {
                          "type": "object", "additionalProperties": false, "properties": {"text": {"type": "string"}}
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    """#

  @Test(
    "every broken catalogue's log is valid by SARIF's schema",
    .enabled(if: SchemaValidator.isInstalled, SchemaValidator.need)
  )
  func valid() throws {
    let formatter = SARIFDiagnosticFormatter(toolVersion: "1.0.0")
    let logs = InvalidCatalog.all.map { [formatter.format($0.load().diagnostics)] }
    #expect(logs.count > 160)
    for (catalog, problems) in zip(InvalidCatalog.all, try SchemaValidator.problems(about: logs, by: Self.schema)) {
      expectEqual(problems, [], "\(catalog)")
    }
    // A document that isn't a log is refused.
    let wrong = formatter.format([]).replacing("\"results\"", with: "\"findings\"")
    #expect(try SchemaValidator.problems(about: [[wrong]], by: Self.schema) != [[]])
  }
}
