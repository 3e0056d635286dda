// libyaml calls malloc through functions of its own, which its library exports. Where it is linked as a shared library, those of the
// program come first, so that these are called; where it can't be so (a static library, macOS, a library linked with
// -Bsymbolic-functions), they are left out or serve only what is freed here, and everything is as libyaml has it. They are weak: a
// program that brings a libyaml of its own has them from there.

#include "CYAMLMemory.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#if defined(__has_feature)
#define IS_WATCHED (__has_feature(address_sanitizer))
#else
#define IS_WATCHED 0
#endif

enum {
  // Pieces are of 16, 32, ... 1,024 bytes, as many sizes as libyaml doubles a text to that fits on a line; larger ones are malloc's.
  sizes = 7,
  smallest = 16,
  page_size = 4096,
  // What one file needs at a time is a few kilobytes; what is beyond is malloc's, too.
  page_count = 16,
};

// A piece that is not in use.
struct piece {
  struct piece *next;
};

struct petri_yaml_memory {
  _Alignas(page_size) unsigned char pages[page_count][page_size];
  // The pieces of each size that are not in use.
  struct piece *pieces[sizes];
  // Which size the pieces of a page have.
  unsigned char sizes_of_pages[page_count];
  int pages_in_use;
};

#if defined(__ELF__)
// Found without a call, also where this is compiled for a shared library.
__attribute__((tls_model("initial-exec")))
#endif
static _Thread_local struct petri_yaml_memory *used;

struct petri_yaml_memory *petri_yaml_memory_make(void) {
  void *memory = NULL;
  if (IS_WATCHED || posix_memalign(&memory, page_size, sizeof(struct petri_yaml_memory)) != 0) return NULL;
  struct petri_yaml_memory *made = memory;
  memset(made->pieces, 0, sizeof made->pieces);
  made->pages_in_use = 0;
  return made;
}

void petri_yaml_memory_delete(struct petri_yaml_memory *memory) { free(memory); }

struct petri_yaml_memory *petri_yaml_memory_use(struct petri_yaml_memory *memory) {
  struct petri_yaml_memory *before = used;
  used = memory;
  return before;
}

static inline int size_for(size_t size) {
  return size <= smallest ? 0 : 60 - __builtin_clzll((unsigned long long)size - 1);
}

static inline int is_of(const struct petri_yaml_memory *memory, const void *piece) {
  return memory && (uintptr_t)piece - (uintptr_t)memory->pages < sizeof memory->pages;
}

static inline int size_of(const struct petri_yaml_memory *memory, const void *piece) {
  return memory->sizes_of_pages[((uintptr_t)piece - (uintptr_t)memory->pages) / page_size];
}

// Takes what is in no list: the first piece of a new page, or what is malloc's.
static __attribute__((noinline)) void *take(struct petri_yaml_memory *memory, size_t count) {
  int size = size_for(count);
  if (!memory || size >= sizes || memory->pages_in_use == page_count) return malloc(count ? count : 1);
  unsigned char *page = memory->pages[memory->pages_in_use];
  memory->sizes_of_pages[memory->pages_in_use++] = (unsigned char)size;
  size_t length = (size_t)smallest << size;
  for (size_t offset = page_size - length; offset > 0; offset -= length) {
    struct piece *piece = (struct piece *)(page + offset);
    piece->next = memory->pieces[size];
    memory->pieces[size] = piece;
  }
  return page;
}

__attribute__((weak, used)) void *yaml_malloc(size_t count) {
  struct petri_yaml_memory *memory = used;
  int size = size_for(count);
  struct piece *piece = memory && size < sizes ? memory->pieces[size] : NULL;
  if (!piece) return take(memory, count);
  memory->pieces[size] = piece->next;
  return piece;
}

__attribute__((weak, used)) void yaml_free(void *freed) {
  struct petri_yaml_memory *memory = used;
  if (!is_of(memory, freed)) return free(freed);
  int size = size_of(memory, freed);
  struct piece *piece = freed;
  piece->next = memory->pieces[size];
  memory->pieces[size] = piece;
}

__attribute__((weak, used)) void *yaml_realloc(void *old, size_t count) {
  struct petri_yaml_memory *memory = used;
  if (!old) return yaml_malloc(count);
  if (!is_of(memory, old)) return realloc(old, count ? count : 1);
  size_t length = (size_t)smallest << size_of(memory, old);
  if (count <= length) return old;
  void *new = yaml_malloc(count);
  if (!new) return NULL;
  memcpy(new, old, length);
  yaml_free(old);
  return new;
}
