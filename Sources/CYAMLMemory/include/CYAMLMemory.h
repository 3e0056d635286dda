#ifndef CYAMLMEMORY_H
#define CYAMLMEMORY_H

#include <stddef.h>

/// Memory for the small pieces that libyaml takes and gives back by the million: four for every scalar.
struct petri_yaml_memory;

/// Makes one; NULL where there is no memory, or where the tools that watch for errors of memory must see every piece.
struct petri_yaml_memory *petri_yaml_memory_make(void);

/// Lets one go, of which no piece may be in use.
void petri_yaml_memory_delete(struct petri_yaml_memory *memory);

/// Lets this thread take its pieces from a memory, or from `malloc` where that is NULL, until it is told of another one. What was
/// taken from a memory is to be given back while it is used.
///
/// - Returns: which was used before.
struct petri_yaml_memory *petri_yaml_memory_use(struct petri_yaml_memory *memory);

// libyaml's own, which its header keeps to itself: libyaml takes and gives back all of its memory with them.
void *yaml_malloc(size_t size);
void *yaml_realloc(void *piece, size_t size);
void yaml_free(void *piece);

#endif
