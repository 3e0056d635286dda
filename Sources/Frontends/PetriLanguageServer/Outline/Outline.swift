import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

/// A file's documents beside the rules of the format: which rule each value follows, and which names it gives and uses.
struct Outline {
  /// The names that can be used at a place besides those of the catalogue.
  struct Scope {
    /// The definition that keys are of; empty where there is none.
    var owner = ""
    /// The names of elements of lists, innermost last, each with the way to the list's elements.
    var locals: [Local] = []
    /// The definition that is named beside a value, which the value is for.
    var target: Target?
  }

  /// A name that a repetition brings.
  struct Local {
    let name: String
    /// The list, as a reference without braces.
    let list: String
    /// The symbol of the list's elements; `nil` where it isn't known.
    let symbol: Symbol?
  }

  /// A definition that values are for.
  struct Target {
    let kind: NameKind
    let name: String
  }

  /// A name where it is written.
  struct Mention {
    let symbol: Symbol
    /// The bytes of the name alone.
    let range: Range<Int>
    var isDefinition = false
    /// The bytes of a definition, its key and its value.
    var extent: Range<Int>?
  }

  /// A name of a control in a walk: the screen that has it is in front when the step is taken.
  struct Control {
    let node: YAMLNode
    /// The screen that the walk is of.
    let owner: String
  }

  /// A value with its rule.
  struct Value {
    let node: YAMLNode
    let rule: Shape
    /// The key that it is the value of; `nil` for an element.
    let key: YAMLNode?
    let scope: Scope
  }

  /// A key of a mapping.
  struct Key {
    let node: YAMLNode
    let value: YAMLNode
    let mapping: YAMLNode
    /// The forms that the mapping may have, most likely first.
    let forms: [FormShape]
    let scope: Scope

    /// The key in the grammar; `nil` for a name.
    var field: FieldShape? { forms.lazy.compactMap { $0[node.text] }.first }
  }

  /// A document.
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

  /// The names that are written at an offset, the shortest extent first.
  func mention(at offset: Int) -> Mention? {
    mentions.filter { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
      .min { $0.range.count < $1.range.count }
  }

  /// The name of a control that is written at an offset.
  func control(at offset: Int) -> Control? { controls.first { $0.node.usedRange.offsets.holds(offset) } }

  /// The document that an offset is in.
  func document(at offset: Int) -> Document? {
    documents.last { $0.node.range.startOffset <= offset } ?? documents.first
  }
}
