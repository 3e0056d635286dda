#if os(Linux)
  @_spi(Reflection) import Swift

  extension ReadableMemory {
    /// The class of an object, or what it is for Swift.
    func name(of object: Object) -> String {
      guard let type = type(of: object) else { return "(closure)" }
      let name = String(describing: type)
      let storages = [
        "_ContiguousArrayStorage": "(array)", "_DictionaryStorage": "(dictionary)", "_SetStorage": "(set)",
      ]
      return storages.first { name.hasPrefix($0.key) }?.value ?? name
    }

    /// A property by the name that code outside has for it.
    private static func known(_ name: String) -> String {
      let lazy = "$__lazy_storage_$_"
      if name.hasPrefix(lazy) { return String(name.dropFirst(lazy.count)) }
      return ["storedView": "view", "layoutState": "subviews"][name] ?? name
    }

    /// The stored property that is so far into an object, and whether it holds a closure.
    func field(at offset: Int, of object: Object) -> (name: String, isClosure: Bool)? {
      // The standard library's own storage has none that mean anything.
      guard let type = type(of: object), !name(of: object).hasPrefix("(") else { return nil }
      var found: (name: String, isClosure: Bool)?
      var nearest = -1
      // Of a class, and whatever isn't known left out.
      _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 3)) { name, start, type, _ in
        if start <= offset, start > nearest {
          let isClosure = String(describing: type).contains("->")
          (found, nearest) = ((Self.known(String(cString: name)), isClosure), start)
        }
        return true
      }
      return found
    }
  }
#endif
