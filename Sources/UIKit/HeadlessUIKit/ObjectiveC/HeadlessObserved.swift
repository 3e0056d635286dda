/// A property that can be observed by its key path: what the plugin PetriObjectiveC writes for `@objc dynamic var`.
@propertyWrapper
public struct HeadlessObserved<Value> {
  private var stored: Value

  public init(wrappedValue: Value) {
    stored = wrappedValue
  }

  /// The compiler asks for it; a property of a class uses the subscript below in its place.
  public var wrappedValue: Value {
    get { stored }
    set { stored = newValue }
  }

  /// The value in an object, whose watchers look at it after each change.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped path: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: storage].stored }
    set {
      owner[keyPath: storage].stored = newValue
      HeadlessObservations.shared.mayHaveChanged(owner, at: path)
    }
  }
}
