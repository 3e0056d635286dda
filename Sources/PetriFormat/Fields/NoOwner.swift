/// The owner of a form of which nothing is made by its fields alone.
package struct NoOwner: Sendable {}
