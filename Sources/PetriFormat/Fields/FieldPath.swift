/// The place of a field's value in its owner.
typealias FieldPath<Owner, Value> = any WritableKeyPath<Owner, Value> & Sendable
