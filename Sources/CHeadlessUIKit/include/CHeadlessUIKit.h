#ifndef CHEADLESSUIKIT_H
#define CHEADLESSUIKIT_H

/// The initializer without parameters that a class of Swift declares itself, by its type descriptor: the function that
/// makes an object. NULL where the class declares none, and where the program has no symbols.
const void *headless_own_initializer(const void *descriptor);

/// Makes an object: calls what `headless_own_initializer` found on a metatype. The caller owns the result.
void *headless_call_initializer(const void *initializer, const void *metatype);

#endif
