/// A value with its node, for checks that follow.
package struct Located<Value: Sendable>: Sendable {
  let value: Value
  let node: Int
}

extension Rule {
  /// The rule for the value together with its node.
  var located: Rule<Located<Value>> {
    let read = read
    return Rule<Located<Value>>(shape) { reader, node, subject in
      read(&reader, node, subject).map { Located(value: $0, node: node) }
    }
  }
}
