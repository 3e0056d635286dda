#ifndef CHEADLESSUIKIT_H
#define CHEADLESSUIKIT_H

// Called by Swift's own convention: HeadlessUIKit declares them itself, for a module of Swift that imports one of C can't be
// found without that one's map.
#define HEADLESS_SWIFT __attribute__((swiftcall))

/// The initializer without parameters that a class of Swift declares itself, by its type descriptor: the function that
/// makes an object. NULL where the class declares none, and where the program has no symbols.
HEADLESS_SWIFT const void *headless_own_initializer(const void *descriptor);

/// Makes an object: calls what `headless_own_initializer` found on a metatype. The caller owns the result.
HEADLESS_SWIFT void *headless_call_initializer(const void *initializer, const void *metatype);

#endif
