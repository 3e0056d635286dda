typealias FieldPath<Owner, Value> = any WritableKeyPath<Owner, Value> & Sendable
