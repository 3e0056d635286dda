#if os(Linux)
  import Foundation
  import PetriUIKit

  /// Finds what retains an object: a retain cycle, or else a chain from a known root or a variable.
  @MainActor
  struct OwnerSearch {
    private let memory = ReadableMemory()
    private static let limit = 400_000
    private static let nearLimit = 30_000
    /// Longer cycles are mostly false, because freed memory still contains old addresses.
    private static let longestCircle = 8

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

    private func words(for path: OwnerPath) -> [String] {
      let words = path.steps.flatMap { step -> [String] in
        let name = memory.name(of: step.to)
        guard let field = memory.field(at: step.offset, of: step.from) else { return [name] }
        // A closure that captures a single object uses it as its context.
        return field.isClosure && step.to.isInstance
          ? ["'\(field.name)' (closure)", name] : ["'\(field.name)' \(name)"]
      }
      return words.indices.filter { $0 == 0 || words[$0] != words[$0 - 1] || !words[$0].hasPrefix("(") }.map {
        words[$0]
      }
    }

    private func isAlive(_ object: ReadableMemory.Object) -> Bool {
      guard memory.type(of: object) is Timer.Type, let pointer = UnsafeRawPointer(bitPattern: object.address) else {
        return true
      }
      return Unmanaged<Timer>.fromOpaque(pointer).takeUnretainedValue().isValid
    }
  }
#else
  /// Finds nothing, because only the memory layout on Linux is known.
  @MainActor
  struct OwnerSearch {
    func chain(to object: AnyObject, from roots: [(words: String, object: AnyObject)] = []) -> OwnerChain? { nil }
  }
#endif
