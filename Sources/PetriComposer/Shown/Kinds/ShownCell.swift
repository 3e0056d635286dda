/// A row of a table, or an item of a collection.
struct ShownCell: ShownKind {
  let touch: ShownTouch
}
