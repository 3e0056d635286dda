#if os(Linux)
  @_spi(Reflection) import Swift

  extension ReadableMemory {
    func name(of object: Object) -> String {
      guard let type = type(of: object) else { return "(closure)" }
      let name = String(describing: type)
      let storages = [
        "_ContiguousArrayStorage": "(array)", "_DictionaryStorage": "(dictionary)", "_SetStorage": "(set)",
      ]
      return storages.first { name.hasPrefix($0.key) }?.value ?? name
    }

    private static func known(_ name: String) -> String {
      let lazy = "$__lazy_storage_$_"
      if name.hasPrefix(lazy) { return String(name.dropFirst(lazy.count)) }
      return ["storedView": "view", "layoutState": "subviews"][name] ?? name
    }

    func field(at offset: Int, of object: Object) -> (name: String, isClosure: Bool)? {
      guard let type = type(of: object), !name(of: object).hasPrefix("(") else { return nil }
      var found: (name: String, isClosure: Bool)?
      var nearest = -1
      // The options are `classType` and `ignoreUnknown`.
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
