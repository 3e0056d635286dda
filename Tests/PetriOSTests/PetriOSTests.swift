import Expectations
import Synchronization
import Testing
import os
import os.log
import os.signpost

/// One suite, one test at a time: the handler is the process's.
@Suite("Messages and signposts", .serialized)
struct PetriOSTests {
  @Test("texts are private unless they say otherwise, numbers public")
  func privacy() {
    let logger = Logger(subsystem: "shop", category: "basket")
    let entries = heard {
      logger.info("\("Ann") has \(3) of \(1.5, format: .fixed(precision: 2))")
      logger.error("\("Ann", privacy: .public) \(7, privacy: .private) \(true)")
      logger.fault("\(255, format: .hex(minDigits: 4)) \(-7, align: .right(columns: 4))|\(Int.self, privacy: .public)")
    }
    expectEqual(
      entries.map(\.message),
      ["<private> has 3 of 1.50", "Ann <private> true", "00ff   -7|Int"]
    )
    expectEqual(entries.map(\.kind), [.message(.info), .message(.error), .message(.fault)])
    expectEqual(entries.first?.subsystem, "shop")
    expectEqual(entries.first?.category, "basket")
  }

  @Test("a hash tells equal private values from others")
  func hashes() {
    let logger = Logger()
    let entries = heard {
      for name in ["Ann", "Bo", "Ann"] { logger.log("\(name, privacy: .private(mask: .hash))") }
    }
    let texts = entries.map(\.message)
    #expect(texts.count == 3 && texts[0] == texts[2] && texts[0] != texts[1])
    #expect(texts.allSatisfy { $0.hasPrefix("<mask.hash: '") && !$0.contains("Ann") })
  }

  @Test("os_log puts values in their places as C does")
  func printf() {
    let log = OSLog(subsystem: "shop", category: "basket")
    let entries = heard {
      os_log("plain")
      os_log("%{public}@ has %d%% of %.1f, %s", log: log, type: .debug, "Ann", 3, 2.25, "Bo")
      os_log(.error, log: log, "%03d %x %{private}d %@", 7, 255, 1)
      os_log("\(2) rows")
    }
    expectEqual(entries.map(\.message), ["plain", "Ann has 3% of 2.2, <private>", "007 ff <private> %@", "2 rows"])
    expectEqual(entries.map(\.kind), [.default, .debug, .error, .default].map(LogEntry.Kind.message))
  }

  @Test("an interval has a beginning and an end with the same identifier")
  func signposts() {
    let signposter = OSSignposter(subsystem: "shop", category: .pointsOfInterest)
    let id = signposter.makeSignpostID()
    #expect(id != signposter.makeSignpostID())
    let entries = heard {
      let state = signposter.beginInterval("load", id: id, "\(2) rows")
      signposter.endInterval("load", state)
      signposter.emitEvent("tap")
      os_signpost(.event, log: OSLog(subsystem: "shop", category: "basket"), name: "old", "%d", 1)
    }
    expectEqual(
      entries.map(\.kind),
      [
        .signpost(.begin, name: "load", id: id), .signpost(.end, name: "load", id: id),
        .signpost(.event, name: "tap", id: .exclusive), .signpost(.event, name: "old", id: .exclusive),
      ]
    )
    expectEqual(entries.map(\.message), ["2 rows", "", "", "1"])
  }

  @Test("where nobody listens, or the log is disabled, no text is made")
  func silence() {
    let made = Mutex(0)
    func count() -> Int {
      made.withLock {
        $0 += 1; return $0
      }
    }
    Logger().log("\(count())")
    #expect(!OSLog.default.isEnabled(type: .fault))
    let entries = heard { Logger(.disabled).fault("\(count())") }
    expectEqual(entries, [])
    expectEqual(made.withLock { $0 }, 0)
  }

  private func heard(_ body: () -> Void) -> [LogEntry] {
    let entries = Entries()
    LogEntry.handler = { entries.append($0) }
    defer { LogEntry.handler = nil }
    body()
    return entries.all
  }
}

private final class Entries: Sendable {
  private let entries = Mutex<[LogEntry]>([])

  var all: [LogEntry] { entries.withLock { $0 } }

  func append(_ entry: LogEntry) {
    entries.withLock { $0.append(entry) }
  }
}
