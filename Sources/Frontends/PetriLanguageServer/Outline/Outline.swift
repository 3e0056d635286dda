import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

/// The documents of a file annotated by the grammar: the rule of each value, and the mentions of names.
struct Outline {
  /// The names that are visible at a value.
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
    /// The symbol of the list, if known.
    let symbol: Symbol?
  }

  /// A definition that values are passed to.
  struct Target {
    let kind: NameKind
    let name: String
  }

  /// An occurrence of a name.
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
    /// The screen that the walk belongs to.
    let owner: String
  }

  /// A value and its rule.
  struct Value {
    let node: YAMLNode
    let rule: Shape
    /// Its key; `nil` for an element of a sequence.
    let key: YAMLNode?
    let scope: Scope
  }

  /// A key of a mapping.
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
    /// The name that it defines.
    let name: YAMLNode?
  }

  var documents: [Document] = []
  var values: [Value] = []
  var keys: [Key] = []
  var mentions: [Mention] = []
  var controls: [Control] = []

  /// The innermost mention at an offset.
  func mention(at offset: Int) -> Mention? {
    mentions.filter { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
      .min { $0.range.count < $1.range.count }
  }

  func control(at offset: Int) -> Control? { controls.first { $0.node.usedRange.offsets.holds(offset) } }

  func document(at offset: Int) -> Document? {
    documents.last { $0.node.range.startOffset <= offset } ?? documents.first
  }
}
