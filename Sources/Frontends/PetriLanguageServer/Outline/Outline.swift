import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

/// The documents of a file annotated by the grammar: the rule of each value, and the mentions of names.
struct Outline {
  struct Scope {
    /// The definition that keys belong to; empty if there is none.
    var owner = ""
    /// The names of list elements, innermost last.
    var locals: [Local] = []
    /// The definition named beside a value, which the value is passed to.
    var target: Target?
  }

  /// An element name of a repetition.
  struct Local {
    let name: String
    /// The list as a reference without braces.
    let list: String
    let symbol: Symbol?
  }

  /// A definition that values are passed to.
  struct Target {
    let kind: NameKind
    let name: String
  }

  struct Mention {
    let symbol: Symbol
    let range: Range<Int>
    var isDefinition = false
    /// The range of the definition: key and value.
    var extent: Range<Int>?
  }

  /// The name of a control in a walk, which belongs to the screen in front at that step.
  struct Control {
    let node: YAMLNode
    let owner: String
  }

  struct Value {
    let node: YAMLNode
    let rule: Shape
    /// The node's key; `nil` for an element of a sequence.
    let key: YAMLNode?
    let scope: Scope
  }

  struct Key {
    let node: YAMLNode
    let value: YAMLNode
    let mapping: YAMLNode
    /// The possible forms of the mapping, most likely first.
    let forms: [FormShape]
    let scope: Scope

    /// The field in the grammar; `nil` for a name.
    var field: FieldShape? { forms.lazy.compactMap { $0[node.text] }.first }
  }

  struct Document {
    let node: YAMLNode
    let construct: Construct
    let name: YAMLNode?
  }

  var documents: [Document] = []
  var values: [Value] = []
  var keys: [Key] = []
  var mentions: [Mention] = []
  var controls: [Control] = []

  func mention(at offset: Int) -> Mention? {
    mentions.filter { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
      .min { $0.range.count < $1.range.count }
  }

  func control(at offset: Int) -> Control? { controls.first { $0.node.usedRange.offsets.holds(offset) } }

  func document(at offset: Int) -> Document? {
    documents.last { $0.node.range.startOffset <= offset } ?? documents.first
  }
}
