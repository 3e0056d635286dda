/// The owner of a form whose fields store nothing.
package struct NoOwner: Sendable {}
