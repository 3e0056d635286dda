/// A value with its node, for what is found out about it later.
package struct Located<Value: Sendable>: Sendable {
  let value: Value
  let node: Int
}

extension Rule {
  /// The rule with the node of the value.
  var located: Rule<Located<Value>> {
    let read = read
    return Rule<Located<Value>>(shape) { reader, node, subject in
      read(&reader, node, subject).map { Located(value: $0, node: node) }
    }
  }
}
