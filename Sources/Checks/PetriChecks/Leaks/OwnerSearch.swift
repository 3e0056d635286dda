#if os(Linux)
  import Foundation
  import PetriUIKit

  /// Finds what keeps an object: a circle through the object itself, else a way to it from what lives on.
  @MainActor
  struct OwnerSearch {
    private let memory = ReadableMemory()
    /// So many objects are looked at from all variables of the program.
    private static let limit = 400_000
    /// So many are looked at from the object itself, and from each known place.
    private static let nearLimit = 30_000
    /// A circle that is longer is none that a person would mend: memory that is free again still has old addresses in it.
    private static let longestCircle = 8

    /// The owners of an object; `nil` where none was found.
    ///
    /// - Parameter roots: what may keep it besides variables, with words for each.
    func chain(to object: AnyObject, from roots: [(words: String, object: AnyObject)] = []) -> OwnerChain? {
      let target = memory.object(object)
      if let circle = circle(through: target, followsEndedTimers: false) { return circle }
      for root in roots {
        let path = OwnerPath(
          from: [memory.object(root.object)],
          to: target,
          in: memory,
          limit: Self.nearLimit,
          isFollowed: isAlive
        )
        if let path { return OwnerChain(words: [root.words] + words(for: path)) }
      }
      if let circle = circle(through: target, followsEndedTimers: true) { return circle }
      let variables = memory.referencesOfVariables()
      let outside = "a global or static variable"
      if variables.contains(target) { return OwnerChain(words: [outside, memory.name(of: target)]) }
      guard let path = OwnerPath(from: variables, to: target, in: memory, limit: Self.limit, isFollowed: isAlive) else {
        return nil
      }
      return OwnerChain(words: [outside, memory.name(of: path.steps[0].from)] + words(for: path))
    }

    private func circle(through target: ReadableMemory.Object, followsEndedTimers: Bool) -> OwnerChain? {
      let path = OwnerPath(from: [target], to: target, in: memory, limit: Self.nearLimit) {
        followsEndedTimers || isAlive($0)
      }
      guard let path, path.steps.count < Self.longestCircle else { return nil }
      return OwnerChain(
        words: [memory.name(of: target)] + words(for: path),
        circle: Set(path.steps.map(\.to.address)),
        hasEndedTimer: followsEndedTimers
      )
    }

    /// The way without where it begins.
    private func words(for path: OwnerPath) -> [String] {
      let words = path.steps.flatMap { step -> [String] in
        let name = memory.name(of: step.to)
        guard let field = memory.field(at: step.offset, of: step.from) else { return [name] }
        // A closure that captures nothing but one object has no captured values of its own.
        return field.isClosure && step.to.isInstance
          ? ["'\(field.name)' (closure)", name] : ["'\(field.name)' \(name)"]
      }
      // A dictionary of dictionaries is one for a reader.
      return words.indices.filter { $0 == 0 || words[$0] != words[$0 - 1] || !words[$0].hasPrefix("(") }.map {
        words[$0]
      }
    }

    /// Whether an object isn't a timer that has ended.
    private func isAlive(_ object: ReadableMemory.Object) -> Bool {
      guard memory.type(of: object) is Timer.Type, let pointer = UnsafeRawPointer(bitPattern: object.address) else {
        return true
      }
      return Unmanaged<Timer>.fromOpaque(pointer).takeUnretainedValue().isValid
    }
  }
#else
  /// Finds nothing: how memory looks is known for Linux.
  @MainActor
  struct OwnerSearch {
    func chain(to object: AnyObject, from roots: [(words: String, object: AnyObject)] = []) -> OwnerChain? { nil }
  }
#endif
