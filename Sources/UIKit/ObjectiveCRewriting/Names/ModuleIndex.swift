/// The declarations of a module and of those that it may import, by name.
final class ModuleIndex {
  private var types: [String: [DeclaredType]] = [:]
  private var members: [String: [(type: DeclaredType, member: DeclaredMember)]] = [:]
  private let own: Set<ObjectIdentifier>
  private var exposedBefore: [ObjectIdentifier: [DeclaredMember]] = [:]

  init(own: [ReadSource], others: [ReadSource]) {
    self.own = Set(own.flatMap(\.types).map { ObjectIdentifier($0) })
    for type in (own + others).flatMap(\.types) {
      types[type.simpleName, default: []].append(type)
      for member in type.members { members[member.name, default: []].append((type, member)) }
    }
  }

  func ownClass(named text: String) -> DeclaredType? {
    let name = Self.plainName(text)
    return types[name]?.first { $0.kind == .class && own.contains(ObjectIdentifier($0)) }
  }

  func isOwn(_ type: DeclaredType) -> Bool { own.contains(ObjectIdentifier(type)) }

  func `class`(named text: String) -> DeclaredType? {
    types[Self.plainName(text)]?.first { $0.kind == .class }
  }

  func extensions(of type: DeclaredType) -> [DeclaredType] {
    (types[type.simpleName] ?? []).filter { $0.kind == .extension }
  }

  func protocols(named text: String) -> [DeclaredType] {
    (types[Self.plainName(text)] ?? []).filter { $0.kind == .protocol }
  }

  static func plainName(_ text: String) -> String {
    let name = text.prefix { $0 != "<" && !$0.isWhitespace }
    return name.split(separator: ".").last.map(String.init) ?? String(name)
  }

  // MARK: Members

  /// The class, its extensions, and those of its known superclasses.
  func chain(of type: DeclaredType) -> [DeclaredType] {
    var chain: [DeclaredType] = [type]
    var current = type.kind == .extension ? `class`(named: type.name) : type
    var passed: Set<ObjectIdentifier> = []
    if type.kind == .extension { chain += extensions(of: type) }
    while let found = current, passed.insert(ObjectIdentifier(found)).inserted {
      chain += [found] + extensions(of: found)
      current = found.inherited.first.flatMap { `class`(named: $0) }
    }
    return chain
  }

  /// The member that `#selector` refers to: in the written class, otherwise in the enclosing ones, otherwise in any.
  func member(_ method: NamedMethod, around type: DeclaredType?) -> DeclaredMember? {
    func fits(_ member: DeclaredMember) -> Bool {
      guard member.name == method.name else { return false }
      if method.accessor != nil { return member.kind == .property }
      guard member.kind == .method else { return false }
      return method.labels.map { $0 == member.labels } ?? true
    }
    func best(_ candidates: [DeclaredMember]) -> DeclaredMember? {
      candidates.first { $0.has("objc") || $0.has("IBAction") } ?? candidates.first
    }
    var scopes: [[DeclaredType]] = []
    let baseName = Self.plainName(method.base)
    if !method.base.isEmpty, let named = types[baseName] {
      scopes += named.map { $0.kind == .protocol ? [$0] : chain(of: $0) }
    }
    var around = type
    while let current = around {
      scopes.append(chain(of: current))
      around = current.parent
    }
    for scope in scopes {
      if let found = best(scope.flatMap(\.members).filter(fits)) { return found }
    }
    return best((members[method.name] ?? []).map(\.member).filter(fits))
  }

  // MARK: Exposure to Objective-C

  /// Whether the class or a superclass is `@objcMembers`.
  private func exposesAll(_ type: DeclaredType) -> Bool {
    if type.kind == .extension, type.has("objc") { return true }
    return chain(of: type).contains { $0.kind == .class && $0.has("objcMembers") }
  }

  private static let marks = [
    "objc", "IBAction", "IBSegueAction", "IBInspectable", "IBOutlet", "GKInspectable", "NSManaged",
  ]

  func exposed(of type: DeclaredType) -> [DeclaredMember] {
    guard type.kind == .class || type.kind == .extension else { return [] }
    if let before = exposedBefore[ObjectIdentifier(type)] { return before }
    let exposesAll = exposesAll(type)
    let requirements = Set(chain(of: type).flatMap(\.inherited).flatMap { self.requirements(of: $0, below: []) })
    let members = type.members.filter { member in
      guard member.kind != .initializer, !member.isStatic, !member.isUnavailable, !member.has("nonobjc") else {
        return false
      }
      if Self.marks.contains(where: member.has) { return true }
      if requirements.contains(Self.key(member)) { return true }
      return exposesAll && !member.isPrivate
    }
    exposedBefore[ObjectIdentifier(type)] = members
    return members
  }

  private func requirements(of name: String, below: Set<String>) -> [String] {
    guard !below.contains(name) else { return [] }
    return protocols(named: name).filter { $0.has("objc") }.flatMap { type in
      type.members.map(Self.key) + type.inherited.flatMap { requirements(of: $0, below: below.union([name])) }
    }
  }

  private static func key(_ member: DeclaredMember) -> String {
    member.name + (member.kind == .property ? "" : "(" + member.labels.map { ($0 ?? "_") + ":" }.joined() + ")")
  }

  static func selector(of member: DeclaredMember) -> String {
    if let name = member.customName, !name.isEmpty { return name }
    guard member.kind == .method else { return member.name }
    let key = NamedMethod(accessor: nil, base: "", name: member.name, labels: member.labels)
    return KnownSelectors.name(of: key)
      ?? SelectorName.method(
        member.name,
        labels: member.labels,
        canThrow: member.canThrow,
        isAsync: member.isAsync
      )
  }
}
