#if os(Linux)
  import Foundation
  import PetriUIKit

  /// The shortest chain of references from one of several objects to another; a cycle if both are the same.
  struct OwnerPath {
    struct Step {
      let from: ReadableMemory.Object
      let offset: Int
      let to: ReadableMemory.Object
    }

    let steps: [Step]

    init?(
      from starts: [ReadableMemory.Object],
      to target: ReadableMemory.Object,
      in memory: ReadableMemory,
      limit: Int,
      isFollowed: (ReadableMemory.Object) -> Bool
    ) {
      var before: [UInt: Step] = [:]
      var seen: Set<UInt> = []
      var waiting = starts.filter { seen.insert($0.address).inserted }
      seen.remove(target.address)
      var next = 0
      while next < waiting.count, next < limit {
        let object = waiting[next]
        next += 1
        guard isFollowed(object) else { continue }
        for (offset, inner) in memory.references(of: object) where !seen.contains(inner.address) {
          guard !memory.isUnowned(offset, of: object) else { continue }
          seen.insert(inner.address)
          let step = Step(from: object, offset: offset, to: inner)
          guard inner.address == target.address else {
            before[inner.address] = step
            waiting.append(inner)
            continue
          }
          var steps = [step]
          while let earlier = before[steps[0].from.address] { steps.insert(earlier, at: 0) }
          self.steps = steps
          return
        }
      }
      return nil
    }
  }

  extension ReadableMemory {
    /// Whether a reference is a view's unowned one to its superview or controller.
    fileprivate func isUnowned(_ offset: Int, of object: Object) -> Bool {
      guard type(of: object) is UIView.Type else { return false }
      return ["owningController", "storedSuperview"].contains(field(at: offset, of: object)?.name)
    }
  }
#endif
