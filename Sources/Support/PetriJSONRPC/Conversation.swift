package import PetriText

/// A JSON-RPC 2.0 connection that answers requests one after another.
///
/// There are no threads: ``Call/checkCancellation()`` reads pending messages during a request.
@MainActor
package final class Conversation {
  package enum Ending: Sendable, Equatable {
    /// The input ended and all requests are answered.
    case closed
    /// The service ended it.
    case finished
    /// The input can't be split into messages.
    case unreadable
    case outputClosed
  }

  package let dialect: Dialect
  private let limits: RPCLimits
  private let channel: any Channel
  private let log: ((String) -> Void)?
  private var reader: FrameReader
  private var queue = MessageQueue()
  private var current: Call?
  private var hasEnded = false
  private var ending: Ending?
  private var nextNumber = 1
  private var awaited: [RPCIdentifier: (Result<JSONValue, RPCReply>) -> Void] = [:]

  /// - Parameter log: receives a sanitized line for each incoming (`<-- {…}`) and outgoing (`--> {…}`) message.
  package init(
    _ dialect: Dialect,
    over channel: any Channel,
    limits: RPCLimits = RPCLimits(),
    log: ((String) -> Void)? = nil
  ) {
    self.dialect = dialect
    self.limits = limits
    self.channel = channel
    self.log = log
    reader = FrameReader(dialect.framing, limits: limits)
  }

  // MARK: - For services

  package var hasWaiting: Bool {
    receivePending()
    return !queue.isEmpty
  }

  package func notify(_ method: String, _ params: JSONText? = nil) {
    send(.notification(method: method, params: params))
  }

  /// Sends a request.
  ///
  /// - Parameter then: receives the response.
  package func request(
    _ method: String,
    _ params: JSONText? = nil,
    then: @escaping (Result<JSONValue, RPCReply>) -> Void = { _ in }
  ) {
    let id = RPCIdentifier.number(nextNumber)
    nextNumber += 1
    awaited[id] = then
    send(.request(id, method: method, params: params))
  }

  package func finish() { if ending == nil { ending = .finished } }

  // MARK: - The loop

  package func run(_ service: some Service) -> Ending {
    while ending == nil {
      if queue.isEmpty, !hasEnded {
        let milliseconds = service.rest(in: self)
        if ending == nil { receive(within: milliseconds) }
      }
      guard let entry = queue.next() else {
        if hasEnded, ending == nil { ending = .closed }
        continue
      }
      work(on: entry, service)
    }
    return ending ?? .closed
  }

  /// Reads available input without waiting.
  func receivePending() {
    guard !hasEnded, ending == nil, queue.count < limits.waiting, queue.size < limits.messageBytes else { return }
    receive(within: 0)
  }

  private func receive(within milliseconds: Int?) {
    switch channel.receive(within: milliseconds) {
    case .nothing: return
    case .bytes(let bytes):
      reader.add(bytes)
      while let frame = reader.next() { take(frame) }
    case .end:
      hasEnded = true
      if let frame = reader.last() { take(frame) }
      if dialect.endsWithInput, current != nil { endCalls() }
    }
  }

  /// Cancels the current and waiting requests, since nobody awaits the answers.
  private func endCalls() {
    current?.cancel(.inputEnded)
    queue.cancelAll(.inputEnded)
  }

  private func take(_ frame: Frame) {
    switch frame {
    case .message(let bytes): take(bytes)
    case .leftOut(let reason):
      log?("<-- (left out: \(reason))")
      queue.add(.error(nil, RPCError(.invalidRequest, reason), nil))
    case .unreadable(let reason):
      log?("<-- (unreadable: \(reason))")
      queue.add(.error(nil, RPCError(.parseError, reason), nil))
      queue.add(.unreadable)
      hasEnded = true
    }
  }

  private func take(_ bytes: [UInt8]) {
    let value: JSONValue
    do {
      value = try JSONParser.value(of: bytes, maxDepth: limits.depth)
    } catch {
      log?("<-- (\(error.message)) \(String(decoding: bytes.prefix(200), as: UTF8.self).cleaned)")
      return queue.add(.error(nil, RPCError(.parseError, error.message), nil))
    }
    log?("<-- \(value.text.compact)")
    guard let elements = value.array else { return queue(IncomingMessage(value), size: bytes.count) }
    guard (1...limits.batch).contains(elements.count) else {
      let error = RPCError(.invalidRequest, "a batch must have 1 to \(limits.batch) messages")
      return queue.add(.error(nil, error, nil))
    }
    let batch = MessageBatch(elements.count)
    for element in elements { queue(IncomingMessage(element), size: bytes.count / elements.count, of: batch) }
  }

  private func queue(_ message: IncomingMessage, size: Int, of batch: MessageBatch? = nil) {
    switch message {
    case .request(let id, let method, let params):
      guard current?.id != id, !queue.has(id) else {
        let error = RPCError(.invalidRequest, "a request with this 'id' isn't answered yet")
        return queue.add(.error(id, error, batch))
      }
      if batch == nil, let answer = dialect.answerAtOnce(to: method) { return send(.result(id, answer)) }
      queue.add(.call(Call(id, method, params, in: self), batch), size: size)
    case .notification(let method, let params):
      if method == dialect.cancellation.method, let id = params[dialect.cancellation.key].flatMap(RPCIdentifier.init) {
        if current?.id == id { current?.cancel(.cancelled) } else { queue.cancel(id) }
        return finish(batch)
      }
      queue.add(.notification(method, params, batch), size: size)
    case .response(let id, let result): queue.add(.response(id, result, batch), size: size)
    case .invalid(let error, let id): queue.add(.error(id, error, batch), size: size)
    }
  }

  private func work(on entry: MessageQueue.Entry, _ service: some Service) {
    switch entry {
    case .call(let call, let batch):
      current = call
      let answer = response(to: call, service)
      current = nil
      let isUnanswered = call.cancellation?.code == .cancelled && !dialect.answersCancelled
      if isUnanswered { finish(batch) } else { self.answer(answer, of: batch) }
    case .notification(let method, let params, let batch):
      service.take(method, params, in: self)
      finish(batch)
    case .response(let id, let result, let batch):
      if let id { awaited.removeValue(forKey: id)?(result) }
      finish(batch)
    case .error(let id, let error, let batch): answer(.error(id, error), of: batch)
    case .unreadable: if ending == nil { ending = .unreadable }
    }
  }

  private func response(to call: Call, _ service: some Service) -> OutgoingMessage {
    if let reason = call.cancellation { return .error(call.id, reason) }
    if let answer = dialect.answerAtOnce(to: call.method) { return .result(call.id, answer) }
    do {
      return .result(call.id, try service.answer(call, in: self))
    } catch {
      return .error(call.id, error)
    }
  }

  // MARK: - Sending

  /// Sends an answer, or holds it until its batch is complete.
  private func answer(_ message: OutgoingMessage, of batch: MessageBatch?) {
    guard let batch else { return send(message) }
    batch.answers.append(message.text)
    finish(batch)
  }

  private func finish(_ batch: MessageBatch?) {
    guard let batch else { return }
    batch.left -= 1
    if batch.left == 0, !batch.answers.isEmpty { send(.array(batch.answers)) }
  }

  func send(_ message: OutgoingMessage) { send(message.text) }

  private func send(_ message: JSONText) {
    guard ending != .outputClosed else { return }
    let text = message.compact
    log?("--> \(text)")
    if !channel.send(dialect.framing.framed(text)) { ending = .outputClosed }
  }
}
