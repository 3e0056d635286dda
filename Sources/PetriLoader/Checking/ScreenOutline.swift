import PetriCatalog

/// What other definitions need to know of a screen that is certainly right in itself, and what it needs of them: enough for checking a
/// catalogue, so that the screen itself is decoded only for who wants to see it.
final class ScreenOutline: Sendable {
  /// A key of the context.
  struct Field {
    let field: ContextField
    /// Whether a text, a condition or a value of the screen names it.
    let isUsed: Bool
    /// Where the key stands in the file, in bytes.
    let offsets: Range<Int>

    var name: String { field.name }
    var isRequired: Bool { field.isRequired }
    var hasExample: Bool { field.example != nil }
  }

  /// A value that is given to another definition.
  struct Given {
    enum Value {
      /// A scalar or nothing.
      case literal(ContextLiteral)
      /// A value of the screen's own or of the app's state, by its type.
      case reference(ContextType)
      /// A text put together.
      case template
    }

    let name: String
    let value: Value
  }

  /// A screen or a container that is named.
  struct Reference {
    let name: String
    /// Whether it is built from here, and not only named.
    var needsContext = true
    /// Whether a person gets there from here.
    var isWay = true
    /// Whether a tap opens it.
    var isOpened = false
    /// The container that is to hold it.
    var holder: SystemContainer?
    var given: [Given] = []
    /// The fixture that it is built with.
    var fixture: String?

    /// Whether a key gets a value.
    func gives(_ key: String) -> Bool { given.contains { $0.name == key } }
  }

  /// Another screen that a route leads through.
  struct Origin {
    let name: String
    /// What an action before it needs it to be in.
    let needed: SystemContainer?
    /// The name of the own route that goes on in the other screen's; `nil` where the other is on the way.
    let continuing: String?
  }

  let name: String
  /// Where the name stands in the file, in bytes.
  let nameOffsets: Range<Int>
  /// The context's keys.
  let fields: [Field]
  /// Whether there is something to warn of about one of them.
  let hasDoubtfulFields: Bool
  /// What it names.
  let named: Named

  /// What a screen names.
  struct Named {
    var screens: [Reference] = []
    /// The screens that it holds, which are among those that are named.
    var children: [String] = []
    /// The containers that are its layers, outermost first.
    var containers: [Reference] = []
    /// The containers that it is wrapped in by its folder's defaults.
    var inherited: [String] = []
    /// Whether all its layers are those of its folder's defaults.
    var isWrappedByDefaults = false
    /// The container of UIKit's that its outermost controller is.
    var outermost: SystemContainer?
    var hasSupportingViews = false
    var links: [(link: LinkDefinition, offsets: Range<Int>)] = []
    /// The links that taps follow, as far as they are known without a context.
    var followed: [String] = []

    /// The screens that its routes lead through.
    var origins: [Origin] = []

    /// The containers around it.
    var layers: some Sequence<String> { [inherited, containers.map(\.name)].joined() }
  }

  /// What lists show of it, if that is wanted and told easily.
  let head: Head?

  /// What lists show of a screen, as far as the screen itself says it.
  struct Head {
    var title: LocalizedText?
    var summary: String?
    var group: [String]?
    var tags: [String]?
    var required: [ContextField] = []
  }

  init(name: String, nameOffsets: Range<Int>, fields: [Field], named: Named, head: Head? = nil) {
    self.head = head
    self.name = name
    self.nameOffsets = nameOffsets
    self.fields = fields
    hasDoubtfulFields = fields.contains { !$0.isUsed || $0.isRequired && !$0.hasExample }
    self.named = named
  }
}
